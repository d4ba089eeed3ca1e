/** Every text of the code in every language, with the same values in it; and nothing in a catalog that nobody says. */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { fieldsIn, type Field } from '#extraction/kind/fields.js';
import { KINDS } from '#extraction/kinds/all.js';
import { LANGUAGES, type Language } from '#texts/languages.js';
import { patternOf, type Catalog } from '#texts/translate.js';
import { server as germanServer } from '#texts/de/server.js';
import { shown as german } from '#texts/de/shown.js';
import { server as spanishServer } from '#texts/es/server.js';
import { shown as spanish } from '#texts/es/shown.js';
import { server as frenchServer } from '#texts/fr/server.js';
import { shown as french } from '#texts/fr/shown.js';
import { englishLabel } from '../../web/src/entities/values/field-names.js';
import { textsIn } from './texts-in-code.js';

const CATALOGS: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<'shown' | 'server', Catalog>>>> = {
  de: { shown: german, server: germanServer },
  fr: { shown: french, server: frenchServer },
  es: { shown: spanish, server: spanishServer },
};

/** The reference of the API stays in English, and says so. */
const ENGLISH = 'web/src/site/api/';

const sources = (pattern: string) => globSync(pattern).filter((file) => !/\.spec\.tsx?$|\/testing\//.test(file));
const found = [...sources('web/src/**/*.{ts,tsx}'), ...sources('libs/**/*.ts'), ...sources('apps/**/*.ts')].flatMap(
  textsIn,
);
/** Schemas, roles, and why a document was not read: said by the server and by the browser. */
const inBrowser = (at: string) => /^(web|libs\/(contracts|kernel|extraction))\//.test(at);
const said = found.filter(({ by }) => by !== 'bare');
const wanted = {
  shown: new Set([...said.filter(({ at }) => inBrowser(at)).map(({ text }) => text), ...readOffDocuments()]),
  server: new Set(said.filter(({ at }) => !inBrowser(at)).map(({ text }) => text)),
};

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the catalogs in %s', (language) => {
  it.each(['shown', 'server'] as const)('have every text that is %s', (kind) =>
    expect([...wanted[kind]].filter((text) => !(text in CATALOGS[language][kind]))).toEqual([]),
  );
  it.each(['shown', 'server'] as const)('have no other (%s)', (kind) =>
    expect(Object.keys(CATALOGS[language][kind]).filter((text) => !wanted[kind].has(text))).toEqual([]),
  );
  it('have each text that is shown once', async () => {
    const parts = globSync(`libs/texts/${language}/*.ts`).filter((file) => !/(server|shown)[.]ts$/.test(file));
    const catalogs = await Promise.all(parts.map((file) => import(resolve(file)) as Promise<Record<string, Catalog>>));
    const texts = catalogs.flatMap((catalog) => Object.values(catalog)).flatMap(Object.keys);
    expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
  });
  it('have the same values and parts in each text as English', () => {
    const withValues = new Set(said.filter(({ values }) => values).map(({ text }) => text));
    const catalog = { ...CATALOGS[language].server, ...CATALOGS[language].shown };
    const different = Object.entries(catalog).filter(
      ([text, translation]) =>
        withValues.has(text) && valuesOf(patternOf(undefined, text)).join() !== valuesOf(translation).join(),
    );
    expect(different).toEqual([]);
  });
});

it('no text with values is written in pieces', () =>
  expect(said.filter(({ text }) => text.includes('${')).map(({ at, text }) => `${at} ${text}`)).toEqual([]));

it('nothing is translated before the language is known', () =>
  expect(said.filter(({ by, early }) => early && (by === 't' || by === 'rich')).map(({ at }) => at)).toEqual([]));

it('no screen has a text that nobody translates', () =>
  expect(
    found
      .filter(({ by, at }) => by === 'bare' && at.startsWith('web/src') && !at.startsWith(ENGLISH))
      .map(({ at, text }) => `${at} ${text}`),
  ).toEqual([]));

/** Titles of the types of documents, and labels of what is read of them. */
function readOffDocuments(): string[] {
  const labels = (fields: readonly Field[]): string[] =>
    fields.flatMap(({ key, fields: columns = [] }) => [englishLabel(key), ...labels(columns)]);
  return KINDS.flatMap(({ title, schema }) => [title, ...labels(fieldsIn(schema))]);
}

/** Names of values and parts, each once, sorted. */
function valuesOf(pattern: string): string[] {
  const names = new Set<string>();
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      names.add(element.type === TYPE.tag ? `<${element.value}>` : element.value);
      if (element.type === TYPE.tag) visit(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const { value } of Object.values(element.options)) visit(value);
    }
  };
  visit(parse(pattern));
  return [...names].sort();
}
