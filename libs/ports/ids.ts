/** Ids: the only source of fresh identifiers. */
export abstract class Ids {
  /** UUID v7: unique, and sorts by time of making. */
  abstract fresh(): string;
}
