/**
 * Repairs of what readers get wrong in names, only where the pattern proves the error: a digit inside a word of
 * letters, a letter off in a legal form that always reads the same, specks read as short words at the ends.
 */
import { type Word } from '../model/page.js';
import { capitalFor } from './confused-characters.js';
import { letterCount, tidy } from './text.js';

const REGISTER_NUMBER =
  /\s*[([{]?\s*(?:(?:co\.?\s?(?:no|reg)|roc|rob|reg\.?(?: no)?)\.?\s?[:.]?\s*)?(?:[A-Z]{1,3})?\d{5,12}\s?[-–]?\s?[A-Z0-9]{0,2}\s*[)\]}]?(?:\s*\([A-Z0-9]{2,4}\))?[\s,.;:]*$/i;

/** "IDEA" for "1DEA", "CO." for "C0.": one digit among letters; a word with more digits is left alone. */
export function lettersOnly(text: string): string {
  return text.replace(/[\p{L}\d.'&]+/gu, (word) => {
    const digits = word.match(/\d/g)?.length ?? 0;
    const letters = letterCount(word);
    if (digits !== 1 || letters < 1 || letters + digits < 3 - (word.includes('.') ? 1 : 0)) return word;
    return word.replace(/[0158]/, capitalFor);
  });
}

/**
 * "SDN BHD" is always so: a letter off in either half, when the other half is right or nearly. "Sp. z 0.0.", "s.r.0.":
 * no form of a company has a nought. Nor a one has "S.r.l.", nor Latin letters Bulgaria's "ООД".
 */
export function legalForm(text: string): string {
  return text
    .replace(
      /(?<=\s|\))(?:SDN|S[A-Z0-9]N|SD[A-Z0-9]|C[DO0]N)\.?\s+(?:B[A-Z0-9]D|[A-Z0-9]HD|BH[A-Z0-9]|BD|ED)(?=\.?$|\.?\s)/i,
      (form) =>
        /^sdn|bhd$/i.test(form.replace(/[.]/g, ''))
          ? form.replace(/^\S+?(?=\.?\s)/, upperLike('SDN', form)).replace(/\S+$/, upperLike('BHD', form))
          : form,
    )
    .replace(/(?<=\s)[5S8§]\/[BD8](?=\s|$)/, 'S/B')
    .replace(/\(K[I1l]\)(?=\s*S[A-Z0-9]?N)/, '(KL)')
    .replace(/(?<=(?:^|\s)[ЕE]?)[О0OΟ]{2,3}Д(?![\p{L}\d])/gu, 'ООД')
    .replace(/^[О0O]{3,5}(?= ?[«"„])/u, 'ООО')
    .replace(/^[ТT][О0O]{2}(?= ?[«"„])/u, 'ТОО')
    .replace(/(?<=\sS\.? ?r\.? ?)[1I|](?=\.?(?:[\s,)]|$))/gu, 'l')
    .replace(WITH_NOUGHTS, (form) => form.replace(/0/g, /\p{Ll}/u.test(form) ? 'o' : 'O'));
}

const WITH_NOUGHTS = /(?<=\s)(?:sp\.? ?z\.? ?[o0]\.? ?[o0]|s\.? ?r\.? ?[o0]|d\.? ?[o0]\.? ?[o0])(?=\.?(?:[\s,)]|$))/iu;

const upperLike = (form: string, sample: string): string =>
  sample === sample.toUpperCase() ? form : form[0] + form.slice(1).toLowerCase();

/** However it was read, a bracket with figures after the legal form is the register's number: "SDN BHD (TU7SC39-P)". */
const READ_BADLY = /(?<=\b(?:BHD|LTD|LLC|INC|GMBH|BV)\.?)\s*\(\s?(?=[^()]*\d)[A-Z0-9 -]{5,}\)?$/i;

export const withoutRegister = (text: string): string => text.replace(REGISTER_NUMBER, '').replace(READ_BADLY, '');

/** Words at the ends that are short and were hardly read. */
function withoutSpecks(words: readonly Word[]): readonly Word[] {
  const speck = (word: Word | undefined) =>
    word !== undefined &&
    word.source === 'ocr' &&
    (!/[\p{L}\p{N}&]/u.test(word.text) || (word.text.length <= 2 && word.confidence < 0.6));
  let [from, to] = [0, words.length];
  while (to - from > 1 && speck(words[from])) from++;
  while (to - from > 1 && speck(words[to - 1])) to--;
  return words.slice(from, to);
}

export function companyName(words: readonly Word[]): string {
  return tidy(
    legalForm(
      lettersOnly(
        withoutRegister(
          withoutSpecks(words)
            .map((word) => word.text)
            .join(' '),
        ),
      ),
    ),
  );
}
