/** What cannot be taken back. */
import * as z from 'zod/mini';
import { apiPaths } from '../../../entities/api-paths.js';
import { remove, write } from '../../../lib/http.js';

export const deleteAccount = (): Promise<void> => remove(apiPaths.account);

export const cleanUpWorkspace = (): Promise<void> => remove(apiPaths.cleanUp);

export async function cancelSubscription(): Promise<void> {
  await write('POST', apiPaths.cancelPlan, z.unknown());
}
