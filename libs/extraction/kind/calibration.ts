/** What the rules' scores of one type are worth, as `npm run bench -- learn` measured it. */
export interface Calibration {
  readonly offset: number;
  /** One weight for each of `signalsOf`. */
  readonly weights: readonly number[];
  /** Field → further offset. */
  readonly fields: Readonly<Record<string, number>>;
}
