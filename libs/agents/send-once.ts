/**
 * The same file sent again is the same document: who lost the answer repeats the call, and is charged once. The key of
 * a request is made of what is asked for, so that no agent has to think of one.
 */
import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import { Refused, type Api, type Call } from './api.js';

/** Of a key whose document was deleted since, or whose address has another file now, another one is taken. */
const MOST_KEYS = 20;

/** @param body a request that makes something @throws Refused */
export async function sendOnce<Data extends z.core.$ZodType>(
  api: Api,
  schema: Data,
  call: Call & Required<Pick<Call, 'body'>>,
): Promise<z.core.output<Data>> {
  const asked = createHash('sha256').update(JSON.stringify(call.body)).digest('hex');
  for (let nth = 1; ; nth++) {
    try {
      return await api.data(schema, { ...call, idempotencyKey: `${asked}-${nth}` });
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'idempotency_key_used' || nth === MOST_KEYS) throw error;
    }
  }
}
