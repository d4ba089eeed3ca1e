/** What cannot be taken back. */
import { Said } from '#contracts/engagement.js';
import * as z from 'zod/mini';
import { apiPaths } from '../../../entities/api-paths.js';
import { remove, write } from '../../../lib/http.js';

/** @param keepWorkspace refused, then, when there is no other owner any more */
export const deleteAccount = (keepWorkspace: boolean): Promise<void> =>
  remove(keepWorkspace ? apiPaths.accountWithoutWorkspace : apiPaths.account);

/** @returns what was done, in a sentence */
export const cleanUpWorkspace = async (): Promise<string> => (await write('DELETE', apiPaths.cleanUp, Said)).message;

export async function cancelSubscription(): Promise<void> {
  await write('POST', apiPaths.cancelPlan, z.unknown());
}
