import { classify } from '../../classify/classify.js';
import { layOut } from '../../layout/layout.js';
import { pageOf } from '../../testing/made-page.js';

const typeOf = (...lines: string[]) => classify(layOut([pageOf(lines, 'ocr')])).docType;

describe('what makes a page a label', () => {
  it.each(['Servientrega', 'Packeta', 'Matkahuolto', 'NZ Post', 'The Courier Guy'])('the name of %s', (carrier) => {
    expect(typeOf(carrier, 'Ada Example', '4 Quay Street')).toBe('shipping_label');
  });

  it('no form that asks for its addressee', () => {
    expect(typeOf('From: Ada Example', 'Addressee: Larkspur Tools', 'Department: Sales')).not.toBe('shipping_label');
  });
});
