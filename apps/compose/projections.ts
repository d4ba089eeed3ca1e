/** The projections with the secret that one of them needs. */
import { allProjections } from '#projections/all.js';
import { ContentKeys } from '#projections/document-list/content-keys.js';
import type { Projection } from '#read-side/projection.js';
import { secretFor } from './secrets.js';

export function projectionsOf(config: { readonly masterKey: Buffer }): readonly Projection[] {
  return allProjections(new ContentKeys(secretFor(config.masterKey, 'content-keys')));
}
