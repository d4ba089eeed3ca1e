/**
 * Scores answers against labels, field by field: precision is right by predicted, recall right by labelled, both over labelled
 * fields only. A document without an answer counts with nothing predicted. Calibration: the expected error of the confidences
 * in ten bins.
 */
import { folded, judge, softlyEqual, textOf } from './judge.js';
import { isFor, type Label, pathsOf } from './labels.js';

export interface Answered {
  readonly file: string;
  readonly docType?: string;
  readonly extraction?: Readonly<Record<string, unknown>>;
  readonly confidence?: Readonly<Record<string, number>>;
}

export interface Tally {
  labelled: number;
  predicted: number;
  correct: number;
  soft: number;
}

export interface Score {
  /** `docType.field` → tally */
  readonly fields: ReadonlyMap<string, Tally>;
  readonly documents: number;
  readonly answered: number;
  readonly typed: number;
  /** undefined when nothing had a confidence */
  readonly calibrationError?: number;
}

const LISTS: ReadonlySet<string> = new Set(['parties', 'taxRates']);
const NOT_SCORED: ReadonlySet<string> = new Set(['headers', 'lineItems']);
const PAIR = 0.8;
const BINS = 10;

export function score(labels: readonly Label[], answers: readonly Answered[]): Score {
  const fields = new Map<string, Tally>();
  const sure: (readonly [confidence: number, hit: boolean])[] = [];
  const count = { answered: 0, typed: 0 };
  for (const label of labels) {
    const answer = answers.find(({ file }) => isFor(label, file));
    const { extraction = {}, confidence = {} } = answer ?? {};
    if (answer?.extraction) count.answered++;
    if (answer?.docType === (label.docType === 'form' ? 'unknown' : label.docType)) count.typed++;
    for (const [name, want] of Object.entries(label.fields)) {
      if (NOT_SCORED.has(name) || want === null || want === '') continue;
      const key = `${label.docType}.${name}`;
      const path = pathsOf(name).find((each) => !isNothing(extraction[each]));
      const got = path === undefined ? undefined : extraction[path];
      if (name === 'pairs') add(fields, key, pairs(want, extraction));
      else if (LISTS.has(name)) add(fields, key, list(want, got));
      else if (path === undefined) add(fields, key, { labelled: 1, predicted: 0, correct: 0, soft: 0 });
      else {
        const { hit, soft } = judge(name, [want, ...(label.alt?.[name] ?? [])], got);
        add(fields, key, { labelled: 1, predicted: 1, correct: Number(hit), soft: Number(soft) });
        if (confidence[path] !== undefined) sure.push([confidence[path], hit]);
      }
    }
  }
  return { fields, documents: labels.length, ...count, calibrationError: calibrationError(sure) };
}

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

export function plus(a: Tally, b: Tally): Tally {
  return {
    labelled: a.labelled + b.labelled,
    predicted: a.predicted + b.predicted,
    correct: a.correct + b.correct,
    soft: a.soft + b.soft,
  };
}

export const NOTHING: Tally = { labelled: 0, predicted: 0, correct: 0, soft: 0 };

function add(fields: Map<string, Tally>, key: string, tally: Tally): void {
  fields.set(key, plus(fields.get(key) ?? NOTHING, tally));
}

/** A list is a set: order and repetition do not matter. */
function list(want: unknown, got: unknown): Tally {
  const truth = [want].flat().map(folded);
  const found = got === undefined ? [] : [got].flat().map((one) => folded(textOf(nameIn(one))));
  return {
    labelled: truth.length,
    predicted: found.length,
    correct: truth.filter((one) => found.includes(one)).length,
    soft: truth.filter((one) => found.some((other) => softlyEqual(one, other))).length,
  };
}

const nameIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'name' in value ? value.name : value;

/** Forms: a labelled value counts when both its label and its value are softly there; each pair counts once. */
function pairs(want: unknown, extraction: Readonly<Record<string, unknown>>): Tally {
  const holder = (extraction['fields'] ?? extraction) as Record<string, unknown>;
  const left = Object.entries(holder)
    .filter(([, value]) => typeof value !== 'object')
    .map(([key, value]) => [folded(key), folded(value)] as const);
  const predicted = left.length;
  const truth = (want as { key: unknown; value: unknown }[])
    .map(({ key, value }) => [folded(key), folded(value)] as const)
    .filter(([key, value]) => key && value);
  let correct = 0;
  for (const [key, value] of truth) {
    const at = left.findIndex(([a, b]) => softlyEqual(a, key, PAIR) && softlyEqual(b, value, PAIR));
    if (at < 0) continue;
    left.splice(at, 1);
    correct++;
  }
  return { labelled: truth.length, predicted, correct, soft: correct };
}

function calibrationError(sure: readonly (readonly [number, boolean])[]): number | undefined {
  if (sure.length === 0) return undefined;
  const bins = Array.from({ length: BINS }, (_, bin) =>
    sure.filter(([confidence]) => Math.min(BINS - 1, Math.floor(confidence * BINS)) === bin),
  );
  return bins.reduce((error, bin) => {
    const [promised, kept] = [
      bin.reduce((sum, [confidence]) => sum + confidence, 0),
      bin.filter(([, hit]) => hit).length,
    ];
    return error + Math.abs(promised - kept) / sure.length;
  }, 0);
}
