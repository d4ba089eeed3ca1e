/**
 * Fits the calibration of one type of document: a curve that begins as the curve of all types together and leaves it as
 * far as the type's own values insist, and so an offset per field. Types with few documents stay close to the common
 * curve. Of one with very few, what is not sure is judged by drawings, too.
 */
import { ALMOST_SURE, chanceBy, fieldOf, logit, SIGNALS } from '#extraction/confidence/calibration.js';
import { type Calibration } from '#extraction/kind/calibration.js';
import { type Said } from '#extraction/scoring/calibration-error.js';
import { type Scored } from '../corpus/accuracy.js';
import { fitLogistic, type Prior } from './logistic.js';

export interface ValueExample {
  readonly field: string;
  readonly signals: readonly number[];
  /** The rules' own score. */
  readonly said: number;
  readonly right: boolean;
}

/** The rules' score counts as it is until the values say otherwise. */
const PRIORS: readonly Prior[] = [
  { value: 0, strength: 0.1 },
  { value: 0.7, strength: 4 },
  { value: 0, strength: 2 },
  { value: 0, strength: 2 },
];
/** How far a type must be from the others before it counts, in values. */
const COMMON = 6;
const FIELD: Prior = { value: 0, strength: 1 };

/** A list is right when all of it is, and nothing else. */
export function examplesOf(documents: readonly Scored[]): ValueExample[] {
  return documents.flatMap(({ answer, scores }) =>
    scores.flatMap((score): ValueExample[] => {
      const { path, correct, labelled, predicted } = score;
      const signals = path === undefined ? undefined : answer.signals[path];
      if (path === undefined || !signals) return [];
      const right = correct === labelled && predicted === labelled;
      return [{ field: fieldOf(path), signals, said: answer.raw[path]!, right }];
    }),
  );
}

/** The curve of all types together: offset, then one weight for each signal. */
export function fitCommon(examples: readonly ValueExample[]): number[] {
  return fitLogistic(
    examples.map(({ signals, right }) => ({ inputs: [1, ...signals], right })),
    PRIORS,
  );
}

/** @param drawn of a type with very few documents, values of drawings, which count where nothing is sure */
export function fitCalibration(
  examples: readonly ValueExample[],
  common: readonly number[],
  drawn: readonly ValueExample[] = [],
): Calibration {
  const fields = [...new Set(examples.map(({ field }) => field))].sort();
  const weights = fitLogistic(
    examples.map(({ field, signals, right }) => ({
      inputs: [1, ...signals, ...fields.map((name) => (name === field ? 1 : 0))],
      right,
    })),
    [...common.map((value) => ({ value, strength: COMMON })), ...fields.map(() => FIELD)],
  );
  const fitted = {
    offset: weights[0]!,
    weights: weights.slice(1, 1 + SIGNALS),
    fields: Object.fromEntries(fields.map((name, index) => [name, weights[1 + SIGNALS + index]!])),
  };
  return drawn.length > 0 ? withUnsure(fitted, [...examples, ...drawn]) : fitted;
}

/** How much the curve counts against drawings, in values. */
const AS_FITTED = 8;

/** The same calibration, with what these values say where it is not sure. */
export function withUnsure(calibration: Calibration, examples: readonly ValueExample[]): Calibration {
  const unsure = examples
    .map(({ field, signals, right }) => ({ chance: chanceBy(calibration, field, signals), right }))
    .filter(({ chance }) => chance <= ALMOST_SURE)
    .map(({ chance, right }) => ({ inputs: [1, logit(chance)], right }));
  const [offset, slope] = fitLogistic(unsure, [
    { value: 0, strength: AS_FITTED },
    { value: 1, strength: AS_FITTED },
  ]);
  return { ...calibration, unsure: [offset!, slope!] };
}

/** The values of one type, those of each half by the weights that the other half and the drawings make. */
export function crossFitted(documents: readonly Scored[], docType: string, drawn: readonly ValueExample[]): Said[] {
  const halves = (['fit', 'report'] as const).map((half) => documents.filter((one) => one.half === half));
  const ofType = (some: readonly Scored[]) => examplesOf(some.filter(({ label }) => label.docType === docType));
  return halves.flatMap((judged, index) => {
    const other = halves[1 - index]!;
    const weights = fitCalibration(ofType(other), fitCommon(examplesOf(other)), drawn);
    return ofType(judged).map(({ field, signals, right }) => ({ said: chanceBy(weights, field, signals), right }));
  });
}
