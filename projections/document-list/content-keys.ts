/**
 * ContentKeys: by what two files of a workspace are known to be the same bytes. A keyed hash, so that a read model that leaked does not
 * say whether somebody had a certain file, and of the workspace, so that equal files of two workspaces look unrelated. Pure.
 */
import { createHmac } from 'node:crypto';

export class ContentKeys {
  /** @param secret the same in all processes, for ever: another one makes all known files unknown until a rebuild */
  constructor(private readonly secret: Buffer) {}

  /** @param sha256 '' of an erased document, which is like no other */
  keyOf(workspaceId: string, sha256: string): string {
    return sha256 === ''
      ? ''
      : createHmac('sha256', this.secret).update(`${workspaceId}/${sha256}`).digest('base64url');
  }
}
