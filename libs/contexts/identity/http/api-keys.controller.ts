/** /workspaces/api-keys: owners make, see and revoke the keys of programs. */
import { Body, Controller, Delete, Get, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiKeyBody, type ApiKey, type ApiKeyList, type NewApiKey } from '#contracts/api-keys.js';
import { apiKeyNotFound, apiKeysDecider } from '#domain/identity/api-keys.js';
import { isUuid } from '#kernel/ids.js';
import { May } from '#platform/may.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { causeOf, type RectoRequest } from '#platform/request-context.js';
import type { AccountView } from '#projections/accounts/view.js';
import { keysOf } from '#projections/api-keys/queries.js';
import type { ApiKeyView } from '#projections/api-keys/view.js';
import { Views } from '#read-side/views.js';
import { Decisions } from '#write-side/decisions.js';
import { told } from '#platform/told.js';
import { msg } from '#texts/msg.js';
import { CreateApiKey } from '../application/api-keys.js';
import { Account, WhenConfirmed } from './bearer.js';

const KEYS = ['api-keys'];

@Controller('workspaces/api-keys')
@May('keys')
export class ApiKeysController {
  constructor(
    private readonly commands: CommandBus,
    private readonly decisions: Decisions,
    private readonly views: Views,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Get()
  async list(@Account() account: AccountView, @Req() request: RectoRequest): Promise<ApiKeyList> {
    await this.readYourWrites.beforeRead(request, KEYS);
    return { apiKeys: (await keysOf(this.views, account.workspaceId)).map(shown) };
  }

  @Post()
  @WhenConfirmed()
  async create(
    @Account() account: AccountView,
    @Body() body: unknown,
    @Req() request: RectoRequest,
  ): Promise<NewApiKey> {
    const { name, scopes, expiresAt, sandbox } = ApiKeyBody.parse(body ?? {});
    const until = expiresAt ? new Date(expiresAt).toISOString() : null;
    const wanted = { name, scopes, expiresAt: until, ...(sandbox && { sandbox }) };
    const create = new CreateApiKey(account.workspaceId, wanted, causeOf(request, account));
    const { secret, key, position } = await this.commands.execute(create);
    await this.readYourWrites.afterCommand(request, position, KEYS);
    return { apiKey: shown({ ...key, lastUsedOn: null }), secret };
  }

  @Delete(':id')
  async revoke(@Account() account: AccountView, @Param('id') keyId: string, @Req() request: RectoRequest) {
    if (!isUuid(keyId)) throw apiKeyNotFound();
    const { workspaceId } = account;
    const command = { type: 'RevokeApiKey', workspaceId, keyId } as const;
    const { position } = await this.decisions.run(apiKeysDecider, workspaceId, command, causeOf(request, account));
    await this.readYourWrites.afterCommand(request, position, KEYS);
    return told(msg('API key revoked'));
  }
}

type Shown = Omit<ApiKeyView, 'workspaceId' | 'hash' | 'revoked'>;
const shown = ({ keyId: id, name, scopes, sandbox, ending, createdAt, expiresAt, lastUsedOn }: Shown): ApiKey => ({
  id,
  name,
  scopes: [...scopes],
  sandbox: sandbox ?? false,
  ending,
  createdAt,
  expiresAt,
  lastUsedOn,
});
