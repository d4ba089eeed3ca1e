/**
 * The five steps of the API page, as they are copied into a shell. web/e2e/api-examples.e2e.spec.ts runs them in order.
 */
export interface Example {
  readonly title: string;
  readonly text: string;
  readonly code: string;
}

export const EXAMPLES: readonly Example[] = [
  {
    title: 'Sign in',
    text: 'Fetch a puzzle, solve it (a second of work that keeps robots from guessing passwords), and exchange it with your e-mail address and password for a token.',
    code: `RECTO=http://localhost:3000
EMAIL=ada@example.test
PASSWORD='correct horse'

PROOF=$(curl -sS "$RECTO/api/bot-check?action=login" | python3 -c '
import base64, hashlib, json, sys
challenge = json.load(sys.stdin)["data"]["challenge"]
p, n = challenge["parameters"], 0
nonce, salt = bytes.fromhex(p["nonce"]), bytes.fromhex(p["salt"])
while True:
    key = hashlib.pbkdf2_hmac("sha256", nonce + n.to_bytes(4, "big"), salt, p["cost"], p["keyLength"]).hex()
    if key.startswith(p["keyPrefix"]):
        break
    n += 1
proof = {"challenge": challenge, "solution": {"counter": n, "derivedKey": key}}
print(base64.b64encode(json.dumps(proof).encode()).decode())')

TOKEN=$(jq -n --arg e "$EMAIL" --arg p "$PASSWORD" --arg r "$PROOF" \\
    '{email: $e, password: $p, recaptchaToken: $r}' |
  curl -sS "$RECTO/api/auth/login" -H 'Content-Type: application/json' -d @- |
  jq -r .data.token)`,
  },
  {
    title: 'Upload a document',
    text: 'One file, at most 10 MB: JPEG, PNG, GIF, BMP, TIFF or PDF. With deleteAfterProcessing=true the original goes as soon as it is read, and a day later when it could not be.',
    code: `ID=$(curl -sS "$RECTO/api/documents/upload" -H "Authorization: Bearer $TOKEN" \\
  -F file=@receipt.jpg -F deleteAfterProcessing=false |
  jq -r .data.document._id)`,
  },
  {
    title: 'Wait until it is read',
    text: 'With wait the answer is held until the document is read, for 30 seconds at most; an upload takes it, too. Or listen to /api/events, which sends a line as soon as something changes.',
    code: `until curl -sS "$RECTO/api/documents/$ID?wait=30" -H "Authorization: Bearer $TOKEN" |
  jq -e '.data.document.status | . == "completed" or . == "failed"' > /dev/null
do sleep 1; done`,
  },
  {
    title: 'Read the values, with how sure they are',
    text: 'extraction holds the values; confidence and evidence hold, by path, a number from 0 to 1 and the place on the page.',
    code: `curl -sS "$RECTO/api/documents/$ID" -H "Authorization: Bearer $TOKEN" |
  jq '.data.document | {docType, language, extraction, confidence, evidence}'`,
  },
  {
    title: 'Take it out as a table',
    text: 'Formats are json, csv, excel, xml and pdf; the fields are those you name, in your order.',
    code: `jq -n --arg id "$ID" '{
    selectedDocuments: [$id],
    selectedFields: ["extraction.merchant_name", "extraction.date", "extraction.total_amount"],
    format: "csv"
  }' |
  curl -sS "$RECTO/api/export/advanced" -H "Authorization: Bearer $TOKEN" \\
    -H 'Content-Type: application/json' -d @- -o export.csv
cat export.csv`,
  },
];
