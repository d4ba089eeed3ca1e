import { classify } from '../../classify/classify.js';
import { layOut } from '../../layout/layout.js';
import { pageOf } from '../../testing/made-page.js';

const typeOf = (...lines: string[]) => classify(layOut([pageOf(lines, 'ocr')])).docType;

const ADA = ['Ada Example', '4 Quay Street', 'Elmtown SE21 8HY'];
const BOB = ['Bob Example', '9 Mill Lane', 'Oakham NG5 4PQ'];
const GAP = ['', '', ''];
const POSTAL = 'RR 473 124 829 FI';

describe('a label without words of its own', () => {
  it('is told by two addresses beside a weight', () => {
    expect(typeOf(...ADA, ...GAP, ...BOB, ...GAP, '1.2 kg')).toBe('shipping_label');
    expect(typeOf(...ADA, ...GAP, '1.2 kg')).not.toBe('shipping_label');
    expect(typeOf(...ADA, ...GAP, ...ADA, ...GAP, '1.2 kg')).not.toBe('shipping_label');
  });

  it('is told by an address, a weight in grams and a number by itself beside a word on weights', () => {
    expect(typeOf(...ADA, ...GAP, 'Weight|650 g', '3044 7182 0193')).toBe('shipping_label');
    for (const grams of ['650g', '650 gr', '650 gm', '650gms', '650 gram', '650 Grams'])
      expect(typeOf(...ADA, ...GAP, `Weight|${grams}`, '3044 7182 0193')).toBe('shipping_label');
    expect(typeOf(...ADA, ...GAP, 'Weight|650 grey', '3044 7182 0193')).not.toBe('shipping_label');
    expect(typeOf(...ADA, ...GAP, 'Weight', '3044 7182 0193')).not.toBe('shipping_label');
    expect(typeOf(...ADA, ...GAP, 'Weight|650 g')).not.toBe('shipping_label');
  });

  it('is told by the number of a post, whose check digit is right', () => {
    expect(typeOf(...ADA, ...GAP, POSTAL)).toBe('shipping_label');
    expect(typeOf(...ADA, ...GAP, 'RR 473 124 828 FI')).not.toBe('shipping_label');
    // One number of digits in ten has a right check digit.
    expect(typeOf(...ADA, ...GAP, '3044 7182 0193 4455')).not.toBe('shipping_label');
  });

  it('is not told without an address', () => {
    expect(typeOf('Ada Example', 'Elmtown', ...GAP, POSTAL)).not.toBe('shipping_label');
  });

  it.each([
    '208-555-0119',
    '1 208 555 0119',
    '0811 555 0188',
    'LOT 3044 7182 0193',
    '3044 7182',
    '+44 3044 7182 01',
    'AB12 CD34 EF56',
  ])('is not told by %s, which may be anything', (text) => {
    expect(typeOf(...ADA, ...GAP, 'Weight|650 g', text)).not.toBe('shipping_label');
  });

  it('is no receipt of the post, which has prices', () => {
    const prices = ['Tracked|8.40', 'Envelope|1.20', 'To pay|9.60'];
    expect(typeOf(...ADA, ...GAP, POSTAL, '480 g')).toBe('shipping_label');
    expect(typeOf(...ADA, ...GAP, POSTAL, '480 g', ...prices)).not.toBe('shipping_label');
  });

  it('is no page of much print', () => {
    const row = Array.from({ length: 10 }, () => 'Blue').join('|');
    const table = Array.from({ length: 16 }, () => row);
    expect(typeOf(...ADA, ...GAP, POSTAL, ...table.slice(1))).toBe('shipping_label');
    expect(typeOf(...ADA, ...GAP, POSTAL, ...table)).not.toBe('shipping_label');
  });

  it('is no registered letter, which has prose', () => {
    const line = 'you keep the key of our shed and we would like to have it back';
    expect(typeOf(...ADA, ...GAP, ...BOB, ...GAP, POSTAL, 'Dear Bob', 'Ada')).toBe('shipping_label');
    expect(typeOf(...ADA, ...GAP, ...BOB, ...GAP, POSTAL, 'Dear Bob', line, line, line, 'Ada')).not.toBe(
      'shipping_label',
    );
  });

  it('is no form that has two addresses and a number by itself, and says nothing of a parcel', () => {
    expect(typeOf(...ADA, ...GAP, ...BOB, ...GAP, '3044 7182 0193')).not.toBe('shipping_label');
    expect(typeOf(...ADA, ...GAP, ...BOB, ...GAP, '480 g')).not.toBe('shipping_label');
    expect(typeOf('Buyer address', ...ADA, ...GAP, 'Seller address', ...BOB)).not.toBe('shipping_label');
  });
});
