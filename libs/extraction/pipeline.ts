/**
 * The engine: bytes → result, each stage in turn. Pure but for the OCR engine it is given. Same bytes, same options,
 * same result. Runs unbounded in time and memory: the adapter that calls it sets those limits.
 * @throws ExtractionError
 */
import { cutToLimits } from '#kernel/cut-to-limits.js';
import { type PageSize, type Turn } from '#kernel/page-size.js';
import { type DocType, type ExtractionResult, type ExtractOptions } from '#ports/extractor.js';
import { OcrFailed, type OcrEngine } from '#ports/ocr-engine.js';
import { calibrate } from './confidence/calibrate.js';
import { calibrated } from './confidence/calibration.js';
import { decode } from './decode/decode.js';
import { type DecodedPage } from './decode/document.js';
import { failure } from './model/failures.js';
import { firstDocument } from './kind/first-document.js';
import { assemble } from './reading/found.js';
import { readingOf } from './reading/reading.js';
import { type Stated } from './kind/kind.js';
import { KINDS, kindOf } from './kinds/all.js';
import { languageAfter } from './language/language-after.js';
import { layOut } from './layout/layout.js';
import { lookOf } from './learned/look.js';
import { readPages } from './ocr/read-pages.js';
import { type Attachment, type Page } from './model/page.js';
import { lookAgain, type Seen } from './second-look/second-look.js';
import { sniff } from './sniff/sniff.js';
import { placeStated } from './whereabouts/stated.js';

const ENGINE = 'local/1';

export type PipelineOptions = Pick<ExtractOptions, 'mime' | 'filename' | 'eInvoice' | 'signal' | 'onProgress'> & {
  /** Hears the words the result was read from; who checks another reader's answer against them needs them. */
  readonly onPages?: (pages: readonly Page[]) => void;
};

export async function extractDocument(
  bytes: Uint8Array,
  options: PipelineOptions,
  ocr: OcrEngine,
): Promise<ExtractionResult> {
  const started = performance.now();
  const { signal, onProgress: progress = () => {}, eInvoice = true } = options;
  const kind = sniff(bytes, options.mime);
  progress('decode');
  const document = await decode(bytes, kind, () => ocr.makeRoom());
  try {
    const read = await orFailed(() => readPages(document, ocr, { signal, progress }));
    const { pages, language: first, readers } = read;
    options.onPages?.(pages);
    progress('fields');
    const layout = layOut(pages);
    const exact = statedIn(eInvoice ? document.attachments : []);
    if (!exact && !/[\p{L}\p{N}]/u.test(layout.text)) throw failure('no_text');
    const seen: Seen = exact
      ? { layout, type: { docType: exact.docType, confidence: 0.99 }, rereads: [], barcodes: [] }
      : await orFailed(() => lookAgain({ document: read.document, layout, readers, ocr, signal }));
    const { type } = seen;
    const language = languageAfter(first, layout, seen.layout);
    const reading = readingOf(seen.layout, language, seen);
    const kind = kindOf(type.docType);
    const { reading: own, anotherFrom } = firstDocument(kind, reading);
    const guessed = kind.fields(own);
    const finds = exact
      ? [...placeStated(exact.finds, guessed, reading, kind), ...(exact.complete ? [] : guessed)]
      : guessed;
    const { extraction, confidence, evidence } = assemble(finds);
    return cutToLimits({
      docType: type.docType,
      docTypeConfidence: type.confidence,
      language: kind.language?.(language, seen.layout.text, extraction) ?? language,
      pages: document.pages.map((page, index) => sizeOf(page, read.document.pages[index]?.turn)),
      extraction,
      confidence: calibrate(calibrated(type.docType, confidence, evidence, seen.layout.pages), evidence),
      evidence,
      ...(anotherFrom && !exact && { anotherFrom }),
      look: lookOf(seen.layout.pages),
      text: seen.layout.text,
      engine: [ENGINE, ...readers].join(' '),
      processingTime: Math.round(performance.now() - started),
    });
  } finally {
    await document.close();
  }
}

/** Of the page as it came, like the places on it. */
function sizeOf({ width, height }: DecodedPage, turn: Turn | undefined): PageSize {
  return { width, height, ...(turn && { turn }) };
}

/** What files inside the document state, by the first type that finds one of its own there. */
function statedIn(attachments: readonly Attachment[]): (Stated & { readonly docType: DocType }) | undefined {
  for (const { name, stated } of KINDS) {
    const found = stated?.(attachments);
    if (found) return { docType: name, ...found };
  }
  return undefined;
}

async function orFailed<T>(reading: () => Promise<T>): Promise<T> {
  try {
    return await reading();
  } catch (error) {
    if (!(error instanceof OcrFailed)) throw error;
    throw failure(error.reason === 'timed_out' ? 'timed_out' : 'unreadable');
  }
}
