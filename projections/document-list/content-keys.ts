/**
 * ContentKeys: by what two files of a workspace are known to be the same bytes. A keyed hash, so that a read model
 * that leaked does not say whether somebody had a certain file, and of the workspace, so that equal files of two
 * workspaces look unrelated. Pure.
 */
import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

export class ContentKeys {
  readonly #secret: KeyObject;

  /** @param secret the same in all processes, for ever: another one makes all known files unknown until a rebuild */
  constructor(secret: Buffer) {
    // Made once: Node takes longer to make a key of bytes than to hash with it, and rebuilds hash for every document.
    this.#secret = createSecretKey(secret);
  }

  /** @param sha256 '' of an erased document, which is like no other */
  keyOf(workspaceId: string, sha256: string): string {
    return sha256 === ''
      ? ''
      : createHmac('sha256', this.#secret).update(`${workspaceId}/${sha256}`).digest('base64url');
  }
}
