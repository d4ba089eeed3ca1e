/** An API key as the API needs to know it on every request; revoked ones are kept for the names in histories. */
import type { KeyScope } from '#kernel/key-scopes.js';

export interface ApiKeyView {
  readonly keyId: string;
  readonly workspaceId: string;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  /** SHA-256 of the whole key, hex. */
  readonly hash: string;
  readonly ending: string;
  /** ISO 8601, UTC */
  readonly createdAt: string;
  /** null: good until it is revoked. */
  readonly expiresAt: string | null;
  readonly revoked: boolean;
  /** A day of UTC; null: never. */
  readonly lastUsedOn: string | null;
  /** It acts in the sandbox of its workspace alone. */
  readonly sandbox?: true | undefined;
}
