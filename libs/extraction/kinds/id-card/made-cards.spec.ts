import { classify } from '../../classify/classify.js';
import { layOut } from '../../layout/layout.js';
import { AMERICAN_CARDS } from './testing/american-cards.js';
import { EUROPEAN_IDENTITY_CARDS } from './testing/european-identity-cards.js';
import { EUROPEAN_LICENCES } from './testing/european-licences.js';
import { placedPage } from '../../testing/placed-page.js';
import { kindOf } from '../all.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';

describe('cards as their issuers lay them out', () => {
  it.each([...EUROPEAN_IDENTITY_CARDS, ...EUROPEAN_LICENCES, ...AMERICAN_CARDS])('$name', ({ drawing, truth }) => {
    const layout = layOut([placedPage(drawing)]);
    expect(classify(layout).docType).toBe('id_card');
    expect(assemble(kindOf('id_card').fields(readingOf(layout, 'en'))).extraction).toMatchObject(truth);
  });
});
