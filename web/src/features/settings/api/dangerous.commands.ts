/** What cannot be taken back, each call with what the server wants as proof. */
import type { ProofBody } from '#contracts/auth.js';
import * as z from 'zod/mini';
import { apiPaths } from '../../../entities/api-paths.js';
import { remove, write } from '../../../lib/http.js';

export const deleteAccount = (body: ProofBody): Promise<void> => remove(apiPaths.account, { body });

export const cleanUpWorkspace = (body: ProofBody): Promise<void> => remove(apiPaths.cleanUp, { body });

export async function cancelSubscription(body: ProofBody): Promise<void> {
  await write('POST', apiPaths.cancelPlan, z.unknown(), { body });
}
