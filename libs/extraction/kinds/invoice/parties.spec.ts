import { layOut } from '../../layout/layout.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';
import { pageOf } from '../../testing/made-page.js';
import { kindOf } from '../all.js';

const assembled = (lines: string[]) => assemble(kindOf('invoice').fields(readingOf(layOut([pageOf(lines)]), 'en')));
const sureOf = (...lines: string[]) => assembled(lines).confidence.customer_address;
const partiesOf = (...lines: string[]) => assembled(lines).extraction;
const seller = ['Invoice 7', 'From', 'Larkspur Tools Ltd', '12 Mill Lane', 'Leeds LS1 4AB', '', 'Bill to'];

describe('the address of a party', () => {
  it('is less sure without a street, and without the town that the other party has', () => {
    expect(sureOf(...seller, 'Harbour Joinery', '4 Quay Street', 'Bristol BS1 2CD')).toBeGreaterThan(0.8);
    expect(sureOf(...seller, 'Harbour Joinery', 'Bristol BS1 2CD')).toBeLessThan(0.6);
    expect(sureOf(...seller, 'Harbour Joinery', '4, Quay Street')).toBeLessThan(0.6);
  });

  it('is less sure where a line of it may be left out', () => {
    const buyer = [...seller, 'Harbour Joinery Ltd'];
    const whole = sureOf(...buyer, '4 Quay Street', 'Bristol BS1 2CD');
    expect(sureOf(...buyer, 'c/o Example Estates', '4 Quay Street', 'Bristol BS1 2CD')).toBeLessThan(whole!);
    expect(sureOf(...buyer, '4 Quay Street', 'Bristol BS1 2CD', 'United Kingdom')).toBeLessThan(whole!);
    const slip = (...lines: string[]) => [...buyer, '4 Quay Street', 'Bristol BS1 2CD', '', '', ...lines];
    const paid = ['Harbour Joinery Ltd', '4 Quay Street', 'Bristol BS1 2CD'];
    expect(sureOf(...slip(...paid))).toBe(whole);
    expect(sureOf(...slip(paid[0]!, 'Estates Office', ...paid.slice(1)))).toBeLessThan(whole!);
    const form = ['Bill to|', 'Name: Harbour Joinery Ltd', 'Address: 4 Quay Street', 'City: Bristol'];
    const named = sureOf('Invoice 7', ...form, 'Post code: BS1 2CD');
    expect(sureOf('Invoice 7', ...form, 'Post code: BS1 2CD Country: GB')).toBeLessThan(named!);
  });
});

describe('the name of a party', () => {
  it('goes on in a line that begins with a sign for "and"', () => {
    const lines = ['Invoice 7', 'From', 'Larkspur Mill', '& Garden AB', 'Kvarngatan 31', '582 23 Linköping'];
    expect(partiesOf(...lines)).toMatchObject({ vendor_name: 'Larkspur Mill & Garden AB' });
  });

  it('goes on in a line that begins with a small word for whose it is', () => {
    const seller = ['Albergo Tre Pini', 'di Fratelli Esempio s.n.c.', 'Piazza Garibaldi 6', '48013 Brisighella'];
    expect(partiesOf('Fattura 7', 'Fornitore', ...seller)).toMatchObject({
      vendor_name: 'Albergo Tre Pini di Fratelli Esempio s.n.c.',
    });
  });

  it('is not how somebody is politely addressed', () => {
    const buyer = ['Exmo.(a) Senhor(a)', 'ADA EXEMPLO', 'RUA DAS FLORES 6', '2100-042 CORUCHE'];
    expect(partiesOf('Fatura 7', 'Cliente', ...buyer)).toMatchObject({ customer_name: 'ADA EXEMPLO' });
  });

  it('goes on in a line that begins with a quotation mark, and not from a heading', () => {
    const buyer = ['', 'Nabywca', '„Kasztan” Sp. z o.o.', 'ul. Polna 9', '90-117 Łódź'];
    const seller = ['Sprzedawca', 'Hurtownia Papiernicza', '„Spichlerz” Sp. z o.o.', 'ul. Rawska 108', '96-100 Rawa'];
    expect(partiesOf('Faktura 7', ...seller, ...buyer)).toMatchObject({
      vendor_name: 'Hurtownia Papiernicza „Spichlerz” Sp. z o.o.',
      customer_name: '„Kasztan” Sp. z o.o.',
    });
  });
});

