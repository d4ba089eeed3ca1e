import { typeByCodes } from './type-by-codes.js';

const code = (format: string, text: string, gs1 = false) => ({
  format,
  text,
  gs1,
  page: 0,
  box: [0, 0, 1, 1] as const,
});
const parcel = code('Code128', '(00)340434161094042557', true);
const licence = code('PDF417', '@\n\u001e\rANSI 636029080001DL00310100DLDAQE1234567');
const article = code('EAN13', '4006381333931');
const print = (docType: 'invoice' | 'shipping_label' | 'unknown') => ({ docType, confidence: 0.6 });

describe('the type of a document by its codes', () => {
  it('is that of the only kind of document that carries such a code', () => {
    expect(typeByCodes(print('unknown'), [article, parcel])).toMatchObject({ docType: 'shipping_label' });
    expect(typeByCodes(print('shipping_label'), [licence])).toMatchObject({ docType: 'id_card' });
  });

  it('is what the print says where a code proves nothing or nothing new', () => {
    expect(typeByCodes(print('invoice'), [article])).toEqual(print('invoice'));
    expect(typeByCodes(print('shipping_label'), [parcel])).toEqual(print('shipping_label'));
    expect(typeByCodes(print('unknown'), [])).toEqual(print('unknown'));
  });
});
