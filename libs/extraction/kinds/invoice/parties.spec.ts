import { layOut } from '../../layout/layout.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';
import { pageOf } from '../../testing/made-page.js';
import { kindOf } from '../all.js';

const sureOf = (...lines: string[]) =>
  assemble(kindOf('invoice').fields(readingOf(layOut([pageOf(lines)]), 'en'))).confidence.customer_address;
const seller = ['Invoice 7', 'From', 'Larkspur Tools Ltd', '12 Mill Lane', 'Leeds LS1 4AB', '', 'Bill to'];

describe('the address of a party', () => {
  it('is less sure without a street, and without the town that the other party has', () => {
    expect(sureOf(...seller, 'Harbour Joinery', '4 Quay Street', 'Bristol BS1 2CD')).toBeGreaterThan(0.8);
    expect(sureOf(...seller, 'Harbour Joinery', 'Bristol BS1 2CD')).toBeLessThan(0.6);
    expect(sureOf(...seller, 'Harbour Joinery', '4, Quay Street')).toBeLessThan(0.6);
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
