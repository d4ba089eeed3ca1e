/** Making an API key. The key itself is in the answer and nowhere else. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { apiKeysDecider, type NewApiKey } from '#domain/identity/api-keys.js';
import type { Position } from '#kernel/position.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { endingOf, freshKey, knownBy } from './api-key-text.js';

/** `expiresAt`: ISO 8601 UTC, or null: good until it is revoked. */
export type WantedKey = Pick<NewApiKey, 'name' | 'scopes' | 'expiresAt' | 'sandbox'>;

export interface MadeKey {
  /** Shown once. */
  readonly secret: string;
  readonly key: Omit<NewApiKey, 'hash'> & { readonly createdAt: string };
  readonly position: Position;
}

export class CreateApiKey extends Command<MadeKey> {
  constructor(
    readonly workspaceId: string,
    readonly wanted: WantedKey,
    readonly cause: Cause,
  ) {
    super();
  }
}

@CommandHandler(CreateApiKey)
export class CreateApiKeyHandler implements ICommandHandler<CreateApiKey> {
  constructor(private readonly decisions: Decisions) {}

  /** @throws expiry_passed · api_key_name_taken · too_many_api_keys */
  async execute({ workspaceId, wanted: { name, scopes, expiresAt, sandbox }, cause }: CreateApiKey): Promise<MadeKey> {
    const secret = freshKey(sandbox ? 'test' : 'live');
    const rest = { expiresAt, ending: endingOf(secret), ...(sandbox && { sandbox }) };
    const key = { name, scopes: [...new Set(scopes)], ...rest };
    const command = { type: 'CreateApiKey', workspaceId, key: { ...key, ...knownBy(secret)! } } as const;
    const { position, occurredAt } = await this.decisions.run(apiKeysDecider, workspaceId, command, cause);
    return { secret, key: { ...key, keyId: command.key.keyId, createdAt: occurredAt }, position };
  }
}
