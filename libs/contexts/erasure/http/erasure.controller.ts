/** DELETE /auth/account, DELETE /workspaces/cleanup: what cannot be taken back, each time on the password. */
import { Body, Controller, Delete, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { Account, ForAuditors } from '#contexts/identity/http/bearer.js';
import { ProofBody } from '#contracts/auth.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { causeOf, type RectoRequest } from '#platform/request-context.js';
import type { AccountView } from '#projections/accounts/view.js';
import { CleanUpWorkspace } from '../application/clean-up-workspace.js';
import { DeleteAccount } from '../application/delete-account.js';

@Controller()
export class ErasureController {
  constructor(
    private readonly commands: CommandBus,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Delete('auth/account')
  @ForAuditors()
  async deleteAccount(
    @Account() account: AccountView,
    @Body() body: unknown,
    @Req() request: RectoRequest,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { currentPassword } = ProofBody.parse(body ?? {});
    const { position } = await this.commands.execute(
      new DeleteAccount(account.userId, currentPassword, causeOf(request, account)),
    );
    await this.readYourWrites.afterCommand(response, position, ['accounts']);
    return { success: true, data: { message: 'Account deleted successfully' } };
  }

  @Delete('workspaces/cleanup')
  async cleanUp(
    @Account() account: AccountView,
    @Body() body: unknown,
    @Req() request: RectoRequest,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { currentPassword } = ProofBody.parse(body ?? {});
    const { userId, workspaceId } = account;
    const { position } = await this.commands.execute(
      new CleanUpWorkspace(userId, workspaceId, currentPassword, causeOf(request, account)),
    );
    await this.readYourWrites.afterCommand(response, position, ['document-list', 'document-detail', 'usage']);
    return {
      success: true,
      data: { message: 'Workspace data cleaned up successfully. Plan and credits remain unchanged.' },
    };
  }
}
