import { layOut } from '../../layout/layout.js';
import { pageOf } from '../../testing/made-page.js';
import { placedPage } from '../../testing/placed-page.js';
import { pairsOf } from './pairs.js';

const read = (lines: readonly string[]) => pairsOf(layOut([pageOf(lines)])).map(({ label, text }) => [label, text]);
const readAt = (drawing: string) => pairsOf(layOut([placedPage(drawing)])).map(({ label, text }) => [label, text]);

describe('ticked boxes', () => {
  it.each<[string, readonly string[], readonly (readonly string[])[]]>([
    ['before their options', ['Sex:|☐ Male|☒ Female'], [['Sex', 'Female']]],
    [
      'before options of many words',
      ['☒ I agree to be photographed, and to walk there (2 km)'],
      [['I agree to be photographed, and to walk there (2 km)', 'X']],
    ],
    [
      'of a text layer',
      ['✔ Meals|☑ Drinks|✗ Wine|□ Beer'],
      [
        ['Meals', 'X'],
        ['Drinks', 'X'],
        ['Wine', 'X'],
      ],
    ],
    [
      'read as brackets',
      ['[X] Meals|[ ] Drinks|(x) Wine|( ) Beer'],
      [
        ['Meals', 'X'],
        ['Wine', 'X'],
      ],
    ],
    [
      'in brackets apart',
      ['( X ) Acute oral, rat', '( ) Acute dermal', '(X ) Dermal'],
      [
        ['Acute oral, rat', 'X'],
        ['Dermal', 'X'],
      ],
    ],
    ['in brackets of the next option', ['[X] Yes []No'], [['Yes', 'X']]],
    ['whose option ends before a broken bracket', ['[X] Urgent [ Note'], [['Urgent', 'X']]],
    ['behind their options in brackets', ['YES [ ]|NO [X]'], [['NO', 'X']]],
    ['in one word with their option', ['YES[ ]|NO[X]|N/A[]'], [['NO', 'X']]],
    ['that are read as the first letter', ['XReturn to sender|Discard'], [['Return to sender', 'X']]],
    ['that are the first letter behind a question', ['Sent by: XRoad transport|Rail'], [['Road transport', 'X']]],
    ['that are read as the last letter', ['DomesticX|Export'], [['Domestic', 'X']]],
    ['that end in a rule and an X', ['Buyer|Seller_X'], [['Seller', 'X']]],
    ['that begin yes and no', ['Insured:|YES|XNO'], [['NO', 'X']]],
    ['on a rule', ['_X_ Regular|___ Decaf'], [['Regular', 'X']]],
    ['bare, before their option', ['None|X Some|All'], [['Some', 'X']]],
    ['bare, before a range', ['None|X 35-49|50-64'], [['35-49', 'X']]],
    [
      'beside a number with empty brackets',
      ['[X] Home|Telephone: ( ) 555-0142'],
      [
        ['Home', 'X'],
        ['Telephone', '( ) 555-0142'],
      ],
    ],
    ['bare, between two options', ['Air X Rail'], [['Air', 'X']]],
    ['bare, behind one of a question', ['Method of travel: Air X|Rail'], [['Air', 'X']]],
    ['behind the first option of a question', ['Water: Town [X]|Well [ ]'], [['Water', 'Town']]],
    ['bare, behind their option', ['Air X|Rail'], [['Air', 'X']]],
    ['behind dots', ['(a) Injury .|(x)'], [['(a) Injury', 'X']]],
  ])('%s', (_, lines, pairs) => {
    expect(read(lines)).toEqual(pairs);
  });

  it('stand behind their options where those are closer', () => {
    expect(readAt('10,10,10 Town\n40,10,10 ☒\n70,10,10 Well\n100,10,10 ☐')).toEqual([['Town', 'X']]);
    expect(readAt('10,10,10 ☐\n22,10,10 Town\n60,10,10 ☒\n72,10,10 Well')).toEqual([['Well', 'X']]);
  });

  it('stand where they do on other lines, where both sides are as close', () => {
    const line = '10,40,10 Well\n36,40,10 ☒\n46,40,10 Lake';
    expect(readAt(`10,10,10 Town\n36,10,10 ☐\n100,10,10 ☐\n${line}`)).toEqual([['Well', 'X']]);
    expect(readAt(`10,10,10 ☐\n20,10,10 Town\n${line}`)).toEqual([['Lake', 'X']]);
  });

  it('end where the next column begins', () => {
    expect(readAt('10,10,10 ☒\n22,10,10 Well\n80,10,10 Page')).toEqual([['Well', 'X']]);
  });

  it('answer their question behind their options, too', () => {
    expect(read(['Does it rain?|Yes|No X', 'Does it snow?|Yes|No X'])).toEqual([
      ['No', 'X'],
      ['Does it snow?', 'No'],
    ]);
  });

  it.each<[string, readonly string[]]>([
    ['none that is empty', ['Water:|☐ Town|☐ Well', 'Sewage:|☐ Town|☐ Own']],
    ['empty brackets of a number', ['Oak ( ) 555-0142|Ash ( ) 555-0143']],
    ['an X in a word behind another', ['Air XAuto|Train']],
    ['a small x before print', ['None|x Some|All']],
    [
      'answers of others',
      [
        'Home address|☐ Harbour',
        'Family name|☐ Ada',
        'Second language|☐ Dutch',
        'Place of birth|☐ Hull',
        'School|☐ Oak',
      ],
    ],
    ['the last letter of a name', ['TELEX|FedEx|AMEX|HP-X']],
    ['an X among figures', ['14 x 20|3 x 4']],
    ['an X beside a sentence', ['X this is what we ask you to']],
  ])('are %s no answer', (_, lines) => {
    expect(read(lines)).toEqual([]);
  });
});
