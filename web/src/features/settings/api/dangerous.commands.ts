/** What cannot be taken back. */
import * as z from 'zod/mini';
import { apiPaths } from '../../../entities/api-paths.js';
import { remove, write } from '../../../lib/http.js';

/** What becomes of the workspace with the account. */
export type Fate = 'deleted' | 'kept';

/** Refused when the workspace was said to be kept, and has no other owner any more. */
export const deleteAccount = (fate: Fate): Promise<void> => remove(apiPaths.deletionOfAccount(fate === 'kept'));

export const cleanUpWorkspace = (): Promise<void> => remove(apiPaths.cleanUp);

export async function cancelSubscription(): Promise<void> {
  await write('POST', apiPaths.cancelPlan, z.unknown());
}
