/** What a type of document says of itself, over folded text (lower case, no accents). */
export interface Cue {
  readonly pattern: RegExp;
  readonly weight: number;
  /** Counts only among the first lines. */
  readonly head?: true;
}
