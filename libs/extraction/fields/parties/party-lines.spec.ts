/** Which lines of a letterhead and a window are name and address, where more or less than those stand there. */
import { layOut } from '../../layout/layout.js';
import { readingOf } from '../../reading/reading.js';
import { pageOf } from '../../testing/made-page.js';
import { placedPage } from '../../testing/placed-page.js';
import { partiesOf } from './parties.js';

function named(page: ReturnType<typeof pageOf>) {
  const { vendor, customer } = partiesOf(readingOf(layOut([page]), 'en'));
  const of = (party: typeof vendor) => party && [party.name.text, party.address?.text];
  return { vendor: of(vendor), customer: of(customer) };
}
const buyer = ['', '', 'Bill to', 'Harbour Joinery Ltd', '4 Quay Street', 'Bristol BS1 2CD'];

describe('a letterhead of one line', () => {
  const address = 'Unit 4, Larkspur Park, Mill Road, Harbour, H91 T4C7';

  it.each([
    `${address}, Ireland · Tel 091 555 0137 · VAT IE1234567FA`,
    `${address} Tel 091 555 0137`,
    `Branch 07: ${address} Tel 091 555 0137`,
  ])('is an address where only marks of identity follow: "%s"', (line) => {
    expect(named(pageOf(['Larkspur Wholesale DAC', line, ...buyer])).vendor).toEqual([
      'Larkspur Wholesale DAC',
      address,
    ]);
  });
});

describe('a letterhead of a company and its address in one line', () => {
  it.each([
    ['Larkspur Tools Limited, Dock Road, Harbour, Co. Example, V94 X2K8', 'Dock Road, Harbour, Co. Example, V94 X2K8'],
    ['Larkspur Tools S.r.l. – Via Esempio 40 –25128 Porto', 'Via Esempio 40, 25128 Porto'],
  ])('is read whole, whatever parts it: "%s"', (line, address) => {
    expect(named(pageOf(['LARKSPUR', line, ...buyer])).vendor?.[1]).toBe(address);
  });
});

describe('a heading over a number and a street', () => {
  it('names who stands above it', () => {
    const lines = ['Larkspur Asesores', 'Emisor', 'NIF: 00118774-W', 'C/ Fuente del Olmo, 15, 2º B', 'Total|10,00'];
    expect(named(pageOf(lines)).vendor?.[0]).toBe('Larkspur Asesores');
  });
});

describe('an account', () => {
  it('is nobody to pay to', () => {
    const lines = [
      'Larkspur Tools Ltd',
      '12 Mill Road',
      'Leeds LS1 4AB',
      ...buyer,
      '',
      'Pay to IBAN IE29 AIBK 9311 5212 3456 78',
    ];
    expect(named(pageOf(lines)).vendor?.[0]).toBe('Larkspur Tools Ltd');
    expect(named(pageOf(['Pay to IBAN IE29 AIBK 9311 5212 3456 78', ...buyer])).vendor).toBeUndefined();
  });
});

describe('a party stated in one value', () => {
  it('has its tax numbers between name and address, and may go on in a second line', () => {
    const lines = [
      'Поставщик|ООО "Бюро переводов", ИНН 1657382044, КПП 165701001, 420111, Казань г,',
      '(Исполнитель):|Баумана ул, дом 44, офис 7, тел.: 8-843-000-00-00',
      'Покупатель|АО "Прибор", ИНН 1655209171, 420043, Казань г, Вишневского ул, дом 26',
    ];
    expect(named(pageOf(lines))).toEqual({
      vendor: ['ООО "Бюро переводов"', '420111, Казань г, Баумана ул, дом 44, офис 7'],
      customer: ['АО "Прибор"', '420043, Казань г, Вишневского ул, дом 26'],
    });
  });

  it('goes on past a word that is a label without its accents', () => {
    const lines = [
      'Đơn vị bán hàng: CÔNG TY TNHH TƯ VẤN SÔNG XANH',
      'Địa chỉ: Số 27, ngõ 102 phố Trường Chinh, Hà Nội',
    ];
    expect(named(pageOf(lines)).vendor?.[0]).toBe('CÔNG TY TNHH TƯ VẤN SÔNG XANH');
  });
});

describe('an address that its label announces', () => {
  it('in the head is of who prints the paper, whose name needs none', () => {
    const lines = ['CÔNG TY TNHH HOA SEN XANH', 'Mã số thuế: 0312345678', 'Địa chỉ: 25 Đường Lê Lợi, Quận 1', ...buyer];
    expect(named(pageOf(lines)).vendor).toEqual(['CÔNG TY TNHH HOA SEN XANH', '25 Đường Lê Lợi, Quận 1']);
  });

  it('is not the number of its field, and neither is the tax number under it', () => {
    const lines = ['Покупатель|ООО «Ромашка»', 'Адрес|(6a)', 'ИНН/КПП покупателя|5047193205/590201001'];
    expect(named(pageOf(lines)).customer).toEqual(['ООО «Ромашка»', undefined]);
  });

  it('stands for seller and buyer side by side where each label stands twice', () => {
    const rows = [
      '등록번호 214-86-30510|등록번호 120-47-55293',
      '상호|주식회사 푸른숲|상호|한빛상사',
      '사업장|서울특별시 종로구 세종대로 110|사업장|부산광역시 해운대구 센텀로 25',
    ];
    expect(named(pageOf(rows))).toEqual({
      vendor: ['주식회사 푸른숲', '서울특별시 종로구 세종대로 110'],
      customer: ['한빛상사', '부산광역시 해운대구 센텀로 25'],
    });
  });
});

