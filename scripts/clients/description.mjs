// What the clients' types are made of: of the API's description what API keys may reach, and the values of each type of
// document. Reads the compiled product.
import { z } from 'zod';
import { openApi } from '#contracts/openapi/openapi.js';
import { KINDS } from '#extraction/kinds/all.js';

const PREFIX = '#/components/schemas/';
const { schemas } = openApi.components;

/** Names of what `node` refers to, and of what that refers to. */
function namesIn(node, found = new Set()) {
  if (typeof node !== 'object' || node === null) return found;
  for (const [key, value] of Object.entries(node)) {
    const name = key === '$ref' && value.startsWith(PREFIX) ? value.slice(PREFIX.length) : undefined;
    if (name === undefined) namesIn(value, found);
    else if (!found.has(name)) namesIn(schemas[name], found.add(name));
  }
  return found;
}

const forKeys = Object.values(openApi.paths)
  .flatMap((path) => Object.values(path))
  .filter((operation) => operation['x-scopes']);
// The envelope is the business of the code that calls.
const reached = [...namesIn(forKeys)].filter((name) => !/Response$|^Failure$/.test(name)).toSorted();

/** `id_card` → `IdCardValues` */
const valuesName = (kind) => `${kind.replace(/(?:^|_)(\w)/g, (_all, letter) => letter.toUpperCase())}Values`;

/** Whose patterns and lengths are for who writes them; a type has no use for them. */
const RULES = ['$schema', '$id', 'additionalProperties', 'pattern', 'minLength', 'maxLength', 'minItems', 'maxItems'];
function typeOnly(schema) {
  if (Array.isArray(schema)) return schema.map((each) => typeOnly(each));
  if (typeof schema !== 'object' || schema === null) return schema;
  const isTuple = schema.minItems > 0 && schema.minItems === schema.maxItems;
  const kept = Object.entries(schema).filter(
    ([key, value]) => !RULES.includes(key) || (isTuple && /Items$/.test(key)) || typeof value === 'object',
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, typeOnly(value)]));
}

const kinds = z.registry();
for (const { name, schema } of KINDS) kinds.add(schema, { id: valuesName(name) });
const uri = (id) => `${PREFIX}${id}`;
const values = z.toJSONSchema(kinds, { io: 'output', unrepresentable: 'any', uri }).schemas;

export const description = {
  openapi: openApi.openapi,
  info: { title: 'Recto', version: openApi.info.version },
  paths: {},
  components: {
    schemas: typeOnly({ ...Object.fromEntries(reached.map((name) => [name, schemas[name]])), ...values }),
  },
};
