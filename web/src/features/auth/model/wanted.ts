/** Where somebody wanted to go who had to sign in first, as the guard of the workspace left it in the history. */
import type { To } from 'react-router-dom';

/** @param state of a location; other pages of the same site may have left anything there */
export function wantedOf(state: unknown): To | undefined {
  const { wanted } = (state ?? {}) as { wanted?: Record<'pathname' | 'search' | 'hash', unknown> };
  const { pathname, search, hash } = wanted ?? {};
  if (typeof pathname !== 'string' || typeof search !== 'string' || typeof hash !== 'string') return undefined;
  return { pathname, search, hash };
}
