import { formOf, tickAt } from '../../testing/made-fields.js';
import { fieldPairs } from './field-pairs.js';

const told = (...form: Parameters<typeof formOf>) =>
  fieldPairs(formOf(...form)).map(({ label, text }) => `${label} = ${text}`);

describe('a field of a form', () => {
  it('has its label before it, however far', () => {
    const print = [
      ['Name .......', 40, 100],
      ['Home port', 40, 120],
      ['Mooring', 40, 140],
    ] as const;
    const fields = [
      [300, 99, 200, 'Ada Example'],
      [300, 119, 200, 'Hull'],
      [300, 139, 200],
    ] as const;
    expect(told(print, fields)).toEqual(['Name = Ada Example', 'Home port = Hull']);
  });

  it('has its label over it, in its corner or under it, as the other fields of the page', () => {
    const over = (y: number) => ['Name', 'Home port', 'Mooring'].map((text, at) => [text, 40 + at * 150, y] as const);
    const fields = ['Ada Example', 'Hull', '12'].map((text, at) => [40 + at * 150, 112, 120, text] as const);
    const said = ['Name = Ada Example', 'Home port = Hull', 'Mooring = 12'];
    expect(told(over(100), fields)).toEqual(said);
    expect(told(over(126), fields)).toEqual(said);
    const tall = fields.map(([x, , width, text]) => [x, 98, width, text, { box: [x, 98, x + width, 124] }] as const);
    expect(told(over(99), tall)).toEqual(said);
  });

  it('has its label under it where rows of both take turns and only a heading stands over the first', () => {
    const row = (texts: readonly string[], y: number) => texts.map((text, at) => [text, 40 + at * 150, y] as const);
    const values = (texts: readonly string[], y: number) =>
      texts.map((text, at) => [40 + at * 150, y, 120, text] as const);
    const print = [['Particulars', 40, 100] as const, ...row(['Name', 'Boat'], 124), ...row(['Harbour', 'Berth'], 148)];
    expect(told(print, [...values(['Ada Example', 'Teal'], 112), ...values(['Hull', '12'], 136)])).toEqual([
      'Name = Ada Example',
      'Harbour = Hull',
      'Boat = Teal',
      'Berth = 12',
    ]);
  });

  it('has the label that the form itself calls it by, but for a sentence under it', () => {
    const print = [['Member', 40, 100], ['Family name', 40, 126]] as const; // prettier-ignore
    const field = (hint?: string) => [[40, 112, 160, 'Example', { hint }]] as const;
    expect(told(print, field())).toEqual(['Member = Example']);
    expect(told(print, field('Family name_Row_2'))).toEqual(['Family name = Example']);
    const sentence = 'Whoever joins the club keeps to the rules of it';
    expect(told([['Member', 40, 100], [sentence, 40, 126]], field(sentence))).toEqual(['Member = Example']); // prettier-ignore
  });

  it('has the label over its middle, not one beside that', () => {
    const print = [['Sex', 80, 100], ['Born', 127, 100]] as const; // prettier-ignore
    expect(told(print, [[70, 112, 30, 'F'], [104, 112, 70, '1980']])).toEqual(['Sex = F', 'Born = 1980']); // prettier-ignore
  });

  it('has a label of its own where two stand close under two fields', () => {
    const fields = [[40, 99, 20, 'CA'], [76, 99, 80, '94014']] as const; // prettier-ignore
    expect(told([['STATE ZIP', 40, 113]], fields)).toEqual(['STATE = CA', 'ZIP = 94014']);
  });

  it.each(['and', 'a.', '(MM/DD/YYYY)'])('is not asked for by “%s” before it', (before) => {
    expect(told([[before, 136 - before.length * 6, 100], ['Respondent', 140, 114]], [[140, 99, 160, 'Hull']])).toEqual(['Respondent = Hull']); // prettier-ignore
  });

  it('has no label that belongs to an empty one', () => {
    const print = [
      ['Name', 40, 100],
      ['Mooring', 40, 126],
    ] as const;
    expect(told(print, [[40, 112, 100], [40, 138, 100, '12']])).toEqual(['Mooring = 12']); // prettier-ignore
  });

  it('has the label of its row or, where that is said already, of its column', () => {
    const print = [
      ['Berth', 40, 100],
      ['Nights', 200, 100],
      ['Power', 320, 100],
      ['Inner harbour', 40, 122],
      ['Outer harbour', 40, 142],
    ] as const;
    const row = (y: number, ...values: string[]) => values.map((value, at) => [200 + at * 120, y, 100, value] as const);
    expect(told(print, [...row(121, '3', 'yes'), ...row(141, '4', 'no')])).toEqual([
      'Inner harbour = 3',
      'Outer harbour = 4',
      'Power = yes',
      'Power = no',
    ]);
  });

  it('is one with its neighbours where each letter has a place, or a stroke stands between', () => {
    const comb = { comb: true };
    const print = [
      ['Launched', 40, 100],
      ['Code', 40, 130],
      ['-', 241, 130],
    ] as const;
    const fields = [
      [200, 99, 30, '17', comb],
      [236, 99, 30, '06', comb],
      [272, 99, 60, '2004', comb],
      [200, 129, 40, '00'],
      [248, 129, 40, '999'],
    ] as const;
    expect(told(print, fields)).toEqual(['Launched = 17 06 2004', 'Code = 00-999']);
  });

  it('goes on over the lines under it with sentences, not with a list', () => {
    const print = [['Remarks', 40, 100]] as const;
    const lines = (...values: string[]) => values.map((value, at) => [40, 112 + at * 16, 400, value] as const);
    expect(told(print, lines('The boat lies dry until', 'spring.'))).toEqual([
      'Remarks = The boat lies dry until spring.',
    ]);
    expect(told(print, lines('Oars', 'Sails'))).toEqual(['Remarks = Oars', 'Remarks = Sails']);
  });

  it('has the name the form gives it where nothing near it is a label', () => {
    expect(told([['Club', 40, 40]], [[300, 300, 100, 'Hull', { hint: 'Home port' }]])).toEqual(['Home port = Hull']);
  });
});

