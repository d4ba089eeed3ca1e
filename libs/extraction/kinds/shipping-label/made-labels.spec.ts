import { classify } from '../../classify/classify.js';
import { layOut } from '../../layout/layout.js';
import { AMERICAN_LABELS } from './testing/american-labels.js';
import { CANADIAN_AND_AUSTRALIAN_LABELS } from './testing/canadian-and-australian-labels.js';
import { EUROPEAN_PARCEL_SERVICES } from './testing/european-parcel-services.js';
import { EUROPEAN_POSTS } from './testing/european-posts.js';
import { HELD_BACK_LABELS } from './testing/held-back-labels.js';
import { type MadeLabel } from './testing/made-label.js';
import { WORLD_LABELS } from './testing/world-labels.js';
import { placedPage } from '../../testing/placed-page.js';
import { kindOf } from '../all.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';

const LABELS = [
  ...AMERICAN_LABELS,
  ...CANADIAN_AND_AUSTRALIAN_LABELS,
  ...EUROPEAN_POSTS,
  ...EUROPEAN_PARCEL_SERVICES,
  ...WORLD_LABELS,
];

function read({ drawing, barcodes = [] }: MadeLabel) {
  const layout = layOut([placedPage(drawing)]);
  const codes = barcodes.map((code) => ({ ...code, page: 0, box: [0, 0.8, 0.5, 0.9] as const }));
  const { extraction } = assemble(kindOf('shipping_label').fields(readingOf(layout, 'en', { barcodes: codes })));
  return { docType: classify(layout).docType, extraction };
}

describe('labels as carriers lay them out', () => {
  it.each(LABELS)('$name', (label) => {
    const { docType, extraction } = read(label);
    expect(docType).toBe('shipping_label');
    expect(extraction).toMatchObject(label.truth);
  });

  it('are read mostly right, and no sender as recipient, where no rule was written from them', () => {
    const values = HELD_BACK_LABELS.flatMap((label) => {
      const { extraction } = read(label);
      expect([extraction.recipient_name, extraction.recipient_address]).not.toContain(label.truth.sender_name);
      expect(extraction.recipient_address).not.toBe(label.truth.sender_address);
      return Object.entries(label.truth).map(([path, value]) => extraction[path] === value);
    });
    expect(values.filter(Boolean).length).toBeGreaterThanOrEqual(55);
    expect(values).toHaveLength(60);
  });
});
