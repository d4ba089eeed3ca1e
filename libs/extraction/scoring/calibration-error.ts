/**
 * How far confidences are from the truth: in ten bins, the distance between what was said and what was right, weighted
 * by how many values a bin holds (expected calibration error).
 */
export interface Said {
  /** 0..1 */
  readonly said: number;
  readonly right: boolean;
}

export interface Bin {
  readonly count: number;
  /** Mean of what was said, and the part that was right. */
  readonly said: number;
  readonly right: number;
}

const BINS = 10;

export function binsOf(values: readonly Said[]): Bin[] {
  return Array.from({ length: BINS }, (_, index) => {
    const within = values.filter(({ said }) => Math.min(BINS - 1, Math.floor(said * BINS)) === index);
    const mean = (of: (value: Said) => number) =>
      within.reduce((sum, value) => sum + of(value), 0) / Math.max(1, within.length);
    return { count: within.length, said: mean(({ said }) => said), right: mean(({ right }) => (right ? 1 : 0)) };
  });
}

/** 0..1; undefined where nothing was said. */
export function calibrationError(values: readonly Said[]): number | undefined {
  if (values.length === 0) return undefined;
  return binsOf(values).reduce(
    (sum, { count, said, right }) => sum + (count * Math.abs(said - right)) / values.length,
    0,
  );
}
