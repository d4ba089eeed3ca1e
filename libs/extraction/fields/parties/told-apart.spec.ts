import { layOut } from '../../layout/layout.js';
import { readingOf } from '../../reading/reading.js';
import { pageOf } from '../../testing/made-page.js';
import { partiesOf } from './parties.js';

const buyer = ['Harbour Estates LLP', '14 Quay Row', 'Otley LS21 3QF'];
const seller = ['Larkspur Hydrology Ltd', '9 Mill Lane', 'Shipley BD17 7HP'];
const beside = (left: readonly string[], right: readonly string[]) => left.map((text, row) => `${text}|${right[row]}`);

function named(lines: readonly string[], items = (text: string) => text.startsWith('Item')) {
  const layout = layOut([pageOf(lines)]);
  const table = new Set(layout.lines.filter(({ text }) => items(text)));
  const { vendor, customer } = partiesOf(readingOf(layout, 'en'), table);
  return { vendor: vendor?.name.text, customer: customer?.name.text };
}
const vendorOf = (lines: readonly string[]) =>
  partiesOf(readingOf(layOut([pageOf(lines)]), 'en')).vendor?.address?.text;
const right = { vendor: 'Larkspur Hydrology Ltd', customer: 'Harbour Estates LLP' };

describe('seller and buyer', () => {
  it('are told apart by a slip under the items, which goes to the seller', () => {
    const slip = ['', '', `To: ${seller[0]}`, ...seller.slice(1)];
    expect(named(['Bill', ...beside(buyer, seller), '', 'Item 1', ...slip])).toEqual(right);
    expect(named(['To:', ...buyer, '', 'Item 1', '', ...seller]).customer).toBe('Harbour Estates LLP');
  });

  it('are those of the headings, where another gets the goods', () => {
    const school = ['Larkspur School', '102 Dock Road', 'Otley LS21 3QF'];
    const columns = (left: readonly string[], middle: readonly string[], last: readonly string[]) =>
      left.map((text, row) => [text, middle[row], last[row]].join('|'));
    const three = columns(['Sprzedawca', ...seller], ['Nabywca', ...buyer], ['Odbiorca', ...school]);
    expect(named(['Faktura 7', '', ...three])).toEqual(right);
    expect(
      named(['Faktura 7', '', ...columns(['Sprzedawca', ...seller], ['Odbiorca', ...school], ['Nabywca', ...buyer])]),
    ).toEqual(right);
    const consigned = ['Consignee (Ship to)', ...school, '', 'Buyer (Bill to)', ...buyer];
    expect(named(['Invoice', '', ...seller, '', ...consigned])).toEqual(right);
  });

  it('have their legal form on a line of its own', () => {
    const wrapped = ['Bill to', 'HARBOUR ESTATES E HIJOS,', 'S.A.', ...buyer.slice(1)];
    expect(named(['Invoice', '', ...seller, '', ...wrapped]).customer).toBe('HARBOUR ESTATES E HIJOS, S.A.');
  });

  it('are not who a letter addresses, nor the sender over its window once more', () => {
    expect(
      named(['Facture', '', '', 'MME ADA EXEMPLE', '6 rue des Tanneurs', '37000 TOURS', '', '', ...seller]),
    ).toEqual({
      vendor: 'Larkspur Hydrology Ltd',
      customer: 'MME ADA EXEMPLE',
    });
    const head = ['Dr. med. Ada Beispiel', 'Lindenallee 31 · 24103 Kiel · Tel. 0431 5550'];
    const window = ['Dr. A. Beispiel · Lindenallee 31 · 24103 Kiel', '', 'Herrn', 'Otto Muster', 'Weg 8', '24159 Kiel'];
    expect(named([...head, '', '', ...window, '', 'Item 1'])).toMatchObject({ customer: 'Herrn Otto Muster' });
  });

  it('are told apart by a label that names one of them elsewhere', () => {
    expect(named(['Bill', ...beside(buyer, seller), '', '', 'Customer:|Harbour Estates LLP'])).toEqual(right);
    expect(named(['Bill', ...beside(seller, buyer), '', '', 'Customer:|Harbour Estates LLP'])).toEqual(right);
    expect(named(['Bill', ...beside(buyer, seller), '', '', 'Customer|: Harbour Estates LLP'])).toEqual(right);
  });

  it('are told apart side by side by a tax number or a mail address under the one', () => {
    expect(named(['Bill', ...beside(buyer, seller), '|ABN 10 562 415 556'])).toEqual(right);
    expect(named(['Bill', ...beside(buyer, seller), '|ada@larkspur.example'])).toEqual(right);
    expect(named(['Bill', ...beside(seller, buyer), 'ABN 10 562 415 556'])).toEqual(right);
  });

  it('are what their headings say, whatever a label elsewhere says', () => {
    const sold = ['From:', ...seller, '', 'To:', ...buyer, '', '', 'Customer:|Larkspur Hydrology Ltd'];
    expect(vendorOf(sold)).toBe('9 Mill Lane, Shipley BD17 7HP');
  });

  it('are the buyer under a heading and one more, wherever it stands', () => {
    expect(vendorOf(['Invoice 12', '', ...seller, '', 'To:', ...buyer])).toBe('9 Mill Lane, Shipley BD17 7HP');
  });

  it('are not told apart by marks of a letterhead far above an address', () => {
    const head = ['Tel 0113 496 0000', '', '', '', '', '', '', ''];
    expect(named([...head, ...beside(buyer, seller), '|ABN 10 562 415 556'])).toEqual(right);
  });

  it('are not told apart by marks of a letterhead far below an address', () => {
    const letterhead = ['', '', '', '', '', '', '', '', ...seller, 'Tel 0113 496 0000'];
    expect(named([...buyer, ...letterhead])).toEqual(right);
  });

  it('are two though a foot says the address of one again, with more in its line', () => {
    const foot = ['', '', '', '', 'Payment', `${seller[0]} ${seller[1]}`, `${seller[2]} ada@larkspur.example`];
    expect(named([...seller, '', '', '', ...buyer, ...foot])).toEqual(right);
    expect(named([...buyer, '', '', '', ...seller, ...foot.slice(0, 4)]).customer).toBe('Larkspur Hydrology Ltd');
  });

  it.each(['Billed by|Billed to', 'Invoice from|Invoice for', 'Pay to|Prepared for', 'Seller details|Client details'])(
    'stand under headings of one grammar: "%s"',
    (headings) => {
      expect(named([headings, ...beside(seller, buyer)])).toEqual(right);
      expect(named([headings.split('|').toReversed().join('|'), ...beside(buyer, seller)])).toEqual(right);
    },
  );
});
