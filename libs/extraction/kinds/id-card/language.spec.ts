import { languageOfCard } from './language.js';

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
