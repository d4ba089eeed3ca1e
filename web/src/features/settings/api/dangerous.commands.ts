/** What cannot be taken back. */
import * as z from 'zod/mini';
import { apiPaths } from '../../../entities/api-paths.js';
import { remove, write } from '../../../lib/http.js';

/** @param keepWorkspace refused, then, when there is no other owner any more */
export const deleteAccount = (keepWorkspace: boolean): Promise<void> =>
  remove(keepWorkspace ? apiPaths.accountWithoutWorkspace : apiPaths.account);

export const cleanUpWorkspace = (): Promise<void> => remove(apiPaths.cleanUp);

export async function cancelSubscription(): Promise<void> {
  await write('POST', apiPaths.cancelPlan, z.unknown());
}
