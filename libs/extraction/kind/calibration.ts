/** What the rules' scores of one type are worth, as `npm run bench -- learn` measured it. */
export interface Calibration {
  readonly offset: number;
  /** One weight for each of `signalsOf`. */
  readonly weights: readonly number[];
  /** Field → further offset. */
  readonly fields: Readonly<Record<string, number>>;
  /** Of a type with few labelled documents: what is not sure by all of it is worth on drawings, as log odds. */
  readonly unsure?: readonly [offset: number, slope: number];
}
