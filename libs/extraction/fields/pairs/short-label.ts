/** What a text must be like to be a label of a form, whatever it asks for. */
import { NUMBERED } from './numbering.js';

/** In words. */
export const LONGEST_LABEL = 7;

/** A text that may be a label, without its remarks. */
export const isShortLabel = (label: string): boolean => {
  const text = label.replace(NUMBERED, '');
  return (
    /^[\p{Lu}#%]/u.test(text) && !/\d/.test(text.replace(/\([^)]*\)/g, '')) && text.split(' ').length <= LONGEST_LABEL
  );
};
