/** POST /auth/forgot-password, POST /auth/reset-password: the way back in for who forgot the password. */
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ForgotPasswordBody, ResetPasswordBody } from '#contracts/auth.js';
import type { Said } from '#contracts/engagement.js';
import { addressOf } from '#platform/client-address.js';
import { Public } from '#platform/public.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { originOf, type RectoRequest } from '#platform/request-context.js';
import { BotCheck } from '#ports/bot-check.js';
import { told } from '#platform/told.js';
import { msg } from '#texts/msg.js';
import { mustBeAPerson } from '../application/must-be-a-person.js';
import { RequestPasswordReset, ResetPassword } from '../application/reset-password.js';

@Public()
@Controller('auth')
export class PasswordResetController {
  constructor(
    private readonly commands: CommandBus,
    private readonly botCheck: BotCheck,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Post('forgot-password')
  @HttpCode(200)
  async forgot(@Body() body: unknown, @Req() request: RectoRequest): Promise<Said> {
    const { email, recaptchaToken } = ForgotPasswordBody.parse(body ?? {});
    await mustBeAPerson(this.botCheck, recaptchaToken, 'forgot_password');
    await this.commands.execute(new RequestPasswordReset(email, originOf(request), addressOf(request)));
    return told(msg('If there is an account with this address, a mail with a link is on its way to it.'));
  }

  @Post('reset-password')
  @HttpCode(200)
  async reset(@Body() body: unknown, @Req() request: RectoRequest): Promise<Said> {
    const { token, newPassword } = ResetPasswordBody.parse(body ?? {});
    const { position } = await this.commands.execute(new ResetPassword(token, newPassword, originOf(request)));
    // What is asked on every request knows then that the sessions have ended, as after any change of a password.
    await this.readYourWrites.afterCommand(request, position, ['accounts']);
    return told(msg('Your password was changed. Please sign in with the new one.'));
  }
}
