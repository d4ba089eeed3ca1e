import { classify } from '../../classify/classify.js';
import { layOut } from '../../layout/layout.js';
import { AMERICAN_LABELS } from './testing/american-labels.js';
import { CANADIAN_AND_AUSTRALIAN_LABELS } from './testing/canadian-and-australian-labels.js';
import { EUROPEAN_PARCEL_SERVICES } from './testing/european-parcel-services.js';
import { EUROPEAN_POSTS } from './testing/european-posts.js';
import { placedPage } from '../../testing/placed-page.js';
import { kindOf } from '../all.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';

const LABELS = [...AMERICAN_LABELS, ...CANADIAN_AND_AUSTRALIAN_LABELS, ...EUROPEAN_POSTS, ...EUROPEAN_PARCEL_SERVICES];

describe('labels as carriers lay them out', () => {
  it.each(LABELS)('$name', ({ drawing, barcodes = [], truth }) => {
    const layout = layOut([placedPage(drawing)]);
    const codes = barcodes.map((code) => ({ ...code, page: 0, box: [0, 0.8, 0.5, 0.9] as const }));
    expect(classify(layout).docType).toBe('shipping_label');
    const { extraction } = assemble(kindOf('shipping_label').fields(readingOf(layout, 'en', { barcodes: codes })));
    expect(extraction).toMatchObject(truth);
  });
});
