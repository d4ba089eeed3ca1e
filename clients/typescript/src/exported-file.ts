/** A file as the server sends it. */
export interface ExportedFile {
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export function exportedFile(answer: {
  readonly headers: Headers;
  readonly bytes: Uint8Array<ArrayBuffer>;
}): ExportedFile {
  return {
    filename: filenameIn(answer.headers.get('Content-Disposition') ?? '') ?? 'export',
    contentType: answer.headers.get('Content-Type') ?? 'application/octet-stream',
    bytes: answer.bytes,
  };
}

/** RFC 6266: the one in UTF-8 is the whole name. */
function filenameIn(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : /filename="([^"]*)"/i.exec(disposition)?.[1];
}
