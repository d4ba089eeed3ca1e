/** A signed message to recompute, as the API page and docs/webhooks.md show it. */
export const WEBHOOK_EXAMPLE = {
  secret: 'whsec_cmVjdG8ncyBwdWJsaWMgZXhhbXBsZSBzZWNyZXQ=',
  id: 'msg_0190a1b2-7c3d-7e4f-8a5b-0000000000e1',
  /** seconds since 1970 */
  timestamp: 1772357400,
  body: '{"type":"document.completed","timestamp":"2026-03-01T09:30:00.000Z","data":{"workspaceId":"0190a1b2-7c3d-7e4f-8a5b-0000000000c1","documentId":"0190a1b2-7c3d-7e4f-8a5b-0000000000d1","docType":"invoice","status":"completed","version":1,"link":"https://recto.example/api/documents/0190a1b2-7c3d-7e4f-8a5b-0000000000d1"}}',
  signature: 'v1,6aU3dLMHSmu44vPSoE2UquYULX2IXtG6Gebod/MmM40=',
} as const;

const { secret, id, timestamp, body } = WEBHOOK_EXAMPLE;

/** Prints the signature, in a shell with openssl. */
export const WEBHOOK_EXAMPLE_SHELL = `SECRET='${secret}'
ID='${id}'
TIMESTAMP=${timestamp}
BODY='${body}'

KEY=$(printf %s "\${SECRET#whsec_}" | base64 -d | od -An -v -tx1 | tr -d ' \\n')
printf %s "$ID.$TIMESTAMP.$BODY" |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$KEY" -binary | base64`;
