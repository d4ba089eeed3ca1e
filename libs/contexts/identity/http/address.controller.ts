/** POST /auth/change-address, /auth/new-address, /auth/keep-address: another address for an account. */
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ChangeAddressBody, type AddressChangedAnswer } from '#contracts/auth.js';
import { LinkBody, type Said } from '#contracts/engagement.js';
import { May } from '#platform/may.js';
import { Public } from '#platform/public.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { causeOf, originOf, type RectoRequest } from '#platform/request-context.js';
import type { AccountView } from '#projections/accounts/view.js';
import { told } from '#platform/told.js';
import { msg } from '#texts/msg.js';
import { ChangeAddress, KeepAddress, RequestAddressChange } from '../application/change-address.js';
import { MemberSessions } from '../application/member-sessions.js';
import { Account, WhenConfirmed, type AccountRequest } from './bearer.js';
import { deviceOf } from './device.js';

@Controller('auth')
@May('account')
export class AddressController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: MemberSessions,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Post('change-address')
  @WhenConfirmed()
  @HttpCode(200)
  async request(@Account() account: AccountView, @Body() body: unknown, @Req() request: RectoRequest): Promise<Said> {
    const { email } = ChangeAddressBody.parse(body ?? {});
    await this.commands.execute(new RequestAddressChange(account.userId, email, causeOf(request, account)));
    return told(msg('A mail with a link is on its way to the new address. Until you open it, the old one stays.'));
  }

  /** The token it goes on with is no proof of a password. */
  @Post('new-address')
  @HttpCode(200)
  async change(
    @Account() account: AccountView,
    @Body() body: unknown,
    @Req() request: AccountRequest,
  ): Promise<AddressChangedAnswer> {
    const { token } = LinkBody.parse(body ?? {});
    const changed = await this.commands.execute(new ChangeAddress(account.userId, token, causeOf(request, account)));
    await this.readYourWrites.afterCommand(request, changed.position, ['accounts']);
    const from = { sessionId: request.sessionId, device: deviceOf(request), confirmed: false };
    const holder = { ...changed, workspaceId: account.workspaceId };
    return { email: changed.email, token: await this.sessions.token(holder, from, originOf(request)) };
  }

  @Post('keep-address')
  @Public()
  @HttpCode(200)
  async keep(@Body() body: unknown, @Req() request: RectoRequest): Promise<Said> {
    const { token } = LinkBody.parse(body ?? {});
    const { putBack } = await this.commands.execute(new KeepAddress(token, originOf(request)));
    const message = putBack
      ? 'Your account has this address again, and every session has ended. Choose a new password now.'
      : 'Your account keeps this address. If you did not ask for another, change your password now.';
    return { message };
  }
}
