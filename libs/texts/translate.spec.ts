import { translate, translateParts } from './translate.js';

const german = {
  'Sign in': 'Anmelden',
  'Open|verb': 'Öffnen',
  '{count, plural, one {# document} other {# documents}}': '{count, plural, one {# Dokument} other {# Dokumente}}',
  'Hello <b>{name}</b>': '<b>{name}</b>, hallo',
};

describe('a text in a reader’s language', () => {
  it('is found by its English words', () => expect(translate('de', german, 'Sign in')).toBe('Anmelden'));
  it('is English where there is no catalog', () => expect(translate('en', undefined, 'Sign in')).toBe('Sign in'));
  it('keeps what tells two meanings apart to itself', () => {
    expect(translate('en', undefined, 'Open|verb')).toBe('Open');
    expect(translate('de', german, 'Open|verb')).toBe('Öffnen');
  });
  it('has plurals and numbers of that language', () => {
    const text = '{count, plural, one {# document} other {# documents}}';
    expect(translate('en', undefined, text, { count: 1 })).toBe('1 document');
    expect(translate('de', german, text, { count: 1234 })).toBe('1.234 Dokumente');
  });
  it('leaves braces and quotes alone where there are no values', () =>
    expect(translate('en', undefined, "It's {this} <b>")).toBe("It's {this} <b>"));
  it('keeps marks in texts with values that have no parts', () =>
    expect(translate('en', undefined, 'a <b> {x}', { x: 1 })).toBe('a <b> 1'));
  it('has parts where each language wants them', () => {
    const b = (parts: (string | object)[]) => ({ bold: parts });
    const values = { name: 'Ada', b } as Parameters<typeof translateParts<object>>[3];
    expect(translateParts('de', german, 'Hello <b>{name}</b>', values)).toEqual([{ bold: ['Ada'] }, ', hallo']);
  });
});
