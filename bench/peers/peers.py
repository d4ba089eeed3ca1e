"""What others make of the same documents, beside which Recto's figures mean something.

Three peers, as somebody would use them in an afternoon: `tesseract` and `rapidocr` with regular expressions for receipts and invoices,
and `invoice2data` with the templates it comes with for invoices. Writes predictions as `recto extract --ndjson` does, for
score-extraction.mjs, and tells how often the text that was read contains the value (letters and digits alone). Totals only: nothing
of a document is printed.

    python3 -m venv peers && peers/bin/pip install rapidocr onnxruntime invoice2data     (and Debian's tesseract-ocr, poppler-utils)
    npm run --silent recto -- extract --ndjson FILES > OUT/recto.ndjson
    peers/bin/python bench/peers/peers.py FOLDER OUT
    for peer in OUT/*.ndjson; do node ../shared/tools/score-extraction.mjs FOLDER/labels.jsonl $peer; done
"""

import json
import logging
import re
import subprocess
import sys
import tempfile
import unicodedata
from datetime import date
from pathlib import Path

TYPES = ("receipt", "invoice")
PICTURES = (".jpg", ".jpeg", ".png")
MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split()
SUM = re.compile(r"(?<![\d.,])(\d{1,3}(?:[ ,.']\d{3})+[.,]\d{2}|\d+[.,]\d{2})(?!\d)")
DAY = re.compile(r"(?<!\d)(\d{1,4})[-/. ](\d{1,2}|[A-Za-z]{3,9})[-/. ,]+(\d{2,4})(?!\d)")
NUMBER = re.compile(r"(?:invoice|bill|rechnung|facture|receipt)\s*(?:no|nr|number|nummer|n°|#)?\.?\s*:?\s*#?\s*([A-Z0-9][A-Z0-9/-]{2,})", re.I)


def main(folder: Path, out: Path) -> None:
    logging.disable(logging.ERROR)  # they name documents
    labels = [json.loads(line) for line in (folder / "labels.jsonl").read_text("utf8").splitlines() if line.strip()]
    wanted = [label for label in labels if label["docType"] in TYPES]
    readers = {"tesseract": tesseract, "rapidocr": rapidocr()}
    texts: dict[str, dict[str, str]] = {}
    for name, read in readers.items():
        texts[name] = {label["file"]: read_text(folder / label["file"], read) for label in wanted}
        write(out / f"{name}-and-expressions.ndjson", ((label, expressions(texts[name][label["file"]])) for label in wanted))
    invoices = [label for label in wanted if label["docType"] == "invoice"]
    write(out / "invoice2data.ndjson", ((label, templates(folder / label["file"])) for label in invoices))
    for name, read_by in texts.items():
        contains(name, wanted, read_by)


def read_text(path: Path, read) -> str:
    """A PDF's own text where it has any."""
    if path.suffix.lower() in PICTURES:
        return read(path)
    text = subprocess.run(["pdftotext", "-layout", path, "-"], capture_output=True).stdout.decode("utf8", "replace")
    if len(text.strip()) > 50:
        return text
    with tempfile.TemporaryDirectory() as pages:
        subprocess.run(["pdftoppm", "-r", "200", "-png", path, f"{pages}/page"], capture_output=True)
        return "\n".join(read(page) for page in sorted(Path(pages).glob("*.png")))


def tesseract(path: Path) -> str:
    return subprocess.run(["tesseract", path, "-", "--psm", "4"], capture_output=True).stdout.decode("utf8", "replace")


def rapidocr():
    from rapidocr import RapidOCR

    engine = RapidOCR()

    def read(path: Path) -> str:
        found = engine(str(path))
        if found.txts is None:
            return ""
        return "\n".join(rows(list(zip(found.boxes, found.txts))))

    return read


