/**
 * How a zone writes letters it does not have: ICAO 9303 part 3, section 6. Letters with an accent that are not named
 * here lose it.
 */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  Ä: ['AE', 'A'],
  Å: ['AA', 'A'],
  Æ: ['AE'],
  Đ: ['D'],
  Ð: ['D'],
  Ĳ: ['IJ'],
  Ł: ['L'],
  Ñ: ['N', 'NXX'],
  Ö: ['OE', 'O'],
  Ø: ['OE', 'O'],
  Œ: ['OE'],
  Þ: ['TH'],
  Ü: ['UE', 'UXX', 'U'],
};

const withoutAccent = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '');

/** @param capital one letter. @returns every way a zone may write it */
export const writtenIn = (capital: string): readonly string[] => WRITTEN[capital] ?? [withoutAccent(capital)];

/** Capitals without accents; other characters stay. */
export const plainCapitals = (text: string): string =>
  [...text.normalize('NFC').toUpperCase()]
    .map((letter) => {
      const bare = withoutAccent(letter);
      return /^[^\p{L}]|^[A-Z]/u.test(bare) ? bare : writtenIn(letter)[0];
    })
    .join('');
