/** `Content-Disposition` by RFC 6266: a plain ASCII name for old readers, the true one in UTF-8 beside it. Pure. */
export function attachment(filename: string): string {
  const ascii = filename.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const whole = filename.replace(/\p{Cs}/gu, '_'); // half a character has no UTF-8
  const utf8 = encodeURIComponent(whole).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`;
}
