import { LetterChances } from './letter-chances.js';
import { likelyColumns } from './likely-columns.js';

const characters = ['', ...'abnrkgw '];
const latin = Int32Array.from(characters.keys()).slice(1);
// Of “rawang”, seen often, each letter follows the one before it.
const letters = new LetterChances(
  '\ta20g10n10r10w10 10\t \tr10\tr\ta10\ta\tn10w10\tw\ta10\tn\tg10\tg\t 10\t r\ta10\tra\tw10\taw\ta10\twa\tn10',
);

/** What is said at each step, `{ r: 0.5, k: 0.5 }`; the rest is the blank's. */
function said(...steps: readonly Readonly<Record<string, number>>[]) {
  const chances = new Float32Array(steps.length * characters.length);
  for (const [index, step] of steps.entries()) {
    const at = index * characters.length;
    for (const [character, chance] of Object.entries(step)) chances[at + characters.indexOf(character)] = chance;
    chances[at] = 1 - Object.values(step).reduce((sum, chance) => sum + chance, 0);
  }
  return { chances, steps: steps.length, columns: characters.length };
}
const textOf = (...steps: readonly Readonly<Record<string, number>>[]) =>
  likelyColumns(said(...steps), { characters, latin }, letters)
    ?.map((column) => characters[column])
    .join('');
const sure = (text: string) => [...text].map((character) => ({ [character]: 0.99 }));

describe('the likeliest text of a line', () => {
  it('takes the letter that makes text of it where two are about as likely', () => {
    expect(textOf({ k: 0.6, r: 0.35 }, ...sure('awang'))).toBe('rawang');
  });

  it('leaves the recogniser its way where that is sure', () => {
    expect(textOf({ k: 0.99, r: 0.005 }, ...sure('awang'))).toBe('kawang');
  });

  it('puts in a letter that was hardly seen, and takes out one that is none', () => {
    expect(textOf(...sure('ra'), { w: 0.4 }, ...sure('ang'))).toBe('rawang');
    expect(textOf(...sure('ra'), { w: 0.99 }, ...sure('a'), {}, { b: 0.6 }, ...sure('ng'))).toBe('rawang');
  });

  it('keeps a letter apart from its like by a blank, and one that lasts as one', () => {
    expect(textOf(...sure('raa'), {}, ...sure('awang'))).toBe('raawang');
  });

  it('says nothing where the letters know nothing of such text', () => {
    expect(textOf(...sure('bkbkb'))).toBeUndefined();
    expect(textOf({}, {})).toBeUndefined();
  });

  it('does not run out of numbers over a long line', () => {
    const long = Array.from({ length: 60 }, () => [...sure('rawang'), { ' ': 0.9 }]).flat();
    expect(textOf(...long)).toBe('rawang '.repeat(60));
  });
});