describe('a name', () => {
  const address = ['4 Quay Street', 'Bristol BS1 2CD'];

  it.each(['Zoé', 'Éva', 'Αθηνά', 'Ольга'])('may be short or in another alphabet: %s', (name) => {
    const lines = [
      'Larkspur Ltd',
      '12 Mill Road',
      'Leeds LS1 4AB',
      '',
      '',
      'Bill to',
      name,
      'Harbour Joinery',
      ...address,
    ];
    expect(named(pageOf(lines)).customer?.[0]).toBe(name);
  });
});

describe('an address', () => {
  it('has its town a free line below the street, as German letters had', () => {
    const sender = '40,40,10 Larkspur GmbH · Hafenweg 1 · 48720 Hafen';
    const at = (street: number, town: number) =>
      `${sender}\n40,120,10 Ada Example\n40,${street},10 Mühlenweg 7\n40,${town},10 50939 Musterstadt`;
    expect(named(placedPage(at(140, 160))).customer).toEqual(['Ada Example', 'Mühlenweg 7, 50939 Musterstadt']);
    expect(named(placedPage(at(140, 190))).customer).toBeUndefined();
  });

  it.each(['Z.A. du Moulin', 'The Old Granary', 'Larkspur Business Park', 'Polígono Industrial Norte'])(
    'begins with the house or zone above the street: "%s"',
    (house) => {
      const lines = ['Bill to', 'Larkspur Ltd', house, '4 Quay Street', 'Bristol BS1 2CD'];
      expect(named(pageOf(lines)).customer).toEqual(['Larkspur Ltd', `${house}, 4 Quay Street, Bristol BS1 2CD`]);
    },
  );

  it('may be all in one long line, as in India', () => {
    const line = 'Plot 27, Mill Road Industrial Area, Harbour, Madhya Pradesh, 452015';
    const { vendor } = named(pageOf(['Larkspur Implements', line, ...buyer]));
    expect(vendor).toEqual(['Larkspur Implements', line]);
  });

  it('may have a comma behind its postcode', () => {
    const lines = ['Larkspur s.r.o.', 'Husova 17', '692 01, Hope', ...buyer];
    expect(named(pageOf(lines)).vendor).toEqual(['Larkspur s.r.o.', 'Husova 17, 692 01, Hope']);
  });

  it('may have its code stuck to its town', () => {
    const lines = ['Kunde', 'Larkspur GmbH', 'Hafenweg 1', '48720Hafen'];
    expect(named(pageOf(lines)).customer).toEqual(['Larkspur GmbH', 'Hafenweg 1, 48720 Hafen']);
  });
});

describe('a name', () => {
  it('goes on with a legal form that has a line to itself', () => {
    const lines = ['Bill to', 'Harbour & Finch Instruments', 'Ltd', '4 Quay Street', 'Bristol BS1 2CD'];
    expect(named(pageOf(lines)).customer?.[0]).toBe('Harbour & Finch Instruments Ltd');
  });

  it('is not which copy of the paper it is', () => {
    expect(named(pageOf(['ORIGINAL', 'LARKSPUR', ...buyer])).vendor).toEqual(['LARKSPUR', undefined]);
  });

  const window = buyer.map((text, row) => (text ? `300,${120 + row * 14},10 ${text}` : ''));
  const block = ['40,46,9 Wholesale for bakeries', '40,58,9 12 Mill Road', '40,70,9 48720 Harbour'];
  const foot = '40,400,9 LARKSPUR SAS, Harbour';

  it('stands in larger print over what the firm says of its trade, where its foot says so', () => {
    const name = '40,26,18 LARKSPUR';
    const of = (...lines: string[]) => named(placedPage([...lines, ...window].join('\n'))).vendor?.[0];
    expect(of(name, ...block, foot)).toBe('LARKSPUR');
    expect(of(name, ...block)).toBe('Wholesale for bakeries');
    expect(of(name, ...block, '40,400,9 in favour of: LARKSPUR')).toBe('LARKSPUR');
  });

  it('stands in larger print first on the page, beside the address, where it is stated again', () => {
    const beside = block.map((line) => line.replace(/^40/, '300'));
    const of = (...lines: string[]) =>
      named(placedPage(['40,26,18 LARKSPUR', ...lines, ...window].join('\n'))).vendor?.[0];
    expect(of(...beside, '40,400,9 in favour of: LARKSPUR')).toBe('LARKSPUR');
    expect(of(...beside)).toBe('Wholesale for bakeries');
  });

  it('has the number of its tax office behind a dash, and no zone of trade before the street', () => {
    const lines = ['Larkspur Maquinaria, S.L. - CIF B12345674', 'Polígono Norte, parcela 118, 14014 Hope'];
    expect(named(pageOf([...lines, ...buyer])).vendor).toEqual(['Larkspur Maquinaria, S.L.', lines[1]]);
  });
});
