/** What the server calls a file, by `Content-Disposition` (RFC 6266) with a name in UTF-8; undefined without one. */
export function attachmentName(disposition: string | null): string | undefined {
  const encoded = /\bfilename\*=UTF-8''([^;\s]+)/i.exec(disposition ?? '')?.[1];
  try {
    return encoded && decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
