/** How long things are kept, in the words that rules and wire share. */
export const DAY_MS = 24 * 60 * 60_000;
/** A hundred years. */
export const LONGEST_DAYS = 36_500;

/** Days from the upload after which something goes; null: it does not go by itself. */
export interface RetentionDays {
  readonly originalsAfterDays: number | null;
  readonly documentsAfterDays: number | null;
}
