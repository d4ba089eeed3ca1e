/**
 * An identity document looked at again: its small print and its zone at other sizes, and the code on the back of
 * American and Canadian licences, which says all they say.
 */
import { type DecodedDocument } from '../../decode/document.js';
import { type FirstReading, type SecondLook } from '../../kind/second-look.js';
import { fold } from '../../layout/fold.js';
import { type Layout, layOut } from '../../layout/layout.js';
import { type Page } from '../../model/page.js';
import { reread } from '../../ocr/reread.js';
import { isLicenceCode } from './aamva.js';

const LICENCE = /licen[cs]e|identification card/;
const SURE_BY_CODE = 0.95;

/** Cards and open passports are this much wider than high. */
const CARD_SHAPE = { least: 1.25, most: 1.75 };

/** Pixels across at which small print of a card, and its zone, come out best. */
const CARD_WIDTH = 1800;
const ZONE_WIDTHS = [1400, 2000] as const;
/** The zone stands in the lowest part of a page. */
const ZONE_FROM = 0.68;

export const secondLook: SecondLook = {
  settled: true,
  mayBe,
  hasCodes: ({ text }) => LICENCE.test(fold(text)),
  sureByCodes: (codes) => (codes.some(isLicenceCode) ? SURE_BY_CODE : undefined),
  rereads,
};

/** A small picture in the shape of a card. */
function mayBe({ pages: [page, more] }: DecodedDocument): boolean {
  if (!page || more || page.words) return false;
  const shape = page.width / page.height;
  return shape >= CARD_SHAPE.least && shape <= CARD_SHAPE.most;
}

/** The first page at a size its small print can be read at, then its zone alone. */
async function rereads({ document, ocr, signal }: FirstReading): Promise<Layout[]> {
  const [page] = document.pages;
  if (!page || page.words) return [];
  const pages: Page[] = [];
  const { width } = await page.picture();
  if (width < CARD_WIDTH * 0.75) pages.push(await reread(page, 0, ocr, { width: CARD_WIDTH, signal }));
  for (const across of ZONE_WIDTHS) {
    pages.push(await reread(page, 0, ocr, { from: ZONE_FROM, width: across, signal }));
  }
  return pages.map((again) => layOut([again]));
}
