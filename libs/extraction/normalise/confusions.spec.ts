import { lettersInWords, oneOff, wordsMended } from './confusions.js';

describe('confusions', () => {
  it.each([
    ['L0T 12', 'LOT 12'],
    ['5elangor', 'Selangor'],
    ['Mal1', 'Mall'],
    ['LeveI 3', 'Level 3'],
    ['B1RCH LANE', 'BIRCH LANE'],
    ['FL0OR', 'FLOOR'],
    ['F00DS', 'FOODS'],
  ])('a digit or capital inside a word: %s → %s', (read, meant) => {
    expect(lettersInWords(read)).toBe(meant);
  });

  it.each(['U3/0', 'SS21', 'PJU8', '15A', 'Unit B1', 'KPB 6', 'A-10-2', 'Lot F21', '1st floor', '50th Street'])(
    'leaves %s',
    (text) => {
      expect(lettersInWords(text)).toBe(text);
    },
  );

  it('a letter off in a word that is known, in the case it is written in', () => {
    const known = ['boulevard', 'market', 'marketing'];
    expect(wordsMended('9 BOULEYARD', known)).toBe('9 BOULEVARD');
    expect(wordsMended('Boulevar', known)).toBe('Boulevard');
    expect(wordsMended('Marken Lane', known)).toBe('Market Lane');
    expect(wordsMended('Bowl', known)).toBe('Bowl');
    expect(wordsMended('Markets', known)).toBe('Markets');
  });

  it('tells one character replaced, missing or too many', () => {
    expect(oneOff('johor', 'jcohor')).toBe(true);
    expect(oneOff('lunpur', 'lumpur')).toBe(true);
    expect(oneOff('lumpur', 'lupur')).toBe(true);
    expect(oneOff('lnupur', 'lumpur')).toBe(false);
  });
});
