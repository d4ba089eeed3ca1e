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
    title: 'Make a key',
    text: 'Under Settings, Developers: with documents:read, documents:write and export. Put in the address of your server and the key.',
    code: `RECTO=http://localhost:3000
RECTO_KEY=recto_live_…`,
  },
  {
    title: 'Upload a document',
    text: 'One file, at most 10 MB: JPEG, PNG, GIF, BMP, TIFF or PDF. With deleteAfterProcessing=true the original goes as soon as it is read, and a day later when it could not be.',
    code: `ID=$(curl -sS "$RECTO/api/documents/upload" -H "Authorization: Bearer $RECTO_KEY" \\
  -F file=@receipt.jpg -F deleteAfterProcessing=false |
  jq -r .data.document._id)`,
  },
  {
    title: 'Wait until it is read',
    text: 'With wait the answer is held until the document is read, for 30 seconds at most; an upload takes it, too. Or let a webhook tell you.',
    code: `until curl -sS "$RECTO/api/documents/$ID?wait=30" -H "Authorization: Bearer $RECTO_KEY" |
  jq -e '.data.document.status | . == "completed" or . == "failed"' > /dev/null
do sleep 1; done`,
  },
  {
    title: 'Read the values, with how sure they are',
    text: 'extraction holds the values; confidence and evidence hold, by path, a number from 0 to 1 and the place on the page.',
    code: `curl -sS "$RECTO/api/documents/$ID" -H "Authorization: Bearer $RECTO_KEY" |
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
  curl -sS "$RECTO/api/export/advanced" -H "Authorization: Bearer $RECTO_KEY" \\
    -H 'Content-Type: application/json' -d @- -o export.csv
cat export.csv`,
  },
];
