import { layOut } from '../../layout/layout.js';
import { placedPage } from '../../testing/placed-page.js';
import { assemble, evidenceOf } from '../../reading/found.js';
import { kindOf } from '../all.js';
import { readingOf } from '../../reading/reading.js';

describe('the tracking number of a label', () => {
  it.each([
    ['before other words', 'TRACKING #: 1Z12345E6605272234 GROUND', ['1Z12345E6605272234']],
    ['in groups', 'TRACKING #: 1Z 123 45E 66 0527 2234 PCS', ['1Z', '123', '45E', '66', '0527', '2234']],
    ['after other words', 'BILL PP 1Z12345E6605272234', ['1Z12345E6605272234']],
  ])('has its place %s on the words it was read from, and no others', (_, text, parts) => {
    const page = placedPage(`10,10,10 ${text}`);
    const { extraction, evidence } = assemble(kindOf('shipping_label').fields(readingOf(layOut([page]), 'en')));
    expect(extraction['tracking_number']).toBe('1Z12345E6605272234');
    const words = page.words.filter((word) => parts.includes(word.text));
    expect(evidence['tracking_number']).toEqual(evidenceOf(page, words));
  });
});
