/** Letterheads: names of large or spaced letters, addresses in one line, parts behind bars. */
import { layOut } from '../../layout/layout.js';
import { readingOf } from '../../reading/reading.js';
import { pageOf } from '../../testing/made-page.js';
import { placedPage } from '../../testing/placed-page.js';
import { partiesOf } from './parties.js';

function vendorOf(page: ReturnType<typeof pageOf>) {
  const { vendor } = partiesOf(readingOf(layOut([page]), 'en'));
  return vendor && [vendor.name.text, vendor.address?.text];
}
const buyer = ['', '', 'Bill to', 'Harbour Joinery Ltd', '4 Quay Street', 'Bristol BS1 2CD'];

describe('a letterhead', () => {
  it('parts its lines at dots and bars', () => {
    const head = [
      'Larkspur Woollens Pty Ltd · ABN 56 604 182 937',
      'RMB 418 Mill Road, Armidale NSW 2350 · 02 5550 1873',
    ];
    expect(vendorOf(pageOf([...head, ...buyer]))).toEqual([
      'Larkspur Woollens Pty Ltd',
      'RMB 418 Mill Road, Armidale NSW 2350',
    ]);
  });

  it('has a name of larger print with its legal form over what the firm says of its trade', () => {
    const head = [
      '40,40,20 PT Larkspur Kargo',
      '40,66,9 Freight Forwarding',
      '40,78,9 Jl. Mill No. 14B, Tanjung Priok, Jakarta 14310',
    ];
    const items = '40,300,9 Container\n40,312,9 SKNU 204417-3';
    expect(vendorOf(placedPage(`${head.join('\n')}\n${items}`))).toEqual([
      'PT Larkspur Kargo',
      'Jl. Mill No. 14B, Tanjung Priok, Jakarta 14310',
    ]);
    expect(vendorOf(placedPage(items))).toEqual(['Container', undefined]);
  });

  it('has the number of a house before its street in French, and no number of a licence', () => {
    const head = ['Larkspur & Fils SARL', '4, quai du Port – 35000 Rennes', 'Tél. 02 99 00 00 00'];
    expect(vendorOf(pageOf([...head, ...buyer]))).toEqual(['Larkspur & Fils SARL', '4, quai du Port, 35000 Rennes']);
    const licensed = '40,40,20 LARKSPUR PLUMBING\n40,66,9 Lic. No. 20371C\n40,78,9 17 Mill Road, Hope NSW 2710';
    expect(vendorOf(placedPage(licensed))).toEqual(['LARKSPUR PLUMBING', '17 Mill Road, Hope NSW 2710']);
  });

  it('may have its whole address in a line that names nobody', () => {
    const head = ['Larkspur Gravel Limited|Mill Cross, Tulsk, Co. Roscommon, F42 X7D9'];
    expect(vendorOf(pageOf([...head, ...buyer]))).toEqual([
      'Larkspur Gravel Limited',
      'Mill Cross, Tulsk, Co. Roscommon, F42 X7D9',
    ]);
  });

  it('has street and town before what goes with an address, and the letters of a name apart', () => {
    const name = 'L A R K S P U R'.split(' ').map((letter, at) => `${60 + at * 16},20,20 ${letter}`);
    const more = 'F R Y E'.split(' ').map((letter, at) => `${194 + at * 16},20,20 ${letter}`);
    const head = [
      ...name,
      ...more,
      '60,50,10 1400 Mill Tower · Austin, Texas 78701 · (512) 555-0137 · Tax ID 74-5550182',
    ];
    const window = buyer.map((text, row) => (text ? `40,${120 + row * 14},10 ${text}` : ''));
    expect(vendorOf(placedPage([...head, ...window].join('\n')))).toEqual([
      'LARKSPUR FRYE',
      '1400 Mill Tower, Austin, Texas 78701',
    ]);
  });

  it('has a name of two lines where another line says both', () => {
    const head = ['LARKSPUR', 'SAND & GRAVEL LIMITED'];
    expect(
      vendorOf(pageOf([...head, ...buyer, '', 'Goods are of Larkspur Sand & Gravel Limited until paid']))?.[0],
    ).toBe('LARKSPUR SAND & GRAVEL LIMITED');
    expect(vendorOf(pageOf([...head, ...buyer]))?.[0]).toBe('SAND & GRAVEL LIMITED');
  });
});
