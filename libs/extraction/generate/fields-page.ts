/** The page that names every field of every document type, as `npm run generate` writes it. */
import { type Field, fieldsIn } from '../kind/fields.js';
import { type Kind } from '../kind/kind.js';
import { KINDS } from '../kinds/all.js';

/** @returns Markdown, before Prettier has been over it */
export function fieldsPage(kinds: readonly Kind[] = KINDS): string {
  return `<!-- Written by \`npm run generate\` from libs/extraction/kinds; not edited by hand. -->

# What is read of each type of document

Keys as the API and the exports have them; a value that was not found is absent. Rows of a list are numbered from 0:
\`line_items.0.amount\`.

${kinds.map((kind) => `## ${kind.title} (\`${kind.name}\`)\n\n${table(fieldsIn(kind.schema))}`).join('\n\n')}
`;
}

const table = (fields: readonly Field[]): string =>
  ['| field | value | meaning |', '| --- | --- | --- |', ...rowsOf(fields, '')].join('\n');

function rowsOf(fields: readonly Field[], before: string): string[] {
  return fields.flatMap(({ key, kind, choices, description, fields: columns = [] }) => [
    `| \`${before}${key}\` | ${WORDS[kind]}${choices ? ` ${choices.join(', ')}` : ''} | ${description} |`,
    ...rowsOf(columns, `${before}${key}.n.`),
  ]);
}

const WORDS: Readonly<Record<Field['kind'], string>> = {
  text: 'text',
  date: 'date',
  time: 'time',
  money: 'amount',
  number: 'number',
  currency: 'currency',
  country: 'country',
  choice: 'one of',
  iban: 'IBAN',
  bic: 'BIC',
  texts: 'list of texts',
  numbers: 'list of numbers',
  items: 'rows',
  pairs: 'label → text',
};
