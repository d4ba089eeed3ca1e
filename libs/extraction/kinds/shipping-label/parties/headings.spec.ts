import { layOut } from '../../../layout/layout.js';
import { pageOf } from '../../../testing/made-page.js';
import { assemble } from '../../../reading/found.js';
import { readingOf } from '../../../reading/reading.js';
import { shippingLabelFields } from '../fields.js';

const read = (...lines: string[]) =>
  assemble(shippingLabelFields(readingOf(layOut([pageOf(lines, 'ocr')]), 'en'))).extraction;
const FROM = ['Larkspur Tools Ltd', '12 Mill Lane', 'Leeds LS1 4AB'];
const TO = ['Ada Example', '4 Quay Street', 'Bristol BS1 2CD'];
const BOTH = { sender_name: 'Larkspur Tools Ltd', recipient_name: 'Ada Example', recipient_postcode: 'BS1 2CD' };

describe('headings of parties', () => {
  it.each([
    ['Shipper Info.', 'Recipient Info.'],
    ['COLLECTION LOCKER', 'DELIVERY LOCKER'],
    ["Shipper's Account: 60512277", 'Consignee'],
    ['FROM (Sender)', 'TO (Addressee) t'],
    ['FROM (Sender) Name and Address', 'TO (Addressee) Name and Address'],
    ['From (Name, business, address, telephone)', 'To'],
    ['I Von/From:', 'l An/To:'],
    ['From / De / Von', 'To / À / An'],
    ['Shipper / الشاحن A/C 60512277', 'Consignee / المستلم'],
    ['Absender / Shipper / Expéditeur', 'Empfänger / Consignee / Destinataire'],
    ['COLL', 'DLV'],
  ])('%j and %j', (sender, recipient) => {
    expect(read(sender, ...FROM, '', recipient, ...TO)).toMatchObject(BOTH);
  });

  it.each([
    ['FR0M:', 'T0:'],
    ['SHIP FROM:', '5H1P TO:'],
    ['SENDFR:', 'RECIPENT'],
    ['Shippor:', 'Consigneo'],
  ])('with a character misread: %j and %j', (sender, recipient) => {
    expect(read(recipient, ...TO, '', sender, ...FROM)).toMatchObject(BOTH);
  });

  it('stand in boxes that are numbered', () => {
    const supplier = ['(3) Lieferschein-Nr.|(4) Lieferantenanschrift (Kurzname, Werk)', `80044712|${FROM.join(', ')}`];
    expect(
      read('(1) Warenempfänger|(2) Abladestelle', `${TO[0]}|T14 - L207`, ...TO.slice(1), ...supplier),
    ).toMatchObject(BOTH);
  });

  it('name whom two of them name, with the longest of its addresses, not a depot under the first', () => {
    const depot = ['Deliver to', 'Depot 14', '9 Dock Road', 'York YO1 2CD', ''];
    expect(
      read(...depot, 'To', ...TO.slice(0, 1), 'BS1 2CD', '', 'Consignee', ...TO, '', 'From', ...FROM),
    ).toMatchObject({
      ...BOTH,
      recipient_address: '4 Quay Street, Bristol BS1 2CD',
    });
  });

  it.each([
    ['another word', 'Absender-Referenz'],
    ['a question', 'Returns? Use our slip'],
    ['said of what to do', 'Returns: Please do not return it by post'],
  ])('are none as %s: %j', (_, text) => {
    expect(read('To:', ...TO, '', text, 'inside the box 4')).not.toHaveProperty('sender_name');
  });

  it('have another word for the same before a stroke', () => {
    const name = { sender_name: 'Ada Sample', recipient_name: 'Ada Example' };
    expect(read('To:', ...TO, '', 'Customer / returned by', 'Ada Sample')).toMatchObject(name);
  });

  it('with a character misread, as other labels are', () => {
    expect(read('To:', ...TO, '', 'Refarence: LK-7120')).toMatchObject({ reference: 'LK-7120' });
  });

  it.each([
    ['1- EXPÉDITEUR', '2 - DESTINATAIRE'],
    ['7. FROM (SENDER) - PLEASE PRINT', '3. TO (ADDRESSEE) NO P.O. BOX'],
    ['SENDER (LEEDS, UK)', 'CONSIGNEE (BRISTOL)'],
    ['From - block letters', 'To (block capitals please print clearly)'],
  ])('of a form that is filled in: %j and %j', (sender, recipient) => {
    expect(read(recipient, ...TO, '', sender, ...FROM)).toMatchObject(BOTH);
  });

  it('are not the name between them and how the form wants to be filled in', () => {
    const [name, ...address] = TO;
    expect(read(`To: ${name}, please print`, ...address, '', 'From:', ...FROM)).toMatchObject({
      recipient_name: expect.stringContaining('Ada Example'),
    });
  });

  it('are not the end of a sentence', () => {
    expect(read('Larkspur 2 to', ...TO, '', 'From:', ...FROM)['recipient_name']).not.toBe('Larkspur 2 to');
  });

  it('are not those of a service, which may be any words', () => {
    expect(read('To:', ...TO, '', 'Servica: Podaci posta')).not.toHaveProperty('service');
  });

  it('are not names that look like one', () => {
    const keller = read('To:', 'Keller', ...TO.slice(1), '', 'From:', ...FROM);
    expect(keller).toMatchObject({ ...BOTH, recipient_name: 'Keller' });
  });

  it('are not found in the name of a carrier', () => {
    expect(read('an post', 'FROM / Ó', ...FROM, '', 'TO / CHUIG', ...TO)).toMatchObject(BOTH);
  });
});
