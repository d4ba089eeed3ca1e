import { asPrinted, endOf } from './phrase.js';

/** What of a text that begins with the phrase is the phrase. */
const printed = (phrase: string, text: string): string | undefined => {
  const ends = asPrinted(phrase).map(({ words }) => endOf(words, text, 0));
  const end = ends.find((each) => each !== undefined);
  return end === undefined ? undefined : text.slice(0, end);
};

describe('a phrase of a lexicon in print', () => {
  it.each([
    ['invoice no', 'invoice no: 17', 'invoice no'],
    ['invoice no', 'invoice-no. 17', 'invoice-no'],
    ['invoice no', 'invoice / no 17', 'invoice / no'],
    ['total (net)', 'total (net) 12', 'total (net)'],
    ['total incl', 'total (€) incl 12', 'total (€) incl'],
    ['total incl', 'total eur: incl 12', 'total eur: incl'],
    ['total (net)', 'total (chf) (net)', 'total (chf) (net)'],
    ['n° de facture', 'n* de facture 8', 'n* de facture'],
    ['n° de facture', 'n de facture 8', 'n de facture'],
    ['n° de factura', 'n.º de factura 8', 'n.º de factura'],
  ])('%s is found in "%s"', (phrase, text, found) => {
    expect(printed(phrase, text)).toBe(found);
  });

  it.each([
    ['invoice no', 'invoice note 17', 'a word goes on'],
    ['invoice no', 'invoice no2', 'a figure goes on'],
    ['invoice no', 'invoice ..... no', 'too much stands between'],
    ['total incl', 'total eurincl', 'nothing stands after the currency'],
    ['invoice no', 'invoices no', 'a word is another'],
  ])('%s is not found in "%s": %s', (phrase, text) => {
    expect(printed(phrase, text)).toBeUndefined();
  });

  it('is nothing where it has no word', () => {
    expect(asPrinted(' / ')).toEqual([]);
  });
});
