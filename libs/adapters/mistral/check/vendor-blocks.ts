/** The vendor's own reading of the pages: paragraphs and tables with boxes, where its model gives them. */
import { type Json } from '#kernel/json.js';
import { findAmounts } from '#extraction/normalise/amounts.js';
import { findDates, findTimes, toIso } from '#extraction/normalise/dates.js';
import { type OcrAnswerPage, type OcrBlock } from '../api/answers.js';
import { type FieldKind } from '#extraction/kind/fields.js';
import { CompactText } from '#extraction/whereabouts/compact-text.js';
import { type Place, sameSum } from '#extraction/whereabouts/place.js';

interface Searchable {
  readonly page: number;
  readonly block: OcrBlock;
  readonly plain: string;
  readonly text: CompactText;
}

/** A model that gives no confidence is taken to be as sure as models mostly are. */
const USUAL = 0.8;

export class VendorBlocks {
  private readonly blocks: readonly Searchable[];

  constructor(pages: readonly OcrAnswerPage[]) {
    this.blocks = pages.flatMap(({ index, blocks }) =>
      blocks.map((block): Searchable => {
        const plain = block.text.replace(/<[^>]{0,200}>/g, ' ').replace(/[|*#\\]/g, ' ');
        return { page: index, block, plain, text: new CompactText([plain]) };
      }),
    );
  }

  holding(kind: FieldKind, value: Json): Place[] {
    return this.blocks
      .filter(({ plain, text }) => standsIn(kind, value, plain, text))
      .map(({ page, block }) => ({
        evidence: { page, box: block.box, source: 'model' },
        sure: 0.45 + 0.4 * (block.confidence ?? USUAL),
        words: [],
      }));
  }
}

function standsIn(kind: FieldKind, value: Json, plain: string, text: CompactText): boolean {
  if (kind === 'money') return findAmounts(plain).some((amount) => sameSum(amount.value, value as number));
  if (kind === 'date')
    return findDates(plain).some((date) => toIso(date, 'dmy') === value || toIso(date, 'mdy') === value);
  if (kind === 'time') return findTimes(plain).some((time) => time.value === value);
  if (kind === 'number' || kind === 'currency') return false;
  return text.find(String(value)).length > 0;
}
