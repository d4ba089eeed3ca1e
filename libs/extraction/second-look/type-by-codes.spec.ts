import { layOut } from '../layout/layout.js';
import { type Box } from '../model/page.js';
import { pageOf } from '../testing/made-page.js';
import { typeByCodes } from './type-by-codes.js';

const SMALL = [0.1, 0.1, 0.3, 0.15] as const;
const code = (format: string, text: string, gs1 = false, box: Box = SMALL) => ({ format, text, gs1, page: 0, box });
const parcel = code('Code128', '(00)340434161094042557', true);
const licence = code('PDF417', '@\n\u001e\rANSI 636029080001DL00310100DLDAQE1234567');
const article = code('EAN13', '4006381333931');
const bars = code('Code128', 'BK 4471 2093');
const blank = layOut([pageOf(['Thank you'])]);
const addressed = layOut([pageOf(['Ada Example', '4 Quay Street', 'Boise, ID 83702'])]);
const print = (docType: 'invoice' | 'shipping_label' | 'unknown' | 'form') => ({ docType, confidence: 0.6 });

describe('the type of a document by its codes', () => {
  it('is that of the only kind of document that carries such a code', () => {
    expect(typeByCodes(print('unknown'), [article, parcel], blank)).toMatchObject({ docType: 'shipping_label' });
    expect(typeByCodes(print('shipping_label'), [licence], blank)).toMatchObject({ docType: 'id_card' });
  });

  it('is what the print says where a code proves nothing or nothing new', () => {
    expect(typeByCodes(print('invoice'), [article], blank)).toEqual(print('invoice'));
    expect(typeByCodes(print('shipping_label'), [parcel], blank)).toEqual(print('shipping_label'));
    expect(typeByCodes(print('unknown'), [], blank)).toEqual(print('unknown'));
  });

  it('is a label where nobody claims a page with an address and the bars of a long number', () => {
    expect(typeByCodes(print('unknown'), [bars], addressed)).toMatchObject({ docType: 'shipping_label' });
    expect(typeByCodes(print('form'), [bars], addressed)).toMatchObject({ docType: 'shipping_label' });
    expect(typeByCodes(print('invoice'), [bars], addressed)).toEqual(print('invoice'));
    expect(typeByCodes(print('unknown'), [article], addressed)).toEqual(print('unknown'));
    expect(typeByCodes(print('unknown'), [bars], blank)).toEqual(print('unknown'));
  });

  describe('with large bars of a number', () => {
    const large = (text: string, format = 'Code128') => code(format, text, false, [0.1, 0.1, 0.8, 0.2]);
    const on = (
      docType: 'unknown' | 'invoice',
      confidence: number,
      bars: ReturnType<typeof code>,
      ...lines: string[]
    ) => typeByCodes({ docType, confidence }, [bars], layOut([pageOf(lines)])).docType;

    it('is a label where nobody claims the page, or hardly', () => {
      expect(on('unknown', 0.6, large('GHX6KLQ9'), 'Bưu phẩm')).toBe('shipping_label');
      expect(on('invoice', 0.67, large('GHX6KLQ9'), 'Fatura no 4471')).toBe('shipping_label');
      expect(on('invoice', 0.71, large('GHX6KLQ9'), 'Fatura no 4471')).toBe('invoice');
    });

    it('is none for small or short ones, those of an article, or where the page has a price', () => {
      expect(on('unknown', 0.6, code('Code128', 'GHX6KLQ9'), 'Bưu phẩm')).toBe('unknown');
      expect(on('unknown', 0.6, large('GHX6KL'), 'Bưu phẩm')).toBe('unknown');
      expect(on('unknown', 0.6, large('4006381333931', 'EAN13'), 'Bưu phẩm')).toBe('unknown');
      expect(on('unknown', 0.6, large('GHX6KLQ9'), 'Widget 12.50')).toBe('unknown');
    });
  });

  it('is a label where the number in bars is announced as a number of a parcel, and stays a form beside others', () => {
    const page = (...lines: string[]) => layOut([pageOf(lines)]);
    const told = typeByCodes(print('form'), [bars], page('Waybill No: BK 4471 2093'));
    expect(told).toMatchObject({ docType: 'shipping_label' });
    for (const layout of [page('Waybill No: 77 1200 4400'), page('Order No: BK 4471 2093', 'Weight: 4', 'Date: 4 May')])
      expect(typeByCodes(print('form'), [bars], layout)).toEqual(print('form'));
  });

  it('is a label where a code states the address that is printed, and no card of visit or bill for it', () => {
    const states = (text: string, format = 'QRCode') =>
      typeByCodes(print('unknown'), [code(format, text)], addressed).docType;
    expect(states('4471|US|83702|Ada Example|Quay Street|4|Boise|', 'DataMatrix')).toBe('shipping_label');
    expect(states('https://maps.example.test/place/4+Quay+Street,+83702')).toBe('shipping_label');
    expect(states('4471|US|83703|Ada Example|Quay Street|4|Boise|')).toBe('unknown');
    expect(states('https://example.test/orders/83702')).toBe('unknown');
    expect(states('BEGIN:VCARD\nFN:Ada Example\nADR:;;4 Quay Street;Boise;ID;83702\nEND:VCARD')).toBe('unknown');
    expect(states('SPC\n0200\n1\nCH00\nS\nAda Example\nQuay Street\n4\n83702\nBoise')).toBe('unknown');
  });

  it('is a label beside the number of a fax, and none on the cover of one', () => {
    const lines = ['To: Ada Example', '4 Quay Street', 'Boise, ID 83702'];
    const page = (last: string) => layOut([pageOf([...lines, last])]);
    expect(typeByCodes(print('form'), [bars], page('Fax: 208 555 0114'))).toMatchObject({ docType: 'shipping_label' });
    expect(typeByCodes(print('form'), [bars], page('Fax cover, 2 pages'))).toEqual(print('form'));
  });
});
