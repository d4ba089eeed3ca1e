import { z } from 'zod';
import { inEnglish } from '#texts/sentence.js';
import { sentenceOn } from './issue-sentences.js';

const saidOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => inEnglish(sentenceOn(issue)));

describe('what a schema refuses is said', () => {
  it.each([
    [z.object({ page: z.coerce.number().min(1) }), { page: '0' }, 'page must be at least 1.'],
    [z.object({ limit: z.coerce.number().max(100) }), { limit: 101 }, 'limit must be at most 100.'],
    [z.object({ page: z.coerce.number() }), { page: 'x' }, 'page must be a number.'],
    [z.object({ page: z.int() }), { page: 1.5 }, 'page must be a whole number.'],
    [z.object({ paths: z.array(z.string()).min(1) }), { paths: [] }, 'paths must have at least 1 item.'],
    [z.object({ paths: z.array(z.string()) }), { paths: [5] }, 'paths.0 must be a text.'],
    [z.object({ name: z.string().max(80) }), { name: 'x'.repeat(81) }, 'name must have at most 80 characters.'],
    [z.object({ extraction: z.record(z.string(), z.json()) }), {}, 'extraction is required.'],
    [z.object({ extraction: z.record(z.string(), z.json()) }), { extraction: 5 }, 'extraction must be an object.'],
    [z.object({ format: z.enum(['json', 'csv']) }), { format: 'doc' }, 'format must be one of json, csv.'],
    [z.strictObject({}), { a: 1 }, 'The request must not have a.'],
    [z.object({}), [], 'The request must be an object.'],
    [z.object({ id: z.uuid() }), { id: 'x' }, 'id is not valid.'],
    [z.object({ to: z.union([z.boolean(), z.number()]) }), { to: 'x' }, 'to is not valid.'],
    [
      z.object({ name: z.string().min(2, 'Name must be at least 2 characters') }),
      { name: 'x' },
      'Name must be at least 2 characters',
    ],
    [z.object({ email: z.email('Invalid email address') }), { email: 'x' }, 'Invalid email address'],
  ])('%#: %j', (schema, value, sentence) => expect(saidOf(schema, value)).toEqual([sentence]));
});
