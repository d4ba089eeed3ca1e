import { saysWhatItShows } from './letter-widths.js';

const said = (text: string, width: (letter: string) => number) =>
  saysWhatItShows([...text].map((letter) => [letter, width(letter)] as const));
const narrow = (letter: string) => (/[fijlrtI.,:]/.test(letter) ? 260 : /[mwMW]/.test(letter) ? 880 : 560);

describe('letters of a font', () => {
  const text = 'Wholesale of minimal goods, Hull';
  const shifted = [...text].map((letter) => String.fromCharCode(letter.charCodeAt(0) + 3)).join('');

  it('are believed where they are as wide as letters are', () => {
    expect(said(text, narrow)).toBe(true);
    expect(saysWhatItShows([...shifted].map((letter, at) => [letter, narrow(text[at]!)] as const))).toBe(false);
  });

  it('are believed where all are equally wide, or too few to tell', () => {
    expect(said(shifted, () => 600)).toBe(true);
    expect(saysWhatItShows([...'BERKSAPX'].map((letter, at) => [letter, 400 + at * 100] as const))).toBe(true);
    expect(saysWhatItShows([...'Krxoh'].map((letter, at) => [letter, narrow('Hotel'[at]!)] as const))).toBe(true);
  });

  it('are none where nearly all are signs, many of them, and not where a few signs come again', () => {
    expect(said('!"#$%&\'()*+,-./', narrow)).toBe(false);
    expect(said('••••✓✗•• Hull', narrow)).toBe(true);
  });
});
