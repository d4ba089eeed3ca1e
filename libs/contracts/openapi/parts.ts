/** What the descriptions of routes are put together from. */
import type * as z from 'zod/mini';
import type { KeyScope } from '#kernel/key-scopes.js';
import { exampleOf } from './examples.js';
import { refusals, type Refusal } from './responses.js';
import { membersOf, nameOf, refTo, type JsonSchema } from './schemas.js';

const withExample = (schema: z.core.$ZodType, wrap: (example: unknown) => unknown = (example) => example) => {
  const example = exampleOf(schema);
  return example === undefined ? {} : { example: wrap(example) };
};

export const body = (schema: z.core.$ZodType) => ({
  requestBody: {
    content: { 'application/json': { schema: refTo(nameOf(schema, 'input')), ...withExample(schema) } },
  },
});

/** The answer in its envelope, a schema that `finished` makes. */
export const answers = (status: number, description: string, data: z.core.$ZodType, ...refused: Refusal[]) => ({
  [status]: {
    description,
    content: {
      'application/json': {
        schema: refTo(`${nameOf(data).replace(/Data$/, '')}Response`),
        ...withExample(data, (example) => ({ success: true, data: example })),
      },
    },
  },
  ...refusals(...refused),
});

const bytes = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' };
const ANY_BYTES = 'application/octet-stream';
/** @param types that it may come with; for more than one, clients are told first that they are bytes */
export const fileAnswer = (description: string, ...types: readonly string[]) => ({
  description,
  content: Object.fromEntries(
    (types.length === 1 ? types : [ANY_BYTES, ...types]).map((type) => [
      type,
      { schema: { type: 'string', format: 'binary' } },
    ]),
  ),
});
/** A form with one file, and what else stands in it. */
export const fileForm = (description: string, fields: Record<string, JsonSchema> = {}) => ({
  requestBody: {
    content: {
      'multipart/form-data': {
        schema: { type: 'object', required: ['file'], properties: { file: { ...bytes, description }, ...fields } },
      },
    },
  },
});

export const idParameter = (of: string) => ({
  name: 'id',
  in: 'path',
  required: true,
  description: `Id of the ${of}`,
  schema: { type: 'string', format: 'uuid' },
});
export const numberParameter = (name: string, description: string) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'integer', minimum: 1 },
});
export const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description: 'Version you saw, quoted; another one is refused with 412',
};
/** @param effect what is said of a request that is made again with it */
export const idempotencyKey = (effect: string) => ({
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 255 },
  description: `Yours, one per request: ${effect}`,
});
export const CURSOR_NOTE =
  'Instead of a page: "next" of the answer before, with the same filters; what follows there, also when entries came meanwhile';
export const open = { security: [] };
/** Beside members also for API keys that have all of these scopes; OpenAPI has a place for scopes of OAuth only. */
export const forKeys = (...scopes: readonly [KeyScope, ...KeyScope[]]) => ({
  security: [{ bearer: [] }, { apiKey: [] }],
  'x-scopes': scopes,
});

/** `notes` says of each member what it means. */
export const queryParameters = (schema: z.core.$ZodType, notes: Readonly<Record<string, string>>) =>
  Object.entries(membersOf(schema)).map(([name, property]) => ({
    name,
    in: 'query',
    required: false,
    description: notes[name],
    schema: property,
  }));
