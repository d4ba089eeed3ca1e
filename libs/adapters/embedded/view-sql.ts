/**
 * Filters and sorts of the read-model port as SQL over a table of JSON views. A field is always written as the same
 * json_extract expression, because SQLite uses an expression index only for the very expression it was made of. SQLite
 * knows no booleans (true is 1) and orders numbers before text whatever the bound; the extra terms keep filters within
 * one type, as the port promises. Values are always bound, never written into the text.
 */
import type { Filter, Index, Query, Scalar } from '#ports/read-model-store.js';
import { likePattern } from './like-pattern.js';
import { boundsOf, fieldPath, leavesTombstonesOut, placeOf } from '../view-fields.js';

type Bound = string | number;

export interface Sql {
  readonly text: string;
  readonly values: readonly Bound[];
}

/** The SQL function that decides `contains`; registered by the store. */
export const CONTAINS = 'view_contains';

export function selectSql(table: string, query: Query): Sql {
  const where = whereSql(query.where ?? []);
  const after = afterSql(query);
  const sorts = query.sort ?? [];
  const last = sorts.at(-1)?.direction ?? 'asc';
  const order = [...sorts.map(({ field, direction }) => `${value(field)} ${direction}`), `id ${last}`].join(', ');
  return {
    text: `SELECT view FROM ${table} WHERE ${where.text}${after.text} ORDER BY ${order} LIMIT ? OFFSET ?`,
    values: [...where.values, ...after.values, query.limit ?? -1, query.skip ?? 0],
  };
}

export function countSql(table: string, filters: readonly Filter[]): Sql {
  const where = whereSql(filters);
  return { text: `SELECT count(*) AS n FROM ${table} WHERE ${where.text}`, values: where.values };
}

export function sumSql(table: string, field: string, filters: readonly Filter[]): Sql {
  const where = whereSql(filters);
  return {
    text: `SELECT coalesce(sum(${value(field)}), 0) AS n FROM ${table} WHERE ${where.text}`,
    values: where.values,
  };
}

/** `id` makes the tie-break part of the index's own order; what is covered comes after it. */
export function indexSql(table: string, name: string, index: Index): string {
  const columns = [...index.fields.map(value), 'id', ...(index.covers ?? []).map(value)].join(', ');
  return `CREATE INDEX IF NOT EXISTS ${name} ON ${table} (${columns})`;
}

function whereSql(filters: readonly Filter[]): Sql {
  const terms = filters.map(filterSql);
  const live = leavesTombstonesOut(filters) ? [] : ['view IS NOT NULL'];
  return {
    text: [...live, ...terms.map(({ text }) => text)].join(' AND '),
    values: terms.flatMap(({ values }) => values),
  };
}

/** The range first, which an index can use; within it, what shares the place's own value by id. */
function afterSql(query: Query): Sql {
  const place = placeOf(query);
  if (!place) return { text: '', values: [] };
  const { field, direction, value: at, id } = place;
  const [bound, beyond] = direction === 'asc' ? ([{ from: at }, '>'] as const) : ([{ to: at }, '<'] as const);
  const range = rangeSql({ field, ...bound });
  return {
    text: ` AND ${range.text} AND (${value(field)} ${beyond} ? OR id ${beyond} ?)`,
    values: [...range.values, at, id],
  };
}

function filterSql(filter: Filter): Sql {
  if ('equals' in filter) return equalsSql(filter.field, filter.equals);
  if ('in' in filter) return inSql(filter.field, filter.in);
  if ('contains' in filter) return containsSql(filter.field, filter.contains);
  return rangeSql(filter);
}

function equalsSql(field: string, wanted: Scalar): Sql {
  if (wanted === null) return { text: `${value(field)} IS NULL`, values: [] };
  if (typeof wanted === 'boolean') {
    return { text: `(${value(field)} = ? AND ${type(field)} = '${wanted}')`, values: [wanted ? 1 : 0] };
  }
  if (wanted === 0 || wanted === 1) return { text: `(${value(field)} = ? AND ${notBoolean(field)})`, values: [wanted] };
  return { text: `${value(field)} = ?`, values: [wanted] };
}

function inSql(field: string, wanted: readonly Scalar[]): Sql {
  const strings = wanted.filter((one): one is string => typeof one === 'string');
  const others = wanted.filter((one) => typeof one !== 'string').map((one) => equalsSql(field, one));
  const terms = [
    ...(strings.length > 0 ? [`${value(field)} IN (${strings.map(() => '?').join(', ')})`] : []),
    ...others.map(({ text }) => text),
  ];
  if (terms.length === 0) return { text: '0', values: [] };
  return { text: `(${terms.join(' OR ')})`, values: [...strings, ...others.flatMap(({ values }) => values)] };
}

/**
 * LIKE first, which SQLite does by itself and which folds the case of ASCII; letters with relatives beyond ASCII may be
 * any character to it. Only what passes, and only when there were such letters, is asked of our own function; and
 * values that LIKE does not read to the end, because they hold a NUL.
 */
function containsSql(field: string, text: string): Sql {
  const { pattern, exact } = likePattern(text);
  const [read, ours] = [value(field), `${CONTAINS}(${value(field)}, ?)`];
  const like = exact ? `${read} LIKE ? ESCAPE '\\'` : `(${read} LIKE ? ESCAPE '\\' AND ${ours})`;
  return {
    text: `(typeof(${read}) = 'text' AND (${like} OR (instr(${read}, char(0)) > 0 AND ${ours})))`,
    values: exact ? [pattern, text] : [pattern, text, text],
  };
}

function rangeSql(filter: Extract<Filter, { from?: unknown }>): Sql {
  const { field, from, to } = filter;
  const bounds = boundsOf(filter);
  const terms: string[] = [];
  if (from !== undefined) terms.push(`${value(field)} >= ?`);
  if (to !== undefined) terms.push(`${value(field)} <= ?`);
  // Every text is ≥ '' and every number is less: the bound that keeps the other type out, and that an index can use.
  if (bounds.some((bound) => typeof bound === 'string')) terms.push(`${value(field)} >= ''`);
  if (bounds.some((bound) => typeof bound === 'number')) terms.push(`${value(field)} < ''`, notBoolean(field));
  return { text: `(${terms.join(' AND ')})`, values: bounds };
}

export function value(field: string): string {
  return `json_extract(view, '${jsonPath(field)}')`;
}

function type(field: string): string {
  return `json_type(view, '${jsonPath(field)}')`;
}

function notBoolean(field: string): string {
  return `${type(field)} IN ('integer', 'real')`;
}

function jsonPath(field: string): string {
  return ['$', ...fieldPath(field).map((part) => `"${part}"`)].join('.');
}
