import { fold } from '../layout/fold.js';
import { anyOf, isSaid } from './cue.js';
import { Said } from './said.js';

const said = (text: string, phrases: string) => isSaid(anyOf(phrases, 1), new Said(fold(text)));

describe('phrases that a page says', () => {
  it.each([
    ['Дата на фактурата 12.3.2026', 'номер | дата на фактурата'],
    ['ΑΡ. ΤΙΜΟΛΟΓΊΟΥ: 17', 'αρ τιμολογίου'],
    ['Reikningur\nnr. 12', 'reikningur nr'],
    ['فاتورة ضريبية', 'فاتورة ضريبية'],
    // The first place of a word need not be the phrase's.
    ['total net, total due', 'total due'],
  ])('says “%s” with one of “%s”', (text, phrases) => expect(said(text, phrases)).toBe(true));

  it.each([
    ['words apart', 'Дата    на фактурата', 'дата на фактурата'],
    ['a part of a word', 'Фактурата', 'фактура'],
    ['another order', 'фактурата на дата', 'дата на фактурата'],
    ['only its beginning, at the end', 'номер и дата', 'дата на фактурата'],
  ])('does not say it: %s', (_, text, phrases) => expect(said(text, phrases)).toBe(false));
});
