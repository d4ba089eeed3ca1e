/**
 * The newest place in the log that this page has written to. Commands answer with it, reads ask to be at least as new,
 * so a member always sees what they just did. Positions are opaque text whose order is the log's order; kept for this
 * page only.
 */
let newest: string | undefined;

export function rememberPosition(position: string | null | undefined): void {
  if (position && (newest === undefined || position > newest)) newest = position;
}

export function newestPosition(): string | undefined {
  return newest;
}

export function forgetPosition(): void {
  newest = undefined;
}
