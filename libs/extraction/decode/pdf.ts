/**
 * PDFs to pages by pdf.js (its build for Node: no network, no worker thread). A page with a usable text layer keeps its
 * words; any other, and one whose text nobody sees, is rendered when its picture is asked for. Embedded files come
 * along. No script of the document is ever run.
 */
import { type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { msg } from '#texts/msg.js';
import { failure } from '../model/failures.js';
import { LIMITS } from '../model/limits.js';
import { type Attachment, type Word } from '../model/page.js';
import { refuseBombs } from '../sniff/pdf-bombs.js';
import { mostStrokes, refuseDeepStates } from '../sniff/pdf-drawing.js';
import { mayShowPrint } from '../sniff/pdf-pictures.js';
import { type DecodedDocument, type DecodedPage, type TurnedWords } from './document.js';
import { type FilledIn, filledIn, notCovered, type Readable, type View } from './filled-in.js';
import { flattened } from './flattened.js';
import { openPdf, type PdfDocument } from './open-pdf.js';
import { drawnPrint } from './drawn-print.js';
import { PdfRenderer } from './pdf-render.js';
import { placedOperators } from './placed-operators.js';
import { seenWords } from './seen-text.js';
import { textLayer, usable } from './text-layer.js';

export async function decodePdf(bytes: Uint8Array, makeRoom?: () => Promise<void>): Promise<DecodedDocument> {
  refuseBombs(bytes);
  refuseDeepStates(bytes);
  // No picture is decoded to learn how text and boxes to tick are shown.
  const pdf = await openPdf(bytes, { maxImageSize: 1 });
  const renderer = new PdfRenderer(bytes, makeRoom);
  try {
    if (pdf.numPages === 0) throw failure('unreadable', msg('This PDF has no pages.'));
    if (pdf.numPages > LIMITS.pages) throw failure('too_many_pages');
    const pictured = mayShowPrint(bytes, pdf.numPages);
    const asks = mostStrokes(bytes) * pdf.numPages <= LIMITS.strokesAsked;
    const pages: DecodedPage[] = [];
    for (let number = 1; number <= pdf.numPages; number++)
      pages.push(await decodePage(pdf, number, { renderer, pictured, asks }));
    return { pages, attachments: await attachments(pdf), close: () => renderer.close() };
  } catch (error) {
    throw error instanceof Error && error.name === 'ExtractionError' ? error : failure('unreadable');
  } finally {
    await pdf.destroy();
  }
}

interface Way {
  readonly renderer: PdfRenderer;
  /** Pictures of it may show print. */
  readonly pictured: boolean;
  /** It draws so little that each page can be asked what it shows. */
  readonly asks: boolean;
}

async function decodePage(pdf: PdfDocument, number: number, way: Way): Promise<DecodedPage> {
  const { renderer, pictured } = way;
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const { width, height } = viewport;
  if (!(width > 0 && height > 0)) throw failure('unreadable');
  if (Math.max(width, height) > LIMITS.pagePoints)
    throw failure('too_many_pixels', msg('A page of this PDF is too large.'));
  // A broken content stream spoils its page's text layer only; the page may still be drawn.
  const wordsOf = (items: readonly unknown[]) => textLayer(items, viewport.transform, width, height);
  const items = await page.getTextContent({ disableNormalization: true }).then(
    (content): readonly unknown[] => content.items,
    () => [],
  );
  const all = wordsOf(items);
  const view = { transform: viewport.transform, width, height };
  const { words, drawn } = usable(all) ? await seen(page, all, way) : { words: undefined, drawn: [] };
  const filled = words && (await filledPage(page, { words, items, view }));
  const sideways = words ? onItsSide(page, items, view) : [];
  page.cleanup();
  return {
    width,
    height,
    ...(filled && { words: filled.words }),
    ...(filled && filled.fields.length > 0 && { fields: filled.fields }),
    ...(sideways.length > 0 && { sideways }),
    ...(drawn.length > 0 && { drawn }),
    picture: () => renderer.picture(number),
    ...(words && pictured && { pictures: () => renderer.picturesOn(number) }),
  };
}

/** What a person sees of the words, and what else; all of them where the page is more than can be drawn. */
async function seen(page: PDFPageProxy, all: readonly Word[], { renderer, pictured, asks }: Way) {
  const nothingElse = { words: all, drawn: [] };
  if (!asks) return nothingElse;
  try {
    const { transform } = page.getViewport({ scale: 1 });
    const operators = placedOperators(await page.getOperatorList(), transform);
    const words = seenWords(page, all, { operators, pictured });
    const drawn = words ? drawnPrint(operators) : [];
    const asksForPicture = !words || drawn.length > 0;
    return asksForPicture && !renderer.mayDraw() ? nothingElse : { words, drawn };
  } catch {
    return nothingElse;
  }
}

function onItsSide(page: PDFPageProxy, items: readonly unknown[], { width, height }: View): TurnedWords[] {
  return ([90, 270] as const).flatMap((turn) => {
    const { transform } = page.getViewport({ scale: 1, rotation: (page.rotate + turn) % 360 });
    const words = textLayer(items, transform, height, width);
    return words.length > 0 ? [{ turn, words }] : [];
  });
}

/** The words of a page with what was filled in on it, and its fields. */
async function filledPage(page: PDFPageProxy, { words, items, view }: Readable): Promise<FilledIn> {
  const annotations = (await page.getAnnotations().catch(() => [])) as readonly unknown[];
  const typed = filledIn(annotations, view);
  const readable = { words: notCovered(words, annotations, view), items, view };
  const onScreen = typed.fields.some(({ name }) => name);
  const drawn = onScreen ? undefined : await flattened(page, readable, typed).catch(() => undefined);
  const fields = typed.fields.length > LIMITS.fields ? [] : typed.fields;
  return drawn ?? { words: [...readable.words, ...typed.words], fields };
}

async function attachments(pdf: PdfDocument): Promise<Attachment[]> {
  const files = (await pdf.getAttachments().catch(() => null)) as Record<
    string,
    { filename?: string; content?: Uint8Array }
  > | null;
  return Object.entries(files ?? {}).flatMap(([name, { filename, content }]) =>
    content?.length ? [{ name: filename ?? name, bytes: content }] : [],
  );
}
