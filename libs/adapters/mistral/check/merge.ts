/**
 * The model's answer, checked against what this machine read itself, becomes the result. In this order: exact sources
 * (e-invoice XML, machine-readable zone, barcode) stand as they are; a value both readers found gains; a value only the
 * model has counts as far as the page bears it out, and not above 0.5 when the page does not; values only the local
 * engine has are kept, lowered. Amounts and accounts follow money-rules.ts, text that gives instructions
 * instructions.ts.
 */
import { type DocType, type ExtractionResult } from '#ports/extractor.js';
import { calibrate } from '#extraction/confidence/calibrate.js';
import { calibrated } from '#extraction/confidence/calibration.js';
import { firstDocument } from '#extraction/kind/first-document.js';
import { isUnclaimed, kindOf } from '#extraction/kinds/all.js';
import { assemble, type Assembled, type Found } from '#extraction/reading/found.js';
import { type Reading, readingOf } from '#extraction/reading/reading.js';
import { layOut } from '#extraction/layout/layout.js';
import { type Page } from '#extraction/model/page.js';
import { type OcrAnswerPage } from '../api/answers.js';
import { fieldsFor } from '../ask/fields-of-type.js';
import { type Answer } from '../ask/parse-answer.js';
import { type Checked, checkedValues } from './checked-value.js';
import { holdsAny, samePath, valueAt } from './compare.js';
import { instructionWords, isInstruction } from './instructions.js';
import { accountsOn, provedBySums, ROWS } from './money-rules.js';

export interface Merging {
  readonly local: ExtractionResult;
  /** The words the local result was read from. */
  readonly pages: readonly Page[];
  readonly vendor: readonly OcrAnswerPage[];
  /** The type whose fields were asked for. */
  readonly docType: DocType;
  readonly answer: Answer;
}

export type Merged = Pick<
  ExtractionResult,
  'docType' | 'docTypeConfidence' | 'extraction' | 'confidence' | 'evidence' | 'leftOut'
>;

const EXACT: readonly string[] = ['e-invoice', 'mrz', 'barcode'];
/** A zone whose check digit is wrong proves nothing. */
const EXACT_FROM = 0.8;
const ONLY_LOCAL = 0.85;
const CONTRADICTED = 0.85;
/** Nothing that is to be looked at by a person gets more. */
const DOUBT = 0.5;
const NOT_FOUND = 0.35;

export function merge({ local, pages, vendor, docType, answer }: Merging): Merged {
  const layout = layOut(pages);
  const reading = readingOf(layout, local.language);
  const instructed = instructionWords(layout);
  const suspicious = instructed.size > 0 || vendor.some(({ markdown }) => markdown.split('\n').some(isInstruction));
  const own = docType === local.docType ? local : readAs(docType, reading);
  const retyped = docType !== local.docType && !isUnclaimed(local.docType);
  const { values, contradicted } = checkedValues({
    said: answer.said,
    own,
    reading,
    vendor,
    docType,
    instructed,
    suspicious,
    retyped,
  });
  const exact = exactFinds(local);
  const proved = provedRows(own, contradicted);
  const kept = onlyLocal(docType, own, values).map((find) => {
    const doubt =
      holdsAny(find.evidence, pages, instructed) ||
      contradicted.includes(find.path) ||
      (ROW_MONEY.test(find.path) && !proved.has(find.path)) ||
      (find.path === 'iban' && accountsOn(reading) > 1);
    return { ...find, confidence: doubt ? Math.min(DOUBT, find.confidence) : find.confidence * ONLY_LOCAL };
  });
  const guesses = [...values.map((value) => findOf(value, suspicious)), ...kept];
  const rowsAreExact = exact.some(({ path }) => path.startsWith(ROWS));
  const { extraction, confidence, evidence } = assemble([
    ...exact,
    ...guesses.filter(({ path }) => !(rowsAreExact && path.startsWith(ROWS))),
  ]);
  const docTypeConfidence = typeConfidence(local, docType, answer.docType, suspicious);
  return { docType, docTypeConfidence, extraction, confidence: calibrate(confidence, evidence), evidence };
}

const ROW_MONEY = /^line_items\.\d+\.(?:amount|unit_price)$/;

function readAs(docType: DocType, reading: Reading): Assembled {
  const kind = kindOf(docType);
  const read = assemble(kind.fields(firstDocument(kind, reading).reading));
  const chances = calibrated(docType, read.confidence, read.evidence, reading.layout.pages);
  return { ...read, confidence: calibrate(chances, read.evidence) };
}

function findsOf(read: Assembled | ExtractionResult): Found[] {
  return Object.entries(read.confidence).flatMap(([path, confidence]): Found[] => {
    const value = valueAt(read.extraction, path);
    return value === undefined ? [] : [{ path, value, confidence, evidence: read.evidence[path] }];
  });
}

function exactFinds(local: ExtractionResult): Found[] {
  return findsOf(local).filter(
    ({ confidence, evidence }) => evidence && EXACT.includes(evidence.source) && confidence >= EXACT_FROM,
  );
}

/** Lists of rows and of pairs come from one reader; mixed they would hold the same thing twice. */
function onlyLocal(docType: DocType, own: Assembled, said: readonly Checked[]): Found[] {
  const lists = fieldsFor(docType).flatMap(({ key, kind }) =>
    kind === 'items' || kind === 'pairs' ? [`${key}.`] : [],
  );
  const taken = lists.filter((list) => said.some(({ path }) => path.startsWith(list)));
  return findsOf(own).filter(
    ({ path }) => !taken.some((list) => path.startsWith(list)) && !said.some((one) => samePath(one.path, path)),
  );
}

/** The local engine's rows, when they add up to its total. */
function provedRows(own: Assembled, contradicted: readonly string[]): ReadonlySet<string> {
  const numbers = findsOf(own).flatMap(({ path, value }) =>
    typeof value === 'number' ? [[path, value] as const] : [],
  );
  const totals = numbers.filter(
    ([path]) => (path === 'subtotal' || path === 'total_amount') && !contradicted.includes(path),
  );
  return provedBySums(new Set(totals.map(([path]) => path)), Object.fromEntries(numbers));
}

function findOf({ path, value, place, own, agreed, believed, instructed, money }: Checked, suspicious: boolean): Found {
  if (own && agreed) {
    const [less, more] = [own.confidence, place?.sure ?? own.confidence].sort((a, b) => a - b) as [number, number];
    return {
      path,
      value,
      confidence: bounded(more + (1 - more) * less * 0.5, believed),
      evidence: own.evidence ?? place?.evidence,
    };
  }
  if (own && (!place || instructed || (money && suspicious))) {
    return { path, value: own.value, confidence: Math.min(DOUBT, own.confidence), evidence: own.evidence };
  }
  if (!place) return { path, value, confidence: NOT_FOUND, evidence: { page: 0, source: 'model' } };
  return {
    path,
    value,
    confidence: bounded(place.sure * (own ? CONTRADICTED : 1), believed),
    evidence: place.evidence,
  };
}

const bounded = (confidence: number, believed: boolean): number =>
  believed ? confidence : Math.min(DOUBT, confidence);

function typeConfidence(
  local: ExtractionResult,
  docType: DocType,
  said: DocType | undefined,
  suspicious: boolean,
): number {
  const sure = local.docTypeConfidence;
  const both = said === docType ? sure + (1 - sure) * 0.6 : said ? sure * 0.8 : sure;
  const confidence = docType === local.docType ? Math.min(0.99, both) : suspicious ? 0.4 : 0.75;
  return Math.round(confidence * 100) / 100;
}
