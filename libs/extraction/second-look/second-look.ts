/**
 * What a first reading leaves open, by the kind of document: barcodes of labels and of pages nobody could name, the
 * zone, the code and the small print of identity documents at other sizes, the head of a receipt. What each type is
 * looked at for stands in its own folder. Costs nothing on documents that read well.
 */
import { type DocType } from '#ports/extractor.js';
import { type Barcode, barcodesOn } from '../barcodes/barcodes.js';
import { boxed } from '../boxes/boxed.js';
import { classify, mayGiveWay } from '../classify/classify.js';
import { type DecodedDocument } from '../decode/document.js';
import { type Classified } from '../kind/kind.js';
import { type FirstReading } from '../kind/second-look.js';
import { isUnclaimed, KINDS, kindOf } from '../kinds/all.js';
import { type Layout, layOut } from '../layout/layout.js';
import { isMirrored } from '../model/pose.js';
import { pastedIn } from './pasted.js';
import { DOUBTFUL, typeByCodes } from './type-by-codes.js';

export interface Seen {
  readonly layout: Layout;
  readonly type: Classified<DocType>;
  readonly rereads: readonly Layout[];
  readonly barcodes: readonly Barcode[];
}

/** Labels stand on the first pages; what follows is paperwork. */
const MOST_LABELS = 2;

export async function lookAgain(read: FirstReading): Promise<Seen> {
  const first = { ...read, layout: pastedIn(read.layout) };
  const { document, layout } = first;
  const type = classify(layout);
  // What else is looked for is in Latin letters, or boxes on the page as it came.
  if (layout.pages.some(({ pose }) => isMirrored(pose)))
    return { layout, type, rereads: [], barcodes: await readBarcodes(document, type) };
  const taken = await takenByBoxes(first, type);
  if (taken) return taken;
  if (isSettled(type, document)) return sureLook(first, type);
  const enlarged = isUnclaimed(type.docType) ? await enlargedLook(first) : undefined;
  if (enlarged) return enlarged;
  const barcodes = await readBarcodes(document, type);
  const settled = typeByCodes(type, barcodes, layout);
  if (isUnclaimed(settled.docType)) return { ...(await boxedLook(document, layout, settled)), rereads: [], barcodes };
  const rereads = await kindOf(settled.docType).secondLook?.rereads?.(first);
  return { layout, type: settled, rereads: rereads ?? [], barcodes };
}

/** What another type claims, but not plainly, is seen to be a form by its boxes to tick. */
async function takenByBoxes({ document, layout }: FirstReading, { docType }: Classified<DocType>) {
  if (isUnclaimed(docType) || !mayGiveWay(layout)) return undefined;
  const seen = layOut(await boxed(document, layout.pages));
  const type = classify(seen);
  return isUnclaimed(type.docType) ? { layout: seen, type, rereads: [], barcodes: [] } : undefined;
}

/** With the boxes to tick, by which a page may be seen to be a form. */
async function boxedLook(document: DecodedDocument, layout: Layout, type: Classified<DocType>) {
  const pages = await boxed(document, layout.pages);
  if (pages.every((page, index) => page === layout.pages[index])) return { layout, type };
  const seen = layOut(pages);
  const now = classify(seen);
  return { layout: seen, type: isUnclaimed(now.docType) ? now : type };
}

function isSettled({ docType, confidence }: Classified<DocType>, { pages }: DecodedDocument): boolean {
  const { settled, byCodes } = kindOf(docType).secondLook ?? {};
  if (settled || byCodes || isUnclaimed(docType)) return settled === true;
  return confidence >= DOUBTFUL || pages[0]?.words !== undefined;
}

/** What the type is always looked at again for. */
async function sureLook(first: FirstReading, type: Classified<DocType>): Promise<Seen> {
  const { document, layout } = first;
  const { secondLook } = kindOf(type.docType);
  const barcodes = secondLook?.hasCodes?.(layout) ? await readBarcodes(document, type) : [];
  const rereads = (await secondLook?.rereads?.(first)) ?? [];
  return { layout: (await secondLook?.clearer?.(first)) ?? layout, type, rereads, barcodes };
}

/** A page nobody could name may say what it is once its print is enlarged. */
async function enlargedLook(first: FirstReading): Promise<Seen | undefined> {
  const { document, layout } = first;
  for (const { name, secondLook } of KINDS) {
    if (!secondLook?.mayBe?.(document)) continue;
    const rereads = (await secondLook.rereads?.(first)) ?? [];
    const type = typeEnlarged(layout, rereads);
    if (type.docType === name) return { layout, type, rereads, barcodes: [] };
  }
  return undefined;
}

export const typeEnlarged = (layout: Layout, rereads: readonly Layout[]): Classified<DocType> =>
  classify(layOut([...layout.pages, ...rereads.flatMap(({ pages }) => pages)]));

async function readBarcodes({ pages }: DecodedDocument, { docType }: Classified<DocType>): Promise<Barcode[]> {
  const always = kindOf(docType).secondLook?.byCodes;
  const found: Barcode[] = [];
  for (const [index, page] of pages.slice(0, MOST_LABELS).entries()) {
    if (always || !page.words) found.push(...(await barcodesOn(await page.picture(), index, page.pose)));
  }
  return found;
}
