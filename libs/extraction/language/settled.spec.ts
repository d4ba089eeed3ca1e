import { layOut } from '../layout/layout.js';
import { pageOf } from '../testing/made-page.js';
import { languageAfter } from './language-after.js';
import { languageOfCard } from '../kinds/id-card/language.js';

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

describe('the language of a card', () => {
  const names = 'PASSPORT PASSEPORT ANDERSEN KARI SPECIMEN 007007007';

  it('is the one of the state that issued it where its few words leave it open', () => {
    expect(languageOfCard('it', names, 'HRV')).toBe('hr');
    expect(languageOfCard('und', names, 'USA')).toBe('en');
  });

  it('is the one its words tell, or the first guess where the state has several languages or is unknown', () => {
    const plain =
      'Este documento es de la persona que se nombra en el registro y no es valido para el pago de una factura';
    expect(languageOfCard('es', plain, 'USA')).toBe('es');
    expect(languageOfCard('fr', names, 'CHE')).toBe('fr');
    expect(languageOfCard('fr', names, undefined)).toBe('fr');
  });
});
