/** Scripts by their characters. */

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Some of it is in a script that parts no words: Thai, Chinese or Japanese. */
export const partsNoWords = (text: string): boolean => /\p{Script=Thai}/u.test(text) || EAST_ASIAN.test(text);

/** Some of it is Chinese or Japanese. */
export const isEastAsian = (text: string): boolean => EAST_ASIAN.test(text);

const FROM_THE_RIGHT = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Some of it is in letters that run from the right. */
export const isFromTheRight = (text: string): boolean => FROM_THE_RIGHT.test(text);

/**
 * Parts of a line, as they follow each other, parted so that those run on together that run from the left: no word from
 * the right is among them.
 * @param goesOn whether one goes on behind another; any does when absent
 */
export function runsFromTheLeft<Part extends { readonly text: string }>(
  parts: readonly Part[],
  goesOn: (before: Part, after: Part) => boolean = () => true,
): Part[][] {
  const runs: Part[][] = [];
  for (const part of parts) {
    const before = runs.at(-1)?.at(-1);
    if (before && !isFromTheRight(before.text + part.text) && goesOn(before, part)) runs.at(-1)!.push(part);
    else runs.push([part]);
  }
  return runs;
}

/** Some of it is in Arabic, Hebrew or Thai: no capital shows where a name or a value begins, and hardly a colon. */
export const isWithoutCapitals = (text: string): boolean => isFromTheRight(text) || /\p{Script=Thai}/u.test(text);

/** Figures of Arabic, Persian and Thai, and Arabic's point and comma between them. */
const FIGURES = /[٠-٩۰-۹๐-๙٫٬]/gu;
const NOUGHTS = [0x660, 0x6f0, 0xe50];

/** Most figures of it are its script's own. */
export const hasOwnFigures = (text: string): boolean =>
  (text.match(FIGURES)?.length ?? 0) > (text.match(/[0-9]/g)?.length ?? 0);

/** The same figures as everywhere. */
export const withWesternFigures = (text: string): string =>
  text.replace(FIGURES, (sign) => {
    if (sign === '٫') return '.';
    if (sign === '٬') return ',';
    const code = sign.charCodeAt(0);
    return String(code - NOUGHTS.findLast((nought) => nought <= code)!);
  });
