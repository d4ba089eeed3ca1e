import { layOut } from '../../layout/layout.js';
import { pageOf } from '../../testing/made-page.js';
import { placedPage } from '../../testing/placed-page.js';
import { type Page } from '../../model/page.js';
import { kindOf } from '../all.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';

const labelOn = (page: Page) => assemble(kindOf('shipping_label').fields(readingOf(layOut([page]), 'en'))).extraction;
const read = (...lines: string[]) => labelOn(pageOf(lines, 'ocr'));

describe('details of a label', () => {
  it('weighs what its own label says, not what a sentence says of all parcels', () => {
    const all =
      'Tracking numbers in this shipment: 329 018, 329 019. Total weight 17 lb. Keep this part for your records.';
    expect(read('PIECES 2 of 3|WEIGHT 5 lb', all)['weight']).toBe('5 lb');
  });

  it.each([
    ['the unit is the label', ['Bultos: 1/3|Kg: 14,5'], '14,5 Kg'],
    ['the unit in full is the label', ['Bultos: 1/2|Kilos: 4,5'], '4,5 Kilos'],
    ['the unit stands between pieces and number', ['Colli 1/1 Kg 6,2'], '6,2 Kg'],
    ['or behind words that count them', ['BULTO 1 DE 1|KILOS 3,00'], '3,00 KILOS'],
    ['of this parcel, not of all that go together', ['12 LBS|1 OF 2', 'SHP WT: 23 LBS'], '12 LBS'],
    ['of all where no other is told', ['SHP WT: 23 LBS'], '23 LBS'],
    ['behind the pieces', ['Koli / Berat: 1/2 KG'], '2 KG'],
    ['in grams', ['Wt: 740 gm'], '740 gm'],
    ['from one to another', ['Weight 0-5 kg'], '0-5 kg'],
    ['behind which of them it is', ['Kiste 2 von 6 – 14,8 kg'], '14,8 kg'],
    ['a postcode ends as grams do', ['Winnipeg MB R3G 0M8|Total weight: 6 lb'], '6 lb'],
    ['in no other number', ['REF 26/A/914|KG 41,60'], '41,60 KG'],
    ['in no number that ends with a letter', ['Weight|0650 2944 18 G', 'Weight: 2 kg'], '2 kg'],
    ['not of a thing beside its column', ['Contents|Weight', 'Yarn, 100 g skein|0.4 kg'], '0.4 kg'],
    ['of all a column has, and its packing', ['Weight (2) kg', '0.210', '0.085', '0.345'], '0.345 kg'],
    ['not of the room it takes', ['PESO FÍSICO (Kg)|PESO VOL (Kg)', '18|21'], '18 Kg'],
    ['with its packing', ['NET WT: 10.2 KG|GROSS WT: 11.4 KG'], '11.4 KG'],
    ['of all, not of a thing in it', ['Weight', '620 g', 'Total gross weight', '1,080 g'], '1,080 g'],
  ])('weight: %s', (_, lines, weight) => {
    expect(read(...lines)).toMatchObject({ weight });
  });

  it('weighs as printed what a code says in other figures', () => {
    const parts = '01|0212345|840|019|123456789012|FDEG|1|120||1/1|4.5LB|N|1 Mill Lane|Elmtown|NY|Ada Larkspur';
    const text = `[)>\u001e${parts.replaceAll('|', '\u001d')}\u001e\u0004`;
    const code = { format: 'PDF417', text, gs1: false, page: 0, box: [0, 0, 1, 1] } as const;
    const weightOf = (line: string) =>
      assemble(kindOf('shipping_label').fields(readingOf(layOut([pageOf([line], 'ocr')]), 'en', { barcodes: [code] })))
        .extraction['weight'];
    expect([weightOf('Weight: 4.50 LB'), weightOf('Weight: 5 LB')]).toEqual(['4.50 LB', '4.5 LB']);
  });

  it('takes for the service all that is announced as one', () => {
    expect(read('Service', '12:00 Express')).toMatchObject({ service: '12:00 Express' });
  });

  it('takes what a list of goods is headed by for no service', () => {
    expect(read('Product|Qty|Price', 'Painted planter|2|9.00')).not.toHaveProperty('service');
  });

  it('knows a carrier whose name stands in two lines', () => {
    expect(read('MONDIAL', 'RELAY')).toMatchObject({ carrier: 'Mondial Relay' });
  });

  it('takes a name of a service that begins like a label of carriers for no carrier', () => {
    expect(read('Courier Parcel', 'Tracked')).toEqual({ service: 'Courier Parcel' });
  });

  it.each([
    ['with a mark in it', ['Order Ref: KKR#5521'], 'KKR#5521'],
    ['of two parts', ['Ref: QQ-INV 5590'], 'QQ-INV 5590'],
    ['of its sender', ['Sender Ref: BT-88104'], 'BT-88104'],
    ['that is no number of a parcel', ['Sender Ref: 1031394500154710811103', 'Package Ref: 31394'], '31394'],
    ['whose label is in two languages', ['Viite / Referens', 'HV 55218'], 'HV 55218'],
    ['whose label says that it is a number', ['Customer Ref. No.', 'SLC-30928'], 'SLC-30928'],
    ['of the customer', ['Ref. Kunde: KD-7730.1'], 'KD-7730.1'],
    ['of the shipper', ['Shipper Reference: LOT/INV/3381'], 'LOT/INV/3381'],
    ['whose small letter was read as a large one', ['Ref.a: 00417/26'], '00417/26'],
    ['under its label, not another beside it', ['Customer Reference|Despatch 03/09/26', 'KM-10588'], 'KM-10588'],
    ['with a word behind a stroke', ['Ref: LP-44190 / Spring'], 'LP-44190 / Spring'],
    ['with a point', ['NF: 004.118'], '004.118'],
    ['under a label in other words', ['Lieferschein / Delivery note', '80233'], '80233'],
    ['that begins as a label does', ['Customer Ref', 'INV-6627'], 'INV-6627'],
    ['behind its mark', ['Viite E-POE #6620'], 'E-POE #6620'],
    ['in groups of three figures', ['Réf. client: Cde 70 418'], 'Cde 70 418'],
    ['with its revision', ['P.O. NUMBER', '4500-88 REV B'], '4500-88 REV B'],
    ['that a word within it tells', ['INV/2026/PL/3871'], 'INV/2026/PL/3871'],
    ['that a word within it tells, whatever is before', ['Nr zgłoszenia: RMA/2026/4471'], 'RMA/2026/4471'],
    ['behind a sign of its own', ['Ada Example', '#LK-00120417'], 'LK-00120417'],
    ['behind an order, cut short', ['Ada Example', 'ORD LK-120417'], 'LK-120417'],
    ['that begins as a longer label does', ['Ref: EXP-10/0244'], 'EXP-10/0244'],
    ['that is called an ID', ['Reference ID: 7ELM4'], '7ELM4'],
    ['of its bill of lading', ['BILL OF LADING NO.', 'ELM0093316'], 'ELM0093316'],
    ['whose label has another word before a stroke', ['Märke / Referens', 'ELM-RM-5581-44'], 'ELM-RM-5581-44'],
    ['whose O was read as a nought', ['P0#: 0047719362'], '0047719362'],
    ['of the sender in Swedish', ['Avsändare-referensnummer: 70315'], '70315'],
    ['of goods that go back', ['RGA #: GB-77120'], 'GB-77120'],
    ['in Lithuanian', ['Užsakymas: LN-00713'], 'LN-00713'],
  ])('reference: one %s', (_, lines, reference) => {
    expect(read(...lines)).toMatchObject({ reference });
  });

  it('takes of cells run together the one under its label', () => {
    const drawing = '10,10,10 SHIP DATE\n100,10,10 PO #\n10,25,10 10/02/2025 ELM-88213 LB';
    expect(labelOn(placedPage(drawing))).toMatchObject({ reference: 'ELM-88213' });
  });
});
