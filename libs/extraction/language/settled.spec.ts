import { layOut } from '../layout/layout.js';
import { pageOf } from '../testing/made-page.js';
import { languageAfter } from './language-after.js';

const layoutOf = (...lines: string[]) => layOut([pageOf(lines)]);

describe('the language after a second look', () => {
  const onItsSide = layoutOf('zl wz', 'ed tj ov');

  it('is that of the page as it was turned', () => {
    const turned = layoutOf('Ship to the address of the customer', 'This parcel is for your invoice number 20');
    expect(languageAfter('nl', onItsSide, turned)).toBe('en');
  });

  it('stays what it was when nothing was turned, or the turned page tells nothing', () => {
    expect(languageAfter('nl', onItsSide, onItsSide)).toBe('nl');
    expect(languageAfter('nl', onItsSide, layoutOf('4711'))).toBe('nl');
  });
});
