import type { Response } from 'express';
import { attachment } from '#platform/content-disposition.js';

/** What every exported file is sent with. */
export function setFileHeaders(
  response: Response,
  { filename, mediaType }: { readonly filename: string; readonly mediaType: string },
): void {
  response.set({
    'Content-Type': mediaType,
    'Content-Disposition': attachment(filename),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Cache-Control': 'private, no-store',
  });
}
