import { classify } from '../../classify/classify.js';
import { layOut } from '../../layout/layout.js';
import { AMERICAN_CARDS } from '../../testing/cards/american-cards.js';
import { EUROPEAN_CARDS } from '../../testing/cards/european-cards.js';
import { placedPage } from '../../testing/placed-page.js';
import { fieldsOf } from '../by-doc-type.js';
import { assemble } from '../found.js';
import { readingOf } from '../reading.js';

describe('cards as their issuers lay them out', () => {
  it.each([...EUROPEAN_CARDS, ...AMERICAN_CARDS])('$name', ({ drawing, truth }) => {
    const layout = layOut([placedPage(drawing)]);
    expect(classify(layout).docType).toBe('id_card');
    expect(assemble(fieldsOf('id_card', readingOf(layout, 'en'))).extraction).toMatchObject(truth);
  });
});
