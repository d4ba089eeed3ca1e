/** Hits added up over fields and documents, and what they come to: precision, recall and F1, each 0..1. */
export interface Tally {
  /** Values the labels ask for. */
  readonly labelled: number;
  /** Values the engine gave where a label asks for one. */
  readonly predicted: number;
  readonly correct: number;
  /** Right or nearly right. */
  readonly soft: number;
}

export type Hits = 'correct' | 'soft';

export const NOTHING: Tally = { labelled: 0, predicted: 0, correct: 0, soft: 0 };

export function plus(a: Tally, b: Tally): Tally {
  return {
    labelled: a.labelled + b.labelled,
    predicted: a.predicted + b.predicted,
    correct: a.correct + b.correct,
    soft: a.soft + b.soft,
  };
}

export const sumOf = (tallies: Iterable<Tally>): Tally => [...tallies].reduce(plus, NOTHING);

/** `some` as a part of `of`; of nothing 0. */
export const part = (some: number, of: number): number => (of > 0 ? some / of : 0);

export const precision = (tally: Tally): number => part(tally.correct, tally.predicted);
export const recall = (tally: Tally): number => part(tally.correct, tally.labelled);

/** The harmonic mean of precision and recall; 0 where nothing was labelled or predicted. */
export const f1 = (tally: Tally, hits: Hits = 'correct'): number =>
  part(2 * tally[hits], tally.labelled + tally.predicted);
