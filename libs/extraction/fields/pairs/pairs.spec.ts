import { layOut } from '../../layout/layout.js';
import { type Page } from '../../model/page.js';
import { pageOf } from '../../testing/made-page.js';
import { placedPage } from '../../testing/placed-page.js';
import { pairsOf } from './pairs.js';

const read = (lines: readonly string[]) => pairsIn(pageOf(lines));
const pairsIn = (page: Page) => pairsOf(layOut([page])).map(({ label, text }) => [label, text]);

/** The page with the words on each side of `|` found by the reader as pieces of their own, however close they stand. */
function foundApart(line: string): Page {
  const pieces = line.split('|').map((piece) => piece.trim().split(' ').length);
  const page = pageOf([line.replace(/\s*\|\s*/g, ' ')], 'ocr');
  const pieceOf = pieces.flatMap((count, piece) => Array.from({ length: count }, () => piece));
  return { ...page, words: page.words.map((word, at) => ({ ...word, line: pieceOf[at]! })) };
}

describe('pairs of a form', () => {
  it.each<[string, readonly string[], readonly (readonly string[])[]]>([
    ['a value indented under its label', ['Materials:', 'Oak, planed', 'Pine'], [['Materials', 'Oak, planed Pine']]],
    ['measures, that hold no tick', ['Work: room of 14 x 20 ft'], [['Work', 'room of 14 x 20 ft']]],
    [
      'a sentence with a semicolon',
      ['Remarks:|The bill follows later; the shop sends it'],
      [['Remarks', 'The bill follows later; the shop sends it']],
    ],
    ['a date, which is whole', ['Date: 3/14/2024|90-B'], [['Date', '3/14/2024']]],
    [
      'a value over several lines beside another column',
      ['Quotation to:|Larkspur Ltd|Date: 4 May 2024', '|14 Harbour Street', '|Leeds|4711'],
      [
        ['Quotation to', 'Larkspur Ltd 14 Harbour Street Leeds'],
        ['Date', '4 May 2024'],
      ],
    ],
    ['a remark that belongs to the label', ['Fee: (before May)|170.00'], [['Fee (before May)', '170.00']]],
    ['a rule to write on', ['Arranged for_ Ada Example'], [['Arranged for', 'Ada Example']]],
    ['a number behind its label', ['Sample No. 1194-90'], [['Sample No.', '1194-90']]],
    ['a name behind what it did', ['Report written by A. Example'], [['Report written by', 'A. Example']]],
    [
      'a column of labels of which some have a colon',
      [
        'To:|B. Example',
        'From:|A. Example',
        'Cc:|C. Example',
        'Date:|4 May 2024',
        'Re:|Trip',
        'Purpose of trip|To meet the press',
      ],
      [
        ['To', 'B. Example'],
        ['From', 'A. Example'],
        ['Cc', 'C. Example'],
        ['Date', '4 May 2024'],
        ['Re', 'Trip'],
        ['Purpose of trip', 'To meet the press'],
      ],
    ],
    [
      'rows of figures',
      ['50/YR|0|0%', '25/YR|8|3%', 'Annuals|57|19%'],
      [
        ['50/YR', '0 0%'],
        ['25/YR', '8 3%'],
        ['Annuals', '57 19%'],
      ],
    ],
    [
      'figures under labels that nothing marks',
      ['Order Number|Delivery Date', '4711|4 May 2024'],
      [
        ['Order Number', '4711'],
        ['Delivery Date', '4 May 2024'],
      ],
    ],
    ['lower case under a label that asks', ['Reason: moved to another town'], [['Reason', 'moved to another town']]],
    [
      'values flush under each other beside labels that forms ask with',
      [
        'Home address|14 Harbour Street',
        'Family name|Example',
        'Second language|Dutch',
        'Place of birth|Hull',
        'School|Oak',
      ],
      [
        ['Home address', '14 Harbour Street'],
        ['Family name', 'Example'],
        ['Second language', 'Dutch'],
        ['Place of birth', 'Hull'],
        ['School', 'Oak'],
      ],
    ],
    [
      'labels of languages that begin or end with what is asked for',
      ['Apellido paterno|Kundennummer', 'Example|4711'],
      [
        ['Apellido paterno', 'Example'],
        ['Kundennummer', '4711'],
      ],
    ],
    ['a tick after its option', ['(a) Injury .|(x)'], [['(a) Injury', 'X']]],
  ])('reads %s', (_, lines, pairs) => {
    expect(read(lines)).toEqual(pairs);
  });

  it.each<[string, readonly string[]]>([
    ['a time of day', ['FORM 02:20:06)']],
    ['a prompt that stands beside another', ['Street|P.O. Box #', 'State|Zip.']],
    ['a prompt under a label', ['Approvals:|Date|Date']],
    ['a list in a sentence', ['asbestosis; lung cancer; other']],
    ['a bracket left open', ['alleged by the claimant (e.g.: asbestosis']],
    ['a path', ['K:VCLIENTS5002']],
    ['yes and no in another language', ['Erste Hilfe:|ja|nein']],
    ['boxes that are not ticked', ['Copy to follow:|YES|NO']],
    ['the line of a fax machine', ['FEB 25 2024 18:23 FR|TO|128557882# P.01']],
    ['the number of the form', ['LARKSPUR RESEARCH|FORM 8 (10-80)', 'LARKSPUR CENTRE|FORM 9']],
    ['an amount nobody names', ['$5.00']],
    ['a sentence', ['Please note: this page is for the office only']],
    ['words under a label that nothing marks', ['Order Number', 'Larkspur Ltd']],
    ['a column of headings beside another', ['OAK|ORDER PRICE', 'PINE|BATCH SIZE', 'ASH|TEST PERIOD']],
  ])('makes no pair of %s', (_, lines) => {
    expect(read(lines)).toEqual([]);
  });

  it.each<[string, string, readonly string[]]>([
    ['with a figure beside it', '10,10,10 Batch Size\n120,10,10 47.5 kg', ['Batch Size', '47.5 kg']],
    ['of one word', '10,10,10 Conclusion\n120,10,10 No fault found', ['Conclusion', 'No fault found']],
  ])('reads a label that nothing marks, %s', (_, drawing, pair) => {
    expect(pairsIn(placedPage(drawing))).toEqual([pair]);
  });

  it('takes what is typed in a little higher than its label', () => {
    const higher = placedPage('10,17,10 Author:\n120,10,10 Ada Example\n10,40,10 Larkspur Ltd');
    expect(pairsIn(higher)).toEqual([['Author', 'Ada Example']]);
  });

  it('makes no value of options in a row', () => {
    const options = placedPage('10,10,10 Standard of play: Beginner\n165,10,10 Club\n206,10,10 County');
    expect(pairsIn(options)).toEqual([]);
  });

  it('leaves out what the reader was hardly sure of', () => {
    const page = pageOf(['Approved: Qxhlm', 'Author: Ada'], 'ocr');
    const unsure = page.words.map((word) => (word.text === 'Qxhlm' ? { ...word, confidence: 0.4 } : word));
    expect(pairsIn({ ...page, words: unsure })).toEqual([['Author', 'Ada']]);
  });

  it('takes what stands under its label, and not what stands much lower', () => {
    const under = (top: number) => pairsIn(placedPage(`10,10,10 Materials:\n10,${top},10 Oak, planed`));
    expect(under(32)).toEqual([['Materials', 'Oak, planed']]);
    expect(under(37)).toEqual([]);
  });

  it('takes all pieces of a line under its label, though it slants', () => {
    const page = placedPage(`
10,10,20 Support:
30,19,34 Two
98,19,34 small banners`);
    const words = page.words.map((word, line) => ({ ...word, line }));
    expect(pairsIn({ ...page, words })).toEqual([['Support', 'Two small banners']]);
  });

  it('takes what stands on a short rule right after its label', () => {
    expect(read(['Coupons enclosed_418_', 'Handling fee_$29.26'])).toEqual([
      ['Coupons enclosed', '418'],
      ['Handling fee', '$29.26'],
    ]);
  });

  it('parts what the reader found apart, though it stands close', () => {
    expect(pairsIn(foundApart('Name | Ada Example'))).toEqual([['Name', 'Ada Example']]);
    expect(pairsIn(foundApart('Name of | Ada Example'))).toEqual([]);
  });

  it('goes on to the right only where the next cell is close', () => {
    const beside = placedPage('10,10,10 Cost:\n60,10,10 1,250\n110,10,10 (of May)');
    expect(pairsIn(beside)).toEqual([['Cost', '1,250 (of May)']]);
    expect(read(['Cost:|1,250|(of May)'])).toEqual([['Cost', '1,250']]);
  });

  it('are some fifty on one line at most, and what follows stays with the last', () => {
    const pairs = read(['A: b '.repeat(20_000).trim()]);
    expect(pairs).toHaveLength(50);
    expect(pairs.at(-1)?.[1]).toMatch(/^b A: b A: b/);
  });
});
