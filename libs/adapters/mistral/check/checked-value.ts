/**
 * Each answered value with what can be said for it: where it stands, whether the local engine has the same, and whether
 * it may be believed, that is, get more than 0.5.
 */
import { type Json } from '#kernel/json.js';
import { type DocType, type Evidence } from '#ports/extractor.js';
import { type Assembled } from '#extraction/reading/found.js';
import { type Reading } from '#extraction/reading/reading.js';
import { type Word } from '#extraction/model/page.js';
import { type Place } from '#extraction/whereabouts/place.js';
import { besideItsRow, rowAnchors, rowOf } from '#extraction/whereabouts/rows.js';
import { sameValue } from '#extraction/whereabouts/same-value.js';
import { Whereabouts } from '#extraction/whereabouts/whereabouts.js';
import { type OcrAnswerPage } from '../api/answers.js';
import { type Said } from '../ask/parse-answer.js';
import { holdsAny, samePath, valueAt } from './compare.js';
import { accountsOn, contradictions, isMoneyOrAccount, isProse, provedBySums, ROWS } from './money-rules.js';
import { VendorBlocks } from './vendor-blocks.js';

interface OwnValue {
  readonly value: Json;
  readonly confidence: number;
  readonly evidence?: Evidence;
}

export interface Checked extends Said {
  /** Where it stands; absent when it was not found. */
  readonly place?: Place;
  /** What the local engine has for the same field. */
  readonly own?: OwnValue;
  readonly agreed: boolean;
  /** It stands in text that gives instructions. */
  readonly instructed: boolean;
  /** An amount or an account. */
  readonly money: boolean;
  readonly believed: boolean;
}

export interface CheckedAnswer {
  readonly values: readonly Checked[];
  /** Amounts the local engine read that cannot all be right. */
  readonly contradicted: readonly string[];
}

export interface Checking {
  readonly said: readonly Said[];
  readonly own: Assembled;
  readonly reading: Reading;
  readonly vendor: readonly OcrAnswerPage[];
  readonly docType: DocType;
  /** Words of text that gives instructions. */
  readonly instructed: ReadonlySet<Word>;
  /** There is such text in the document. */
  readonly suspicious: boolean;
  /**
   * The model took it for another type than the local engine, which had one: its fields are not what that engine looks
   * for.
   */
  readonly retyped: boolean;
}

export function checkedValues(checking: Checking): CheckedAnswer {
  const { said, reading, vendor, instructed, suspicious, retyped, own } = checking;
  const blocks = new VendorBlocks(vendor);
  const whereabouts = new Whereabouts(reading, (kind, value) => blocks.holding(kind, value));
  const lineOf = new Map(reading.layout.lines.flatMap((line) => line.words.map((word) => [word, line] as const)));
  const anchors = rowAnchors(said, whereabouts);
  const inProse = (place: Place | undefined) =>
    place?.words.some((word) => isProse(lineOf.get(word)?.text ?? '')) ?? false;
  const ambiguous = accountsOn(reading) > 1;
  const contradicted = contradictions(sumsOf(own, said, whereabouts));

  const checked = said.map((one): Checked & { tabular: boolean } => {
    const place = besideItsRow(
      preferred(whereabouts.of(one.kind, one.value), instructed, inProse),
      anchors.get(rowOf(one.path) ?? ''),
      one,
    );
    const ownValue = ownOf(own, one.path);
    const agreed = ownValue !== undefined && sameValue(ownValue.value, one.value);
    const placedBadly =
      isAmong(place, instructed) || (agreed && holdsAny(ownValue.evidence, reading.layout.pages, instructed));
    const money = isMoneyOrAccount(one.kind, one.value, checking.docType);
    const tabular = !(checking.docType === 'invoice' || checking.docType === 'receipt') || !inProse(place);
    const believed = money
      ? agreed &&
        !placedBadly &&
        !retyped &&
        !one.path.startsWith(ROWS) &&
        (one.kind === 'money' ? tabular && !contradicted.includes(one.path) : !ambiguous)
      : (place !== undefined || agreed) && !placedBadly;
    return { ...one, place, own: ownValue, agreed, instructed: placedBadly, money, believed, tabular };
  });
  if (suspicious) return { values: checked, contradicted };
  const sums = Object.fromEntries(
    checked.flatMap(({ path, value, place, tabular, instructed: bad }) =>
      typeof value === 'number' && place?.words.length && tabular && !bad ? [[path, value]] : [],
    ),
  );
  const proved = provedBySums(
    new Set(checked.flatMap(({ path, kind, believed }) => (kind === 'money' && believed ? [path] : []))),
    sums,
  );
  const values = checked.map((value) => ({
    ...value,
    believed: value.believed || (proved.has(value.path) && !contradicted.includes(value.path)),
  }));
  return { values, contradicted };
}

/** What the local engine read, with a prepayment it may have missed. */
function sumsOf(own: Assembled, said: readonly Said[], whereabouts: Whereabouts): Record<string, number> {
  const numbers = Object.entries(own.extraction).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  const prepaid = said.find(
    ({ path, kind, value }) => path === 'prepaid_amount' && whereabouts.of(kind, value).length > 0,
  );
  return {
    ...(typeof prepaid?.value === 'number' ? { prepaid_amount: prepaid.value } : {}),
    ...Object.fromEntries(numbers),
  };
}

function ownOf(own: Assembled, path: string): OwnValue | undefined {
  const same = path in own.confidence ? path : Object.keys(own.confidence).find((other) => samePath(other, path));
  const value = same === undefined ? undefined : valueAt(own.extraction, same);
  return same === undefined || value === undefined
    ? undefined
    : { value, confidence: own.confidence[same]!, evidence: own.evidence[same] };
}

/** A value may stand in a table and be spoken of in a sentence; those in instructions come last. */
function preferred(
  places: readonly Place[],
  instructed: ReadonlySet<Word>,
  inProse: (place: Place) => boolean,
): readonly Place[] {
  const clean = places.filter((place) => !isAmong(place, instructed));
  const tabular = clean.filter((place) => !inProse(place));
  return tabular.length > 0 ? tabular : clean.length > 0 ? clean : places;
}

const isAmong = (place: Place | undefined, words: ReadonlySet<Word>): boolean =>
  place?.words.some((word) => words.has(word)) ?? false;
