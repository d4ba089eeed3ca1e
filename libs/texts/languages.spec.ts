import { firstSpoken, languageAsked, languageNamed } from './languages.js';

describe('the language a reader asks for', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['de', 'de'],
    ['de-AT, en;q=0.5', 'de'],
    ['pt-BR, fr-CA;q=0.8, en;q=0.7', 'fr'],
    ['en;q=0.2, es;q=0.9', 'es'],
    ['de;q=0, fr;q=0.1', 'fr'],
    ['FR', 'fr'],
    [';;;,q=', 'en'],
  ])('of %j is %s', (header, language) => expect(languageAsked(header)).toBe(language));

  it.each([undefined, '*', 'it, nl;q=0.5'])('is unknown of %j', (header) =>
    expect(languageNamed(header)).toBeUndefined(),
  );

  it('is none where none is spoken', () => expect(firstSpoken(['pt-BR', 'nl'])).toBeUndefined());
});
