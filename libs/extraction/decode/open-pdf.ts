/** Opens a PDF with pdf.js: nothing is fetched, no script of the document is run. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { failure } from '../model/failures.js';
import { LIMITS } from '../model/limits.js';

/**
 * Decoders for JBIG2 and JPEG 2000 scans, colour profiles, fonts and character maps that pdf.js keeps in files of its
 * own package; without them such scans are drawn blank. Read from the disk: paths, not addresses.
 */
const PARTS = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const part = (folder: string) => `${join(PARTS, folder)}/`;

export type PdfDocument = PDFDocumentProxy;

/** pdf.js takes the bytes away from its caller, so each opening gets its own copy. */
export async function openPdf(bytes: Uint8Array, options: Record<string, unknown> = {}): Promise<PdfDocument> {
  try {
    return await getDocument({
      data: new Uint8Array(bytes),
      verbosity: 0,
      isEvalSupported: false,
      disableAutoFetch: true,
      stopAtErrors: false,
      maxImageSize: LIMITS.pixels,
      wasmUrl: part('wasm'),
      iccUrl: part('iccs'),
      cMapUrl: part('cmaps'),
      cMapPacked: true,
      standardFontDataUrl: part('standard_fonts'),
      ...options,
    }).promise;
  } catch (error) {
    throw error instanceof Error && error.name === 'PasswordException'
      ? failure('encrypted_pdf')
      : failure('unreadable');
  }
}
