// The table of variables in docs/configuration.md, from the schema that parses them.
import { declarationOf } from '#platform/environment.js';
import { Environment } from '#platform/variables.js';

export const file = 'docs/configuration.md';

const BEGIN = '<!-- generated: variables -->';
const END = '<!-- end -->';

export function content(before) {
  const from = before.indexOf(BEGIN);
  const to = before.indexOf(END, from);
  if (from < 0 || to < 0) throw new Error(`${file} has no place for the table: ${BEGIN} … ${END}`);
  return `${before.slice(0, from)}${BEGIN}\n${table()}\n${before.slice(to)}`;
}

function table() {
  const rows = Object.entries(Environment.shape).map(([name, schema]) => {
    const { meaning, unset } = declarationOf(schema);
    return `| \`${name}\` | ${unset ?? usual(schema)} | ${meaning} |`;
  });
  return ['| Variable | Default | Meaning |', '|---|---|---|', ...rows].join('\n');
}

function usual(schema) {
  const value = schema.parse(undefined);
  return value === undefined ? 'none' : `\`${value}\``;
}
