/**
 * The language once a document was looked at again: a page that was turned upright says more than it did on its side.
 */
import { type Layout } from '../layout/layout.js';
import { detectLanguage } from './detect.js';

/** @param first ISO 639-1 or `und`, as detected on `before`. @returns ISO 639-1; `first` where `after` tells nothing */
export function languageAfter(first: string, before: Layout, after: Layout): string {
  if (after === before) return first;
  const { code } = detectLanguage(after.text);
  return code === 'und' ? first : code;
}
