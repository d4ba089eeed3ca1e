/**
 * The model's answer → values in the engine's own form. Must be one JSON object. Every value is normalised by the
 * engine's rules and must then fit the engine's schema of its field; what does not, and every key the schema does not
 * have, is dropped.
 * @throws MistralFailed 'bad_answer' when it is no JSON object or nothing of it fits though something was said
 */
import { type Json, type JsonObject } from '#kernel/json.js';
import { type Field, type FieldKind } from '#extraction/kind/fields.js';
import { DOCUMENT_TYPES } from '#kernel/document-types.js';
import { type DocType } from '#ports/extractor.js';
import { MistralFailed } from '../api/mistral-failed.js';
import { fieldsFor } from './fields-of-type.js';
import { normalised } from './normalise-value.js';

export interface Said {
  /** Dotted, as in the result. */
  readonly path: string;
  readonly kind: FieldKind;
  readonly value: Json;
}

export interface Answer {
  /** What the model takes the document for. */
  readonly docType?: DocType;
  readonly said: readonly Said[];
}

const MOST_ITEMS = 300;
const MOST_PAIRS = 200;
const MOST_LABEL = 80;

export function parseAnswer(content: string, docType: DocType): Answer {
  const object = objectIn(content);
  const fields = fieldsFor(docType).filter(({ key }) => Object.hasOwn(object, key));
  const said = fields.flatMap((field) => saidOf(field, object[field.key]));
  if (said.length === 0 && fields.some(({ key }) => !isNothing(object[key]))) throw new MistralFailed('bad_answer');
  const named = DOCUMENT_TYPES.find((type) => type === object.doc_type);
  return { ...(named ? { docType: named } : {}), said };
}

function objectIn(content: string): JsonObject {
  try {
    const parsed = JSON.parse(content) as unknown;
    if (parsed !== null && typeof parsed === 'object' && !Array.isArray(parsed)) return parsed as JsonObject;
  } catch {
    // What the parser says quotes the text.
  }
  throw new MistralFailed('bad_answer');
}

const isNothing = (value: unknown): boolean =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0);

function saidOf(field: Field, value: unknown): Said[] {
  if (isNothing(value)) return [];
  if (field.kind === 'items') return itemsOf(field, value);
  if (field.kind === 'pairs') return pairsOf(field, value);
  const clean = normalised(field, value);
  if (clean === undefined || !field.schema.safeParse(clean).success) return [];
  return [{ path: field.key, kind: field.kind, value: clean }];
}

function itemsOf({ key, fields = [] }: Field, value: unknown): Said[] {
  if (!Array.isArray(value)) return [];
  const rows = value
    .slice(0, MOST_ITEMS)
    .map((item) =>
      item !== null && typeof item === 'object'
        ? fields.flatMap((field) =>
            Object.hasOwn(item, field.key) ? saidOf(field, (item as Record<string, unknown>)[field.key]) : [],
          )
        : [],
    );
  return rows
    .filter((row) => row.length > 0)
    .flatMap((row, index) => row.map((said) => ({ ...said, path: `${key}.${index}.${said.path}` })));
}

/** A label that comes again is numbered, a dot in it would part the path: as the local engine does. */
function pairsOf({ key }: Field, value: unknown): Said[] {
  if (!Array.isArray(value)) return [];
  const used = new Set<string>();
  return value.slice(0, MOST_PAIRS).flatMap((pair: unknown): Said[] => {
    const { label, value: text } = (pair ?? {}) as { label?: unknown; value?: unknown };
    const name = normalised({ kind: 'text' }, typeof label === 'string' ? label.replace(/\./g, ' ') : undefined);
    const clean = normalised({ kind: 'text' }, text);
    if (typeof name !== 'string' || name.length > MOST_LABEL || /^\d+$|^__proto__$/.test(name) || clean === undefined)
      return [];
    let unique = name;
    for (let count = 2; used.has(unique); count++) unique = `${name} ${count}`;
    used.add(unique);
    return [{ path: `${key}.${unique}`, kind: 'text', value: clean }];
  });
}
