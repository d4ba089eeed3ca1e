/**
 * A one-page invoice with a text layer, written by hand: the smallest real document the engine reads. Invented people
 * only.
 */
export interface InvoiceFacts {
  readonly number: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly total: string;
}

/** @param padding bytes of an unused stream, to make the file as large as a test wants it */
export function invoicePdf({ number, date, total }: InvoiceFacts, padding = 0): Buffer {
  const net = (Number(total) / 1.2).toFixed(2);
  const tax = (Number(total) - Number(net)).toFixed(2);
  const lines: [x: number, y: number, size: number, text: string][] = [
    [60, 780, 18, 'Larkfield Paper Mill Ltd'],
    [60, 760, 10, '7 Weir Road, Larkfield LF4 2QT, United Kingdom'],
    [60, 746, 10, 'VAT ID: GB123456789'],
    [60, 700, 16, 'INVOICE'],
    [60, 676, 10, 'Invoice number:'],
    [180, 676, 10, number],
    [60, 660, 10, 'Invoice date:'],
    [180, 660, 10, date],
    [60, 620, 10, 'Bill to:'],
    [60, 606, 10, 'Saltmarsh & Daughters'],
    [60, 592, 10, '4 Quay Street, Wendle WN1 3AB'],
    [60, 550, 10, 'Description'],
    [300, 550, 10, 'Qty'],
    [380, 550, 10, 'Unit price'],
    [480, 550, 10, 'Amount'],
    [60, 534, 10, 'Laid paper, cream'],
    [300, 534, 10, '1'],
    [380, 534, 10, net],
    [480, 534, 10, net],
    [380, 500, 10, 'Subtotal'],
    [480, 500, 10, net],
    [380, 484, 10, 'VAT 20%'],
    [480, 484, 10, tax],
    [380, 464, 12, 'Total GBP'],
    [480, 464, 12, total],
  ];
  const content = lines
    .map(([x, y, size, text]) => `BT /F1 ${size} Tf ${x} ${y} Td (${escape(text)}) Tj ET`)
    .join('\n');
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...(padding > 0 ? [`<< /Length ${padding} >>\nstream\n${'%'.repeat(padding)}\nendstream`] : []),
  ]);
}

function escape(text: string): string {
  return text.replace(/[\\()]/g, (character) => `\\${character}`);
}

function assemble(objects: readonly string[]): Buffer {
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const xref = pdf.length;
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  pdf += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  pdf += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`;
  return Buffer.from(pdf, 'latin1');
}
