/**
 * The two steps that handle the document's bytes and words, apart from the calls between them, so that they can run
 * where a hostile file does no harm. `read` is the local engine, whole: its refusals (unreadable, encrypted …) come
 * before anything leaves the machine, and its result is what the answer is checked against and what there is when no
 * answer comes.
 */
import { cutToLimits } from '#kernel/cut-to-limits.js';
import { type ExtractionResult, type ExtractOptions } from '#ports/extractor.js';
import { type OcrEngine } from '#ports/ocr-engine.js';
import { decode } from '#extraction/decode/decode.js';
import { type Page } from '#extraction/model/page.js';
import { extractDocument } from '#extraction/pipeline.js';
import { opened } from '#extraction/prepare/grey-image.js';
import { sniff } from '#extraction/sniff/sniff.js';
import { type Upload } from './api/answers.js';
import { merge, type Merged, type Merging } from './check/merge.js';

export interface Prepared {
  readonly local: ExtractionResult;
  /** The words the local result was read from. */
  readonly pages: readonly Page[];
  /** Nothing a model says could add to it: a whole e-invoice. */
  readonly complete: boolean;
  /** What goes to the OCR endpoint; none when the document has more pages than asked for. */
  readonly uploads: readonly Upload[];
}

export interface ReadOptions extends Pick<ExtractOptions, 'mime' | 'filename' | 'eInvoice' | 'onProgress'> {
  readonly maxPages: number;
}

export interface Steps {
  read(bytes: Uint8Array, options: ReadOptions & Pick<ExtractOptions, 'signal'>): Promise<Prepared>;
  merge(merging: Merging, signal?: AbortSignal): Promise<Merged>;
  warm(): Promise<void>;
  close(): Promise<void>;
}

const JPEG_QUALITY = 88;

export async function readStep(
  bytes: Uint8Array,
  { maxPages, ...options }: ReadOptions,
  ocr: OcrEngine,
): Promise<Prepared> {
  let pages: readonly Page[] = [];
  const local = await extractDocument(bytes, { ...options, onPages: (read) => (pages = read) }, ocr);
  const complete = isComplete(local);
  const uploads = complete || local.pages.length > maxPages ? [] : await uploadsOf(bytes, options.mime);
  return { local, pages, complete, uploads };
}

export const mergeStep = (merging: Merging): Merged =>
  cutToLimits({ ...merge(merging), leftOut: merging.local.leftOut });

function isComplete({ extraction, evidence }: ExtractionResult): boolean {
  const places = Object.values(evidence);
  return (
    places.length > 0 && extraction.line_items !== undefined && places.every(({ source }) => source === 'e-invoice')
  );
}

/** A PDF goes as it is; of a picture only its pixels do, upright: no camera, place or owner. */
async function uploadsOf(bytes: Uint8Array, mime: string | undefined): Promise<Upload[]> {
  const kind = sniff(bytes, mime);
  const document = await decode(bytes, kind);
  try {
    if (kind === 'pdf') return [{ kind: 'pdf', bytes, firstPage: 0, pages: document.pages.length }];
    const uploads: Upload[] = [];
    for (const [firstPage, page] of document.pages.entries()) {
      const seen = await opened(await page.picture())
        .jpeg({ quality: JPEG_QUALITY })
        .toBuffer();
      uploads.push({ kind: 'jpeg', bytes: seen, firstPage, pages: 1 });
    }
    return uploads;
  } finally {
    await document.close();
  }
}
