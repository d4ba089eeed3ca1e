import { wordsRestored } from './known-words.js';

const KNOWN = ['boulevard', 'selangor', 'jalan', 'shah alam', 'subang jaya', 'alam'];

describe('known words', () => {
  it.each([
    ['9 BOULEYARD', '9 BOULEVARD'],
    ['Se _angor', 'Selangor'],
    ['12 Jaian Mawar', '12 Jalan Mawar'],
    ['40300 SHAH AIAM', '40300 SHAH ALAM'],
    ['Shah Aam, 5', 'Shah Alam, 5'],
  ])('%s → %s', (read, meant) => {
    expect(wordsRestored(read, KNOWN)).toBe(meant);
  });

  it.each(['SUBANG JASA', 'JALAN 9', 'SHAH, ALAM', '12 Mill Lane', 'Boulevards'])('leaves %s', (text) => {
    expect(wordsRestored(text, KNOWN)).toBe(text);
  });
});
