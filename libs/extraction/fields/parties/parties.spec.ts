import { layOut } from '../../layout/layout.js';
import { readingOf } from '../../reading/reading.js';
import { pageOf } from '../../testing/made-page.js';
import { placedPage } from '../../testing/placed-page.js';
import { partiesOf } from './parties.js';

const isLabel = (text: string) => /^(?:reference|due date):?$/i.test(text);

function named(page: ReturnType<typeof pageOf>) {
  const { vendor, customer } = partiesOf(readingOf(layOut([page]), 'en'), new Set(), isLabel);
  const of = (party: typeof vendor) => party && [party.name.text, party.address?.text];
  return { vendor: of(vendor), customer: of(customer) };
}

/** Lines that end at the same place, as `placedPage` draws them. */
const flushRight = (right: number, top: number, ...lines: readonly string[]) =>
  lines.map((line, row) => `${Math.round(right - line.length * 5.2)},${top + row * 14},10 ${line}`).join('\n');

const buyerOf = (name: string) => [name, '4 Quay Street', 'Bristol BS1 2CD'];

const larkspur = ['Larkspur Tools Ltd', '12 Mill Lane'];

describe('parties', () => {
  it('are read from a letterhead that is flush right', () => {
    const head = flushRight(
      500,
      40,
      'Larkspur Tools Ltd',
      '12 Mill Lane, Unit 4',
      'Leeds LS1 4AB',
      'Tel. 0113 496 0000',
    );
    const window = '40,200,10 Ada Example\n40,214,10 4 Quay Street\n40,228,10 Bristol BS1 2CD';
    expect(named(placedPage(`${head}\n${window}`))).toEqual({
      vendor: ['Larkspur Tools Ltd', '12 Mill Lane, Unit 4, Leeds LS1 4AB'],
      customer: ['Ada Example', '4 Quay Street, Bristol BS1 2CD'],
    });
  });

  it('have a label each: one does not name the column beside its own', () => {
    const page = pageOf([
      'Seller',
      'Larkspur Tools Ltd|Ada Example',
      '12 Mill Lane|4 Quay Street',
      'Leeds LS1 4AB|Bristol BS1 2CD',
    ]);
    expect(named(page)).toMatchObject({ customer: ['Ada Example', '4 Quay Street, Bristol BS1 2CD'] });
  });

  it('are told apart by the foot of a letter, which its sender stands in', () => {
    const window = ['', '', 'Ada Example', '4 Quay Street', 'Bristol BS1 2CD'];
    const page = pageOf(['Bill', ...window, ...Array.from({ length: 44 }, () => ''), ...larkspur, 'Leeds LS1 4AB']);
    expect(named(page)).toMatchObject({
      vendor: ['Larkspur Tools Ltd', '12 Mill Lane, Leeds LS1 4AB'],
      customer: ['Ada Example', '4 Quay Street, Bristol BS1 2CD'],
    });
  });

  it('have the street under the town where their country writes it so', () => {
    const seller = ['Sprzedawca:', 'Larkspur Sp. z o.o.', '61-312 Poznań', 'ul. Długa 118', 'NIP: 782-241-96-05'];
    expect(named(pageOf(seller)).vendor).toEqual(['Larkspur Sp. z o.o.', '61-312 Poznań, ul. Długa 118']);
  });

  it('have a town once that is a region as well', () => {
    const rows = ['Cliente', 'Nombre: Ada Ejemplo', 'Dirección: Calle Nueva 61', 'Cód. postal: 37002'];
    expect(named(pageOf([...rows, 'Localidad: Salamanca', 'Provincia: Salamanca'])).customer).toEqual([
      'Ada Ejemplo',
      'Calle Nueva 61, 37002 Salamanca',
    ]);
  });

  it('are not called by the address of their site', () => {
    const foot = 'vdvelde.example|024 555 0163|ada@vdvelde.example';
    expect(named(pageOf(['Tuinontwerp Van der Velde', '', 'Datum 7', '', foot])).vendor?.[0]).toBe(
      'Tuinontwerp Van der Velde',
    );
  });

  it('know a sender by the line of its address above that of the customer', () => {
    const sender = 'Larkspur Tools GmbH, Ringstr. 7, 33378 Rheda';
    const window = ['Harbour Joinery', 'Lange Str. 19', '33330 Bielefeld'];
    expect(named(pageOf(['Hello', sender, '', ...window]))).toMatchObject({
      vendor: ['Larkspur Tools GmbH', 'Ringstr. 7, 33378 Rheda'],
      customer: ['Harbour Joinery', 'Lange Str. 19, 33330 Bielefeld'],
    });
  });

  it('are not called by a label that stands above their address, nor by two', () => {
    const buyer = ['Buyer (Bill to)', 'Ada Example', '4 Quay Street', 'Bristol BS1 2CD'];
    expect(named(pageOf(buyer)).customer).toEqual(['Ada Example', '4 Quay Street, Bristol BS1 2CD']);
    expect(named(pageOf(['Reference', '4 Quay Street', 'Bristol BS1 2CD'])).customer).toBeUndefined();
  });

  it('are companies without the person who is meant there', () => {
    const buyer = ['Bill to', 'Harbour Joinery Ltd, Ada Example', '4 Quay Street', 'Bristol BS1 2CD'];
    expect(named(pageOf(buyer)).customer?.[0]).toBe('Harbour Joinery Ltd');
    const client = ['Bill to', 'Harbour Joinery', 'Attention: Ada Example', '4 Quay Street', 'Bristol BS1 2CD'];
    expect(named(pageOf(client)).customer).toEqual(['Harbour Joinery', '4 Quay Street, Bristol BS1 2CD']);
  });

  it('are named beside their label, up to the next column', () => {
    expect(named(pageOf(['Client: Ada Example|Tax no: 4711'])).customer).toEqual(['Ada Example', undefined]);
  });

  it('may have a number in their name', () => {
    const buyer = ['Bill to', 'Quay House 14', '14 Quay Street', 'Bristol BS1 2CD'];
    expect(named(pageOf(buyer)).customer).toEqual(['Quay House 14', '14 Quay Street, Bristol BS1 2CD']);
  });

  it('may end with a town and four digits under a street or a box', () => {
    const buyer = ['Bill to', 'Harbour Joinery', 'PO Box 2210', 'Bellville 7535'];
    expect(named(pageOf(buyer)).customer).toEqual(['Harbour Joinery', 'PO Box 2210, Bellville 7535']);
    expect(named(pageOf(['Bill to', 'Harbour Joinery', 'Order 12', 'March 2025'])).customer?.[1]).toBeUndefined();
  });

  it('have all between the name and a bare postcode in their address', () => {
    const buyer = ['Bill to', 'Harbour Joinery', 'Low Mill', 'Bristol', 'BS1 2CD'];
    expect(named(pageOf(buyer)).customer).toEqual(['Harbour Joinery', 'Low Mill, Bristol, BS1 2CD']);
  });

  it('go on past a tax number under the name', () => {
    const buyer = ['Bill to', 'Harbour Joinery', 'ABN: 31 474 135 284', '12 High Street', 'Maldon VIC 3463'];
    expect(named(pageOf(buyer)).customer).toEqual(['Harbour Joinery', '12 High Street, Maldon VIC 3463']);
  });

  it('keep a province behind the town, but no country', () => {
    const buyer = ['Bill to', 'Harbour Joinery', 'Quay 7', '36940 Cangas, Pontevedra'];
    expect(named(pageOf(buyer)).customer?.[1]).toBe('Quay 7, 36940 Cangas, Pontevedra');
    expect(named(pageOf([...buyer.slice(0, 3), '36940 Cangas, España'])).customer?.[1]).toBe('Quay 7, 36940 Cangas');
  });

  it('have no person or trade before the street of one line', () => {
    const foot = 'Larkspur Hotel · Fam. Example · Mill Lane 12 · 88662 Harbour';
    expect(named(pageOf(['Invoice', foot])).vendor).toEqual(['Larkspur Hotel', 'Mill Lane 12, 88662 Harbour']);
  });

  it('are not named by a label in the letterhead', () => {
    expect(named(pageOf(['Reference|4711'])).vendor).toBeUndefined();
  });

  it('may end with four digits on a line of their own', () => {
    const buyer = ['Bill to', 'Harbour Joinery', 'PO Box 77', 'Merweville', '6940'];
    expect(named(pageOf(buyer)).customer).toEqual(['Harbour Joinery', 'PO Box 77, Merweville, 6940']);
  });

  it('are named by the house, not by whom it is addressed to', () => {
    const buyer = ['Bill to', 'Mrs A Example', 'Harbour Laundry', '4 Quay Street', 'Bristol BS1 2CD'];
    expect(named(pageOf(buyer)).customer?.[0]).toBe('Harbour Laundry');
    expect(named(pageOf(buyer.toSpliced(2, 1))).customer?.[0]).toBe('Mrs A Example');
  });

  it('may have their legal form on the next line', () => {
    const buyer = ['Bill to', 'Harbour Borehole Services (Pty)', 'Ltd', '4 Quay Street', 'Bristol BS1 2CD'];
    expect(named(pageOf(buyer)).customer?.[0]).toBe('Harbour Borehole Services (Pty) Ltd');
  });

  it('are named by the largest print over an address in one line', () => {
    const head =
      '200,40,20 Ada Example\n150,66,10 Roofs of all kinds\n120,80,10 Mill Lane 14 a · 48720 Harbour · Tel. 02547';
    expect(named(placedPage(head)).vendor).toEqual(['Ada Example', 'Mill Lane 14 a, 48720 Harbour']);
  });

  it('have the one address in the letterhead that nobody is named above', () => {
    const head = ['Larkspur Tools Ltd|12 Mill Lane', '|Kedron QLD 4031'];
    expect(named(pageOf([...head, 'Bill to', ...buyerOf('Harbour Joinery')])).vendor).toEqual([
      'Larkspur Tools Ltd',
      '12 Mill Lane, Kedron QLD 4031',
    ]);
  });

  it('stand beside their role and the word for an address', () => {
    const list = ['Invoice:|HB-7', 'Client:|Harbour Joinery', 'Address:|4 Quay Street, Bristol BS1 2CD', 'Order:|B-12'];
    expect(named(pageOf(list)).customer).toEqual(['Harbour Joinery', '4 Quay Street, Bristol BS1 2CD']);
  });

  it('are not what a heading says in brackets of itself', () => {
    const list = [
      'Cessionario/committente (cliente)',
      'Osteria Esempio S.r.l.',
      'Indirizzo:|Via Esempio 4, 00186 Roma',
      'Ordine:|B-12',
    ];
    expect(named(pageOf(list)).customer?.[0]).not.toBe('(cliente)');
  });

  it('are told by who pays and by addresses for invoices in other languages', () => {
    for (const label of [
      'Maksaja',
      'Fakturaadress',
      'Számlázási cím',
      'Zahlungspflichtiger',
      'Cessionario/committente (cliente)',
      'Tomador de serviços',
    ])
      expect(named(pageOf([label, ...buyerOf('Harbour Joinery')])).customer?.[0]).toBe('Harbour Joinery');
  });

  it('may be lists of labels side by side, with town and postcode of their own', () => {
    const page = pageOf([
      'Seller||Customer',
      'Name: Larkspur Srl||Name: Harbour Joinery and',
      'Address: Via Mulino 27||Partners',
      'City: Notaresco State: TE||Address: Via Porto 61',
      'Postcode: 64024 Country: IT||City: Roma State: RM',
      '||Postcode: 00186 Country: IT',
    ]);
    expect(named(page)).toEqual({
      vendor: ['Larkspur Srl', 'Via Mulino 27, 64024 Notaresco TE'],
      customer: ['Harbour Joinery and Partners', 'Via Porto 61, 00186 Roma RM'],
    });
  });

  it('have no label of a number in their name that a scan has joined to it', () => {
    const list = [
      'Customer',
      'Name: CNPJ/CPF Larkspur Ltda',
      'Address: Rua do Porto 61',
      'Postcode: 00186',
      'City: Roma',
    ];
    expect(named(pageOf(list)).customer?.[0]).toBe('Larkspur Ltda');
  });

  it('may stand under two headings, the name under the first and the address under the second', () => {
    const rest = ['Billing address', 'Main Market, Harbour, Madhya Pradesh, 473551'];
    const split = ['Bill to', 'Larkspur Stores', 'Ada Example', '555 010 4477', ...rest];
    expect(named(pageOf(split)).customer).toEqual(['Larkspur Stores', rest[1]]);
    expect(named(pageOf(['Sold by', ...split.slice(1)])).customer?.[0]).not.toBe('Larkspur Stores');
  });

  it('have no name where only a street stands under the heading', () => {
    expect(named(pageOf(['Billing address', 'Mill Road, Harbour, Madhya Pradesh, 473551'])).customer).toBeUndefined();
  });

  it('may be lists of which each part has a label, in the order of their country', () => {
    const list = (town: string, state: string, code: string, country: string) => [
      ...['Service provider', 'Name: Larkspur Studio', 'Street: 2207 Mill Ave, Suite 14', `City: ${town}`],
      ...[`State: ${state}`, `Country: ${country}`, `Post code: ${code}`],
    ];
    expect(named(pageOf(list('Hope', 'VA', '23510', 'United States'))).vendor?.[1]).toBe(
      '2207 Mill Ave, Suite 14, Hope, VA 23510',
    );
    expect(named(pageOf(list('Notaresco', 'VA', '64024', 'Italy'))).vendor?.[1]).toBe(
      '2207 Mill Ave, Suite 14, 64024 Notaresco VA',
    );
  });

  it.each([
    ['Konto / Zahlbar an', 'Zahlbar durch'],
    ['Account / Payable to', 'Payable by'],
    ['Compte / Payable à', 'Payable par'],
    ['Conto / Pagabile a', 'Pagabile da'],
  ])('are named on the payment part of a Swiss bill under "%s" and "%s"', (to, by) => {
    const slip = [to, 'CH93 0076 2011 6238 5295 7', 'Malerei Beispiel', 'Bachstrasse 3', '9000 St. Gallen'];
    const payer = [by, 'Genossenschaft Muster', 'Hauptgasse 12', '9014 St. Gallen'];
    expect(named(pageOf([...slip, 'Referenz', '21 00000 00003', ...payer]))).toEqual({
      vendor: ['Malerei Beispiel', 'Bachstrasse 3, 9000 St. Gallen'],
      customer: ['Genossenschaft Muster', 'Hauptgasse 12, 9014 St. Gallen'],
    });
  });

  it.each(['EURL au capital de 8 000 €', 'Cap. soc. € 20.000 i.v.'])('have no address of "%s"', (capital) => {
    const page = pageOf(['Les Jardins Exemple', capital, '12, chemin du Lavoir', '56400 AURAY']);
    expect(named(page).vendor).toEqual(['Les Jardins Exemple', '12, chemin du Lavoir, 56400 AURAY']);
  });

  it('stand under a heading that another label shares', () => {
    const rows = ['Larkspur Ltd|Bar Example', 'Leeds|4 Quay Street', 'Mill Lane|Bristol BS1 2CD'];
    const under = (heading: string) => named(pageOf([`Seller:|${heading}|20731`, ...rows]));
    expect(under('Customer: No of account:').customer).toEqual(['Bar Example', '4 Quay Street, Bristol BS1 2CD']);
    expect(under('Customer: No of account:').vendor?.[0]).toBe('Larkspur Ltd');
  });

  it('are receivers and consignees in India', () => {
    const rows = ['Example Farms|Example Store', '44 Quay Road|7 Mill Road', 'Bengaluru 560024|Bengaluru 560064'];
    const { customer } = named(pageOf(['Details of Receiver (Bill To)|Details of Consignee (Ship To)', ...rows]));
    expect(customer).toEqual(['Example Farms', '44 Quay Road, Bengaluru 560024']);
  });
});
