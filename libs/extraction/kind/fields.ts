/**
 * What kind of value each field of a document type takes, read off its schema, so that a field added there needs
 * nothing here. Kinds decide how a model's answer is normalised and how it is looked for on the page.
 */
import { z } from 'zod';

export type FieldKind =
  | 'text'
  | 'date'
  | 'time'
  | 'money'
  | 'number'
  | 'currency'
  | 'country'
  | 'choice'
  | 'iban'
  | 'bic'
  | 'texts'
  | 'numbers'
  | 'items'
  | 'pairs';

export interface Field {
  readonly key: string;
  readonly kind: FieldKind;
  readonly description: string;
  readonly schema: z.ZodType;
  /** Of `choice`. */
  readonly choices?: readonly string[];
  /** Of `items`: the fields of one. */
  readonly fields?: readonly Field[];
}

interface JsonSchema {
  readonly type?: string;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  readonly description?: string;
  readonly items?: JsonSchema;
  readonly additionalProperties?: unknown;
}

export function fieldsIn(schema: z.ZodObject): readonly Field[] {
  const properties = (z.toJSONSchema(schema).properties ?? {}) as Record<string, JsonSchema>;
  return Object.entries(properties).map(([key, property]) => {
    const own = schema.shape[key] as z.ZodType;
    const kind = valueKind(key, property);
    return {
      key,
      kind,
      description: property.description ?? key,
      schema: own,
      ...(kind === 'choice' ? { choices: property.enum } : {}),
      ...(kind === 'items' ? { fields: fieldsIn(elementOf(own)) } : {}),
    };
  });
}

const QUANTITIES = /^(quantity|tax_rate)$/;

function valueKind(key: string, { type, pattern, enum: choices, items }: JsonSchema): FieldKind {
  if (type === 'array') return items?.type === 'object' ? 'items' : items?.type === 'number' ? 'numbers' : 'texts';
  if (type === 'object') return 'pairs';
  if (type === 'number') return QUANTITIES.test(key) ? 'number' : 'money';
  if (choices) return 'choice';
  if (key === 'iban' || key === 'bic') return key;
  if (pattern?.includes('A-Z')) return key === 'currency' ? 'currency' : 'country';
  if (pattern?.includes(':')) return 'time';
  return pattern ? 'date' : 'text';
}

function elementOf(schema: z.ZodType): z.ZodObject {
  const array = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (array instanceof z.ZodArray && array.element instanceof z.ZodObject) return array.element;
  throw new Error('Only lists of objects have fields.');
}
