/** Where a schema takes less than another one did: whoever sends what was taken is refused now. */
import type { Description } from './incompatible.js';

export type Schema = Readonly<Record<string, unknown>>;

const UPPER = ['maximum', 'maxLength', 'maxItems'];
const LOWER = ['minimum', 'minLength', 'minItems'];

/**
 * What fits `from` and does not fit `to`, by the path of the member. With `answers` the two change sides: `from` is
 * what is answered now, `to` what a program expects; enums may grow then.
 */
export function narrowed(
  from: Schema | undefined,
  to: Schema | undefined,
  ofFrom: Description,
  ofTo: Description,
  answers = false,
): string[] {
  const wide = resolved(from, ofFrom);
  const narrow = resolved(to, ofTo);
  if (isAny(narrow)) return [];
  if (isAny(wide)) return ['of any kind and not of any kind'];
  const variants = variantsOf(wide);
  const taken = variantsOf(narrow);
  return variants.flatMap((variant) => {
    const faults = taken.map((one) =>
      plain(resolved(variant, ofFrom), resolved(one, ofTo), (a, b) => narrowed(a, b, ofFrom, ofTo, answers), answers),
    );
    // Whichever fits best says what does not.
    return faults.sort((a, b) => a.length - b.length)[0] ?? [];
  });
}

function plain(from: Schema, to: Schema, deeper: (a?: Schema, b?: Schema) => string[], answers: boolean): string[] {
  const [is, was] = [typeOf(from), typeOf(to)];
  if (is !== was && !(is === 'integer' && was === 'number')) return [`${is} and ${was}`];
  return [...bounds(from, to), ...values(from, to, answers), ...members(from, to, deeper, answers), ...items(from, to)];

  function items(a: Schema, b: Schema): string[] {
    return is === 'array' ? deeper(a['items'] as Schema, b['items'] as Schema).map((fault) => `[]: ${fault}`) : [];
  }
}

function bounds(from: Schema, to: Schema): string[] {
  const number = (schema: Schema, key: string, none: number) => (schema[key] as number | undefined) ?? none;
  return [
    ...UPPER.filter((key) => number(to, key, Infinity) < number(from, key, Infinity)),
    ...LOWER.filter((key) => number(to, key, -Infinity) > number(from, key, -Infinity)),
  ].map((key) => `${key} ${JSON.stringify(from[key])} and ${JSON.stringify(to[key])}`);
}

function values(from: Schema, to: Schema, answers: boolean): string[] {
  const taken = enumOf(to);
  if (!taken || answers) return [];
  const sent = enumOf(from);
  if (!sent) return ['any value and only some'];
  return sent.filter((value) => !taken.includes(value)).map((value) => `${JSON.stringify(value)} is gone`);
}

function members(from: Schema, to: Schema, deeper: (a?: Schema, b?: Schema) => string[], answers: boolean): string[] {
  const [sent, taken] = [propertiesOf(from), propertiesOf(to)];
  const [always, needed] = [requiredOf(from), requiredOf(to)];
  // Nobody misses what is gone from where it was not expected: of answers, what is new; of bodies, what is not read.
  const gone = answers
    ? Object.keys(taken).filter((name) => !(name in sent))
    : Object.keys(sent).filter((name) => !(name in taken));
  return [
    ...gone.map((name) => `${name}: is gone`),
    ...needed
      .filter((name) => !always.includes(name) && !gone.includes(name))
      .map((name) => `${name}: ${answers ? 'may be missing' : 'must be sent'}`),
    ...Object.keys(sent)
      .filter((name) => name in taken)
      .flatMap((name) => deeper(sent[name], taken[name]).map((fault) => `${name}: ${fault}`)),
    ...(isSchema(from['additionalProperties']) && isSchema(to['additionalProperties'])
      ? deeper(from['additionalProperties'], to['additionalProperties']).map((fault) => `{}: ${fault}`)
      : []),
  ];
}

function resolved(schema: Schema = {}, { components }: Description): Schema {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  const found = components.schemas[reference.split('/').at(-1)!];
  if (!found) throw new Error(`${reference} leads nowhere`);
  return found;
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const isAny = (schema: Schema) => !['type', 'enum', 'const', 'anyOf', 'oneOf'].some((key) => key in schema);
const variantsOf = (schema: Schema) => (schema['anyOf'] ?? schema['oneOf'] ?? [schema]) as readonly Schema[];
const propertiesOf = (schema: Schema) => (schema['properties'] ?? {}) as Readonly<Record<string, Schema>>;
const requiredOf = (schema: Schema) => (schema['required'] ?? []) as readonly string[];
const enumOf = (schema: Schema) =>
  ('const' in schema ? [schema['const']] : schema['enum']) as readonly unknown[] | undefined;
const typeOf = (schema: Schema) => String(schema['type'] ?? typeof enumOf(schema)?.[0]);
