/** The bounds of learning from corrections, in one place: what is beyond them teaches nothing. */
export const LEARNING = {
  /** Corrected documents of a layout, the newest. */
  documents: 6,
  /** Corrected fields that are looked for on one document. */
  paths: 200,
  /** Characters of a value that is looked for. */
  valueLength: 1_000,
  /** Characters of a word; a longer one is left out. */
  wordLength: 100,
  /** Places of a value on the document that taught it. */
  places: 8,
  /** Words of a label to the left of a value. */
  labelWords: 12,
  /**
   * Words and rows looked at for one document, over all its fields. The invented layouts of the specs take up to 7,300;
   * this many take a second or two.
   */
  steps: 3_000_000,
} as const;