def rows(pieces):
    """Lines of print from pieces: what stands at the same height, from left to right."""
    lines: list[list] = []
    for box, text in sorted(pieces, key=lambda piece: piece[0][:, 1].mean()):
        middle, height = box[:, 1].mean(), box[:, 1].max() - box[:, 1].min()
        if lines and abs(lines[-1][0] - middle) < height / 2:
            lines[-1][1].append((box[:, 0].min(), text))
        else:
            lines.append([middle, [(box[:, 0].min(), text)]])
    return [" ".join(text for _, text in sorted(line)) for _, line in lines]


def expressions(text: str) -> dict:
    """What an afternoon's regular expressions find."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    found: dict = {}
    days = [day for day in map(iso, DAY.finditer(text)) if day]
    if days:
        found["invoice_date"] = found["date"] = days[0]
    said = [line for line in lines if re.search(r"\btotal|amount due|balance|gesamt|montant", line, re.I)]
    said = [line for line in said if not re.search(r"sub|qty|item|disc|tax|gst|net", line, re.I)] or said
    sums = [money(match) for line in said for match in SUM.findall(line)] or [money(match) for match in SUM.findall(text)]
    if sums:
        found["total_amount"] = max(sums)
    if lines:
        found["merchant_name"] = found["vendor_name"] = next((line for line in lines if re.search(r"[A-Za-z]{3}", line)), lines[0])
    ends = next((at for at, line in enumerate(lines[1:12], 1) if re.search(r"(?<!\d)\d{5}(?!\d)", line)), None)
    if ends is not None:
        begins = max(1, ends - 2)
        found["merchant_address"] = found["vendor_address"] = " ".join(lines[begins : ends + 1])
    number = NUMBER.search(text)
    if number:
        found["invoice_number"] = number.group(1)
    return found


def templates(path: Path) -> dict:
    from invoice2data import extract_data
    from invoice2data.extract.loader import read_templates

    try:
        answer = extract_data(str(path), templates=read_templates())
    except Exception:  # what it cannot read at all
        return {}
    if not answer:
        return {}
    names = {"amount": "total_amount", "invoice_number": "invoice_number", "issuer": "vendor_name", "currency": "currency"}
    found = {ours: answer[theirs] for theirs, ours in names.items() if answer.get(theirs) is not None}
    if answer.get("date"):
        found["invoice_date"] = str(answer["date"])[:10]
    return found


def iso(match: re.Match) -> str | None:
    first, month, last = match.groups()
    number = MONTHS.index(month[:3].lower()) + 1 if month[:3].lower() in MONTHS else int(month) if month.isdigit() else 0
    year, day = (int(first), int(last)) if len(first) == 4 else (int(last), int(first))
    year += 2000 if year < 100 else 0
    if number > 12:
        number, day = day, number
    try:
        return date(year, number, day).isoformat() if 1990 < year < 2100 else None
    except ValueError:
        return None


def money(text: str) -> float:
    return float(re.sub(r"[ ,.']", "", text[:-3]) + "." + text[-2:])


def write(path: Path, answers) -> None:
    with path.open("w", encoding="utf8") as file:
        for label, extraction in answers:
            file.write(json.dumps({"file": label["file"], "docType": label["docType"], "extraction": extraction}) + "\n")


def folded(value) -> str:
    return "".join(c for c in unicodedata.normalize("NFKC", str(value)).lower() if c.isalnum())


def contains(name: str, labels: list, texts: dict) -> None:
    for field in ("vendorName", "vendorAddress", "totalAmount"):
        asked = [label for label in labels if label["docType"] == "receipt" and label["fields"].get(field)]
        values = [(f"{label['fields'][field]:.2f}" if field == "totalAmount" else label["fields"][field], texts[label["file"]]) for label in asked]
        hits = sum(folded(value) in folded(text) for value, text in values)
        print(f"{name:10} the text contains {field:14} of {hits} of {len(asked)} receipts ({100 * hits / max(1, len(asked)):.1f} %)")


main(Path(sys.argv[1]), Path(sys.argv[2]))
