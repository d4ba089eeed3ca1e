/**
 * DELETE /auth/account, DELETE /workspaces/cleanup: what cannot be taken back, only when the password was given lately.
 */
import { Controller, Delete, Query, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DeleteAccountQuery } from '#contracts/auth.js';
import { Account, WhenConfirmed } from '#contexts/identity/http/bearer.js';
import { May } from '#platform/may.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { causeOf, type RectoRequest } from '#platform/request-context.js';
import type { AccountView } from '#projections/accounts/view.js';
import { countHeld } from '#projections/kept-documents/queries.js';
import { Views } from '#read-side/views.js';
import { told } from '#platform/told.js';
import { msg } from '#texts/msg.js';
import { sentence } from '#texts/sentence.js';
import { CleanUpWorkspace } from '../application/clean-up-workspace.js';
import { DeleteAccount } from '../application/delete-account.js';

const READ_MODELS = ['document-list', 'document-detail', 'kept-documents'];

const CLEANED_UP = msg(
  'Workspace data cleaned up successfully. Plan and credits remain unchanged.' +
    '{held, plural, =0 {} one { # document on hold stayed.} other { # documents on hold stayed.}}',
);

@Controller()
export class ErasureController {
  constructor(
    private readonly commands: CommandBus,
    private readonly readYourWrites: ReadYourWrites,
    private readonly views: Views,
  ) {}

  @Delete('auth/account')
  @May('account')
  @WhenConfirmed()
  async deleteAccount(@Account() account: AccountView, @Query() query: unknown, @Req() request: RectoRequest) {
    const { keepWorkspace } = DeleteAccountQuery.parse(query);
    const command = new DeleteAccount(account.userId, keepWorkspace === 'true', causeOf(request, account));
    const { position } = await this.commands.execute(command);
    await this.readYourWrites.afterCommand(request, position, ['accounts', 'api-keys']);
    return told(msg('Account deleted successfully'));
  }

  @Delete('workspaces/cleanup')
  @May('empty')
  @WhenConfirmed()
  async cleanUp(@Account() account: AccountView, @Req() request: RectoRequest) {
    const { position } = await this.commands.execute(
      new CleanUpWorkspace(account.workspaceId, causeOf(request, account)),
    );
    await this.readYourWrites.afterCommand(request, position, [...READ_MODELS, 'usage']);
    const held = await countHeld(this.views, account.workspaceId);
    return told(sentence(CLEANED_UP, { held }));
  }
}
