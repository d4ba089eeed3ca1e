import { pageOf } from '../../testing/made-page.js';
import { labelFinder } from '../../layout/labels.js';
import { layOut } from '../../layout/layout.js';
import { withMisread } from './misread-labels.js';

const LEXICON = {
  number: ['invoice number', 'number'],
  due: ['due date', 'amount due', 'seite'],
  order: ['order date', 'kunde'],
  date: ['kundi', 'vat date'],
  total: ['total', 'zone', 'mva'],
};
const find = withMisread(labelFinder(LEXICON), LEXICON, { means: (text) => text === 'Totals' });
const told = (cell: string) => {
  const [line] = layOut([pageOf([cell])]).lines;
  return find(line!.segments[0]!).map(({ name, start, end }) => `${name} ${cell.slice(start, end)}`);
};

describe('labels with a letter misread', () => {
  it.each([
    ['Invoice Nurnber: 4711', ['number Invoice Nurnber']],
    ['1nvoice number 4711', ['number 1nvoice number']],
    ['Invoice nunber', ['number Invoice nunber']],
    ['Arnount dve', ['due Arnount dve']],
    ['Amount cue Ada', []],
    ['Tofal 12.00', ['total Tofal']],
    ['Tofal 9', ['total Tofal']],
    ['Tofal € 12.00', ['total Tofal']],
    ['Z0ne', ['total Z0ne']],
    ['Due date, kunde', ['due Due date', 'order kunde']],
    ['Invoice nvmber: order date', ['number Invoice nvmber', 'order order date']],
  ])('%j', (cell, labels) => {
    expect(told(cell)).toEqual(labels);
  });

  it('are none where they are read as known', () => {
    const both = { total: ['totaal', 'totale'] };
    const [line] = layOut([pageOf(['Totale'])]).lines;
    expect(withMisread(labelFinder(both), both)(line!)).toMatchObject([{ phrase: 'totale' }]);
  });

  it.each([
    ['other words of its length', 'Order rate'],
    ['short words by themselves', 'Zote'],
    ['words a letter from two labels', 'Kundo'],
    ['words that mean something else', 'Totals'],
    ['part of a name', 'Tofal & Sons'],
    ['the rest of a sentence', 'Tofal thanks'],
    ['shorter words that lack a letter', 'Site'],
    ['two words off', 'Invoize numxer'],
    ['numbers', '70741'],
    ['three letters alone', 'Mua'],
  ])('are not %s', (_, cell) => {
    expect(told(cell)).toEqual([]);
  });
});
