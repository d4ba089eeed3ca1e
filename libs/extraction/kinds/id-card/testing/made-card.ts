/** An identity document drawn as its issuer lays it out, and what is on it. Holders and numbers are invented. */
export interface MadeCard {
  readonly name: string;
  /** For `placedPage`. */
  readonly drawing: string;
  readonly truth: Readonly<Record<string, string>>;
}