describe('a title of the paper beside the heading of a party', () => {
  it.each(['WARENRECHNUNG', 'Schlussrechnung', 'Abschlagsrechnung'])('is nobody’s name: %s', (title) => {
    const heads = [`Lieferant|Käufer|${title}|Seite 1`, 'GLN 4333741000005 Lief-Nr: 7|GLN 4304171000002'];
    const names = ['Larkspur Werkzeuge GmbH|Hafen Tischlerei GmbH', '||Beleg-Nr|: R4711', '||Beleg-Datum|: 06.08.2013'];
    const page = pageOf([...heads, ...names, 'Mühlweg 12|Kaistraße 4', '99199 Musterhausen|40235 Beispielstadt']);
    expect(assemble(kindOf('invoice').fields(readingOf(layOut([page]), 'de'))).extraction).toMatchObject({
      vendor_name: 'Larkspur Werkzeuge GmbH',
      customer_name: 'Hafen Tischlerei GmbH',
    });
  });
});

describe('a window address', () => {
  it('begins with its salutation, under the marks of the post', () => {
    const lines = ['Larkspur Mill AG, Postfach 60, 22211 Hamburg|Rechnung', '*0031*DV 05,26 0,85 Post'];
    const window = ['Herrn', 'Jan Beispiel', 'Seeweg 31 b', '22587 Hamburg', '', 'Summe|56,28 €'];
    expect(
      assemble(kindOf('invoice').fields(readingOf(layOut([pageOf([...lines, ...window])]), 'de'))).extraction,
    ).toMatchObject({ customer_address: 'Seeweg 31 b, 22587 Hamburg' });
  });
});

describe("India's tax number", () => {
  it('needs no label, and is whose address it stands under', () => {
    const number = (state: number) => `${state}AAAFA1234A1Z5`;
    const lines = ['Larkspur Stores', '12 Mill Road, Harbour, Karnataka 570001', number(29), 'INVOICE'];
    const buyer = ['Bill to', 'Harbour Joinery', '4 Quay Street, Harbour, Madhya Pradesh 473551', number(23)];
    expect(
      assemble(kindOf('invoice').fields(readingOf(layOut([pageOf([...lines, '', '', ...buyer])]), 'en'))).extraction,
    ).toMatchObject({ vendor_vat_id: number(29), customer_vat_id: number(23) });
  });
});

describe('an invoice of Argentina', () => {
  const lines = [
    ...['ORIGINAL', 'LARKSPUR GRÁFICA S.R.L.|NOTA DE CRÉDITO|Comp. Nro: 00001186'],
    ...[
      'Razón Social: LARKSPUR GRÁFICA S.R.L.|||Fecha de Emisión: 22/08/2026',
      'Domicilio Comercial: Molino 2318||CUIT: 30715538241',
    ],
    ...['Harbour', 'Período Facturado Desde: 01/08/2026||Fecha de Vto. para el pago: 29/08/2026'],
    ...['Señor(es): Ada Example|Domicilio:Muelle 4 - Hope', 'Importe Neto Gravado: $|100,00', 'IVA: $|21,00'],
    ...['Importe Total: $|121,00', 'Fecha de Vto. de CAE: 01/09/2026'],
  ];
  const { extraction } = assemble(kindOf('invoice').fields(readingOf(layOut([pageOf(lines)]), 'es')));

  it('names seller and buyer by labels alone, the seller first', () => {
    expect(extraction).toMatchObject({
      vendor_name: 'LARKSPUR GRÁFICA S.R.L.',
      vendor_address: 'Molino 2318, Harbour',
      vendor_vat_id: '30715538241',
      customer_name: 'Ada Example',
      customer_address: 'Muelle 4 - Hope',
    });
  });

  it('has a number, dates and pesos of its own', () => {
    expect(extraction).toMatchObject({
      invoice_number: '00001186',
      invoice_date: '2026-08-22',
      due_date: '2026-08-29',
      currency: 'ARS',
      subtotal: 100,
    });
  });
});
