/** What the descriptions of routes are put together from. */
import * as z from 'zod/mini';
import { success } from '../envelope.js';

type Schema = Record<string, unknown>;

export const json = (schema: z.core.$ZodType, io: 'input' | 'output' = 'output'): Schema => {
  const { $schema: _draft, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;
  return rest;
};
export const content = (schema: Schema) => ({ 'application/json': { schema } });
/** 503 in any case: a store that is away, or a read model that is still being built. */
export const refusals = (...statuses: number[]) =>
  Object.fromEntries([...statuses, 503].map((status) => [status, { $ref: '#/components/responses/Failure' }]));
export const answers = (status: number, description: string, data: z.core.$ZodType, ...refused: number[]) => ({
  [status]: { description, content: content(json(success(data))) },
  ...refusals(...refused),
});
/** A form with one file, and what else stands in it. */
export const fileForm = (description: string, fields: Record<string, Schema> = {}) => ({
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: ['file'],
      properties: {
        file: { type: 'string', contentMediaType: 'application/octet-stream', description },
        ...fields,
      },
    },
  },
});
export const idParameter = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } };
export const message = z.object({ message: z.string() });
export const numberParameter = (name: string) => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'integer', minimum: 1 },
});
export const ifMatch = {
  name: 'If-Match',
  in: 'header',
  schema: { type: 'string' },
  description: 'Version you saw, quoted; another one is refused with 412',
};
export const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', maxLength: 255 },
  description:
    'Yours, one per upload: made again with it, an upload whose answer was lost is answered as it was and charged once',
};
export const open = { security: [] };

export function queryParameters(schema: z.core.$ZodType) {
  const { properties = {} } = json(schema, 'input') as { properties?: Record<string, Schema> };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: false,
    schema: property,
  }));
}
