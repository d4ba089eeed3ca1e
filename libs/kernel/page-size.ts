/** How large a page is and how it lies, in PDF points or pixels: the unit does not matter to places on it. */
export const TURNS = [90, 180, 270] as const;

/** Clockwise degrees. */
export type Turn = (typeof TURNS)[number];

export interface PageSize {
  /** As it came: before it is turned. */
  readonly width: number;
  readonly height: number;
  /** What the page must be turned by to stand upright; absent: it does. */
  readonly turn?: Turn;
}
