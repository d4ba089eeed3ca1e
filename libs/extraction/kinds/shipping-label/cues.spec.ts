import { classify } from '../../classify/classify.js';
import { layOut } from '../../layout/layout.js';
import { pageOf } from '../../testing/made-page.js';

const typeOf = (...lines: string[]) => classify(layOut([pageOf(lines, 'ocr')])).docType;

const ADA = ['Ada Example', '4 Quay Street', 'Elmtown SE21 8HY'];

describe('what makes a page a label', () => {
  it.each(['Servientrega', 'Packeta', 'Matkahuolto', 'NZ Post', 'The Courier Guy'])('the name of %s', (carrier) => {
    expect(typeOf(carrier, ...ADA)).toBe('shipping_label');
  });

  it.each([
    ['Til:', 'Fra:'],
    ['To:', 'From:'],
  ])('two addresses under %s and %s', (to, from) => {
    const [ada, bob] = [
      ['Ada Example', 'Storegade 45', '6200 Elmtown'],
      ['Bob Example', 'Havnevej 3', '4400 Pinetown'],
    ];
    expect(typeOf('FRAGT|4 kg', to, ...ada, '', from, ...bob)).toBe('shipping_label');
  });

  it("a carrier's name whose space was not read", () => {
    expect(typeOf('J&TEXPRESS', ...ADA)).toBe('shipping_label');
  });

  it('no form that asks for its addressee', () => {
    expect(typeOf('From: Ada Example', 'Addressee: Larkspur Tools', 'Department: Sales')).not.toBe('shipping_label');
  });

  it('no fax, which counts its pages', () => {
    const lines = ['TO: Ada Example', 'FROM: B. Example', 'Number of pages: 4', 'Sent overnight', 'to the recipient'];
    expect(typeOf(...lines)).not.toBe('shipping_label');
  });

  it("the posts' customs form, which lists goods as an invoice does", () => {
    const goods = ['Quantity|Net weight|Value', '2|0.4|9.00', 'Invoice No.|INV 2'];
    expect(typeOf('CUSTOMS DECLARATION|CN 23', ...goods, "Date and sender's signature")).toBe('shipping_label');
    expect(typeOf('Invoice No. 2', 'Quantity|Origin|Amount', '23|CN|4.00', 'Total 4.00')).not.toBe('shipping_label');
  });

  it('no form about a vehicle', () => {
    expect(typeOf('License plate|Mileage', '1A 7T903|61,240')).not.toBe('shipping_label');
    expect(typeOf('License plate no.', '1A 7T903', 'UPS', ...ADA)).toBe('shipping_label');
  });
});
