/** What fields are called on sheets and on paper: the same words as in the browser, in the language of who asked. */
import { categoryOf, labelOf } from '#contracts/export-fields.js';
import type { Language } from '#texts/languages.js';
import { sentence } from '#texts/sentence.js';
import { labelIn } from '#texts/spoken/label-in.js';
import { sayIn } from '#texts/spoken/say-in.js';
import type { Words } from '../application/formats/written-export.js';

const RATE = /(^|[_.])(rate|percent|quantity|count|number)$/i;
/** Between the names of a path. */
const WITHIN = ' › ';

export function wordsIn(language: Language): Words {
  const said = (key: string) =>
    labelOf(key)
      .split(WITHIN)
      .map((name) => labelIn(language, name))
      .join(WITHIN);
  return {
    language,
    say: (text) => sayIn(language, text),
    label: (key) => {
      const [, field] = /^confidence\.(.+)$/.exec(key) ?? [];
      if (field === undefined) return said(key);
      return sayIn(language, sentence('{field} (confidence)', { field: said(field) }));
    },
    isMoney: (key) =>
      !key.startsWith('confidence') &&
      !RATE.test(key) &&
      categoryOf(key.split('.').slice(-1), 'number') === 'Financial',
    docType: (docType) => said(docType),
  };
}
