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