describe('boxes to tick of a form', () => {
  const options = (y: number, ...texts: string[]) => texts.map((text, at) => [text, 216 + at * 100, y] as const);
  const boxes = (y: number, name: string | undefined, ...ticked: boolean[]) =>
    ticked.map((each, at) => tickAt(200 + at * 100, y, each, name));

  it('answer the question before or over them', () => {
    const row = options(100, 'Rowing', 'Sailing', 'Diving');
    const said = ['Section = Rowing, Diving'];
    expect(told([['Section', 40, 100], ...row], boxes(99, undefined, true, false, true))).toEqual(said);
    expect(told([['Section', 200, 84], ...row], boxes(99, undefined, true, false, true))).toEqual(said);
  });

  it('answer the question behind them, and end where the label of a field begins', () => {
    const print = [['YES', 54, 100], ['NO Is the boat insured, and for how', 94, 100], ['much?', 112, 112]] as const; // prettier-ignore
    expect(told(print, [tickAt(40, 99, false), tickAt(80, 99, true)])).toEqual([
      'Is the boat insured, and for how much? = NO',
    ]);
    const row = [['Sailing', 56, 100], ['Harbour', 106, 100]] as const; // prettier-ignore
    expect(told(row, [tickAt(40, 99, true), [152, 99, 100, 'Hull']])).toEqual(['Harbour = Hull', 'Sailing = X']);
  });

  it('answer no sentence over them', () => {
    const print = [['Sections meet on Sundays.', 200, 84], ...options(100, 'Rowing', 'Sailing')] as const;
    expect(told(print, boxes(99, undefined, false, true))).toEqual(['Sailing = X']);
  });

  it('of one name answer one question, under a heading that is farther as well', () => {
    const print = [['Section', 200, 72], ...options(100, 'Rowing', 'Sailing')] as const;
    expect(told(print, boxes(99, 'section', false, true))).toEqual(['Section = Sailing']);
    const alone = boxes(99, undefined, false, true);
    expect(told(print, alone)).toEqual(['Sailing = X']);
  });

  it('stand under what they offer in a table', () => {
    const print = [
      ['Yes', 197, 80],
      ['No', 300, 80],
      ['Can swim', 40, 100],
      ['Has a boat', 40, 120],
    ] as const;
    const fields = [...boxes(99, 'swims', true, false), ...boxes(119, 'boat', false, true)];
    expect(told(print, fields)).toEqual(['Can swim = Yes', 'Has a boat = No']);
  });

  it('are statements by themselves without a question, over two lines as well', () => {
    const print = [
      ['I accept the rules of the club and of the', 60, 100],
      ['harbour.', 60, 112],
      ['I would like to row at night.', 60, 140],
    ] as const;
    const fields = [tickAt(40, 99, true, 'rules'), tickAt(40, 139, false, 'night')];
    expect(told(print, fields)).toEqual(['I accept the rules of the club and of the harbour. = X']);
  });
});
