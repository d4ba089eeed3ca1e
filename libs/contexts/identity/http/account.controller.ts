/** POST /auth/change-password: what members change of their own account, on their password. */
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ChangePasswordBody, type FreshToken } from '#contracts/auth.js';
import { Account, ForAuditors } from './bearer.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { causeOf, type RectoRequest } from '#platform/request-context.js';
import type { AccountView } from '#projections/accounts/view.js';
import { ChangePassword } from '../application/change-password.js';
import { Sessions } from '../application/sessions.js';

@Controller('auth')
export class AccountController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: Sessions,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Post('change-password')
  @ForAuditors()
  @HttpCode(200)
  async changePassword(
    @Account() account: AccountView,
    @Body() body: unknown,
    @Req() request: RectoRequest,
  ): Promise<FreshToken> {
    const { currentPassword, newPassword } = ChangePasswordBody.parse(body ?? {});
    const changed = await this.commands.execute(
      new ChangePassword(account.userId, currentPassword, newPassword, causeOf(request, account)),
    );
    await this.readYourWrites.afterCommand(request, changed.position, ['accounts']);
    return { token: this.sessions.issue(changed) };
  }
}
