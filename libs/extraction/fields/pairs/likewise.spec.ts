import { layOut } from '../../layout/layout.js';
import { placedPage } from '../../testing/placed-page.js';
import { pairsOf } from './pairs.js';

const read = (drawing: string) => pairsOf(layOut([placedPage(drawing)])).map(({ label, text }) => `${label}: ${text}`);

/** Two rows of frames in words that forms ask with, and what each test puts under them. */
const frames = (more: string) =>
  read(`
10,10,10 First name
300,10,10 Last name
18,30,12 Ada
308,30,12 Example
10,60,10 Date of birth
300,60,10 Phone
18,80,12 4 May 1990
308,80,12 020 7946 0123
${more}`);
const told = ['First name: Ada', 'Last name: Example', 'Date of birth: 4 May 1990', 'Phone: 020 7946 0123'];

describe('on a page of frames', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'labels in words no list has',
      `
10,110,10 Pronouns
300,110,10 Allergies
18,130,12 she/her
308,130,12 Pollen`,
      ['Pronouns: she/her', 'Allergies: Pollen'],
    ],
    [
      'such a label that stands a little higher than the one beside it',
      `
10,110,10 Pronouns
300,118,10 Allergies
18,130,12 she/her
308,138,12 Pollen`,
      ['Pronouns: she/her', 'Allergies: Pollen'],
    ],
    [
      'a value over several lines, up to the next label',
      `
10,110,10 What happened
18,130,12 Fell from the ladder
18,145,12 while picking apples.
10,165,10 Witnesses
18,185,12 None`,
      ['What happened: Fell from the ladder while picking apples.', 'Witnesses: None'],
    ],
    [
      'no heading with labels under it',
      `
10,110,10 Travel
10,132,10 Destination
300,132,10 Purpose
18,152,12 Leeds
308,152,12 Fair`,
      ['Destination: Leeds', 'Purpose: Fair'],
    ],
    [
      'no boxes to tick',
      `
10,110,10 Asthma
18,130,12 Migraine
208,130,12 Depression`,
      [],
    ],
    [
      'no title, which is larger',
      `
10,110,20 Larkspur
18,130,12 Harbour Street`,
      [],
    ],
  ])('there are: %s', (_, more, pairs) => {
    expect(frames(more)).toEqual([...told, ...pairs]);
  });

  it('no value is told apart under one row of labels, as a table has', () => {
    const table = `
10,10,10 First name
300,10,10 Last name
600,10,10 Phone
800,10,10 Age
18,30,12 Ada
308,30,12 Example
608,30,12 4711
808,30,12 36
10,70,10 Oak
18,90,12 Pine`;
    expect(read(table).filter((pair) => /Oak|Pine/.test(pair))).toEqual([]);
  });
});
