/**
 * What a first reading leaves open, by the kind of document: barcodes of labels and of pages nobody could name, pages
 * that lie on their side, the zone, the code and the small print of identity documents at other sizes, the head of a
 * receipt. Costs nothing on documents that read well.
 */
import { type OcrEngine } from '#ports/ocr-engine.js';
import { type Classified, classify } from '../classify/classify.js';
import { type DecodedDocument } from '../decode/document.js';
import { type Barcode, barcodesOn } from '../barcodes/barcodes.js';
import { fold } from '../layout/fold.js';
import { type Layout, layOut } from '../layout/layout.js';
import { type Page } from '../model/page.js';
import { gainsFromStrip, headAgain } from '../kinds/receipt/head-again.js';
import { reread } from '../ocr/reread.js';
import { typeByCodes } from './type-by-codes.js';
import { readsPoorly, upright } from './upright.js';

export interface Seen {
  readonly layout: Layout;
  readonly type: Classified;
  readonly rereads: readonly Layout[];
  readonly barcodes: readonly Barcode[];
}

/** American licences carry all they say in a code on their back. */
const LICENCE = /licen[cs]e|identification card/;

/** A type that leads the next by less than this is looked at once more. */
const DOUBTFUL = 0.7;
/** Labels stand on the first pages; what follows is paperwork. */
const MOST_LABELS = 2;
/** Pixels across at which small print of a card, and its zone, come out best. */
const CARD_WIDTH = 1800;
const ZONE_WIDTHS = [1400, 2000] as const;
/** The zone stands in the lowest part of a page. */
const ZONE_FROM = 0.68;

export async function lookAgain(
  document: DecodedDocument,
  layout: Layout,
  /** What read the pages, as `ReadDocument` names it. */
  readers: readonly string[],
  ocr: OcrEngine,
  signal?: AbortSignal,
): Promise<Seen> {
  const first = classify(layout);
  if (first.docType === 'id_card') {
    const barcodes = LICENCE.test(fold(layout.text)) ? await readBarcodes(document, first) : [];
    return { layout, type: first, rereads: await cardAgain(document, layout, ocr, signal), barcodes };
  }
  const settled = first.docType !== 'unknown' && first.docType !== 'shipping_label';
  if (settled && (first.confidence >= DOUBTFUL || document.pages[0]?.words)) {
    const gains = first.docType === 'receipt' && gainsFromStrip(readers);
    const clearer = gains ? await headAgain(document, layout, ocr, signal) : layout;
    return { layout: clearer, type: first, rereads: [], barcodes: [] };
  }
  const enlarged = first.docType === 'unknown' ? await maybeCard(document, layout, ocr, signal) : undefined;
  if (enlarged) return enlarged;
  const turned = await turnedUpright(document, layout, ocr, signal);
  const again = turned === layout ? first : classify(turned);
  const barcodes = await readBarcodes(document, again);
  const type = typeByCodes(again, barcodes);
  const rereads = type.docType === 'id_card' ? await cardAgain(document, turned, ocr, signal) : [];
  return { layout: turned, type, rereads, barcodes };
}

async function turnedUpright(document: DecodedDocument, layout: Layout, ocr: OcrEngine, signal?: AbortSignal) {
  const pages: Page[] = [];
  for (const page of layout.pages) {
    const decoded = document.pages[page.index];
    const poor = pages.length < MOST_LABELS && decoded && !decoded.words && readsPoorly(page);
    pages.push((poor ? await upright(decoded, page, ocr, signal) : undefined) ?? page);
  }
  return pages.every((page, index) => page === layout.pages[index]) ? layout : layOut(pages);
}

async function readBarcodes(document: DecodedDocument, { docType }: Classified): Promise<Barcode[]> {
  const found: Barcode[] = [];
  for (const [index, page] of document.pages.slice(0, MOST_LABELS).entries()) {
    if (docType === 'shipping_label' || !page.words) found.push(...(await barcodesOn(await page.picture(), index)));
  }
  return found;
}

/** Cards and open passports are this much wider than high. */
const CARD_SHAPE = { least: 1.25, most: 1.75 };

/** A small picture in the shape of a card says what it is once its print is enlarged. */
async function maybeCard(
  document: DecodedDocument,
  layout: Layout,
  ocr: OcrEngine,
  signal?: AbortSignal,
): Promise<Seen | undefined> {
  const [page, more] = document.pages;
  if (!page || more || page.words) return undefined;
  const shape = page.width / page.height;
  if (shape < CARD_SHAPE.least || shape > CARD_SHAPE.most) return undefined;
  const rereads = await cardAgain(document, layout, ocr, signal);
  const type = classify(layOut([...layout.pages, ...rereads.flatMap(({ pages }) => pages)]));
  return type.docType === 'id_card' ? { layout, type, rereads, barcodes: [] } : undefined;
}

/** The first page at a size its small print can be read at, then its zone alone. */
async function cardAgain(
  document: DecodedDocument,
  layout: Layout,
  ocr: OcrEngine,
  signal?: AbortSignal,
): Promise<Layout[]> {
  const [page] = document.pages;
  const read = layout.pages[0];
  if (!page || page.words || !read || read.turn) return [];
  const rereads: Page[] = [];
  const { width } = await page.picture();
  if (width < CARD_WIDTH * 0.75) rereads.push(await reread(page, 0, ocr, { width: CARD_WIDTH, signal }));
  for (const across of ZONE_WIDTHS) {
    rereads.push(await reread(page, 0, ocr, { from: ZONE_FROM, width: across, signal }));
  }
  return rereads.map((again) => layOut([again]));
}
