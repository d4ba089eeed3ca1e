/** POST /auth/change-password: what members change of their own account, on their password. */
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Response } from 'express';
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
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ success: true; data: FreshToken }> {
    const { currentPassword, newPassword } = ChangePasswordBody.parse(body ?? {});
    const changed = await this.commands.execute(
      new ChangePassword(account.userId, currentPassword, newPassword, causeOf(request, account)),
    );
    await this.readYourWrites.afterCommand(response, changed.position, ['accounts']);
    return { success: true, data: { token: this.sessions.issue(changed) } };
  }
}
