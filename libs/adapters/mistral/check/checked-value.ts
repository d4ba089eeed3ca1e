/**
 * Each answered value with what can be said for it: where it stands, whether the local engine has the same, and whether
 * it may be believed, that is, get more than 0.5.
 */
import { type Json } from '#kernel/json.js';
import { type DocType, type Evidence } from '#ports/extractor.js';
import { type Assembled } from '#extraction/reading/found.js';
import { type Reading } from '#extraction/reading/reading.js';
import { type Word } from '#extraction/model/page.js';
import { type OcrAnswerPage } from '../api/answers.js';
import { type Said } from '../ask/parse-answer.js';
import { holdsAny, samePath, sameValue, valueAt } from './compare.js';
import { accountsOn, contradictions, isMoneyOrAccount, isProse, provedBySums, ROWS } from './money-rules.js';
import { nearest, type Place } from './place.js';
import { Whereabouts } from './whereabouts.js';

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
  const whereabouts = new Whereabouts(reading, vendor);
  const lineOf = new Map(reading.layout.lines.flatMap((line) => line.words.map((word) => [word, line] as const)));
  const anchors = rowAnchors(said, whereabouts);
  const inProse = (place: Place | undefined) =>
    place?.words.some((word) => isProse(lineOf.get(word)?.text ?? '')) ?? false;
  const ambiguous = accountsOn(reading) > 1;
  const contradicted = contradictions(sumsOf(own, said, whereabouts));

  const checked = said.map((one): Checked & { tabular: boolean } => {
    const place = chosen(
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

const rowOf = (path: string): string | undefined => /^[a-z_]+\.\d+(?=\.)/.exec(path)?.[0];

/** The values of a row are looked for beside its description, or its amount when that is not found. */
function rowAnchors(said: readonly Said[], whereabouts: Whereabouts): Map<string, Place> {
  const anchors = new Map<string, Place>();
  for (const part of ['description', 'amount']) {
    for (const { path, kind, value } of said) {
      const row = rowOf(path);
      const [place] = row && path.endsWith(`.${part}`) && !anchors.has(row) ? whereabouts.of(kind, value) : [];
      if (row && place) anchors.set(row, place);
    }
  }
  return anchors;
}

/** Down the page, in parts of it: about two lines. */
const BESIDE = 0.035;

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

function chosen(best: readonly Place[], anchor: Place | undefined, { path, kind }: Said): Place | undefined {
  if (best.length === 0 || rowOf(path) === undefined) return best[0];
  const samePage = anchor ? best.filter(({ evidence }) => evidence.page === anchor.evidence.page) : [];
  const place = anchor && samePage.length > 0 ? nearest(samePage, anchor) : undefined;
  const away =
    place?.evidence.box && anchor?.evidence.box ? Math.abs(place.evidence.box[1] - anchor.evidence.box[1]) : Infinity;
  // A lone number stands anywhere; only beside its row does it say something.
  if (kind === 'number' || kind === 'money')
    return away <= BESIDE ? place : kind === 'money' && !anchor ? best[0] : undefined;
  return place ?? best[0];
}

const isAmong = (place: Place | undefined, words: ReadonlySet<Word>): boolean =>
  place?.words.some((word) => words.has(word)) ?? false;
