/**
 * GET /auth/account, PUT /auth/language, POST /auth/confirm, /auth/change-password, /auth/end-sessions,
 * /auth/confirm-address, /auth/send-address-link: what members see and change of their own account.
 */
import { Body, Controller, Get, HttpCode, Post, Put, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  ChangePasswordBody,
  ConfirmationBody,
  LanguageBody,
  ProofBody,
  type AccountAnswer,
  type FreshToken,
} from '#contracts/auth.js';
import { LinkBody } from '#contracts/engagement.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { Decisions } from '#write-side/decisions.js';
import { Account, type AccountRequest } from './bearer.js';
import { May } from '#platform/may.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { causeOf, originOf, type RectoRequest } from '#platform/request-context.js';
import type { AccountView } from '#projections/accounts/view.js';
import { told } from '#platform/told.js';
import { msg } from '#texts/msg.js';
import { ChangePassword } from '../application/change-password.js';
import { ConfirmAddress, SendAddressLink } from '../application/confirm-address.js';
import { Confirmation } from '../application/confirmation.js';
import { deviceOf } from './device.js';
import { EndSessions } from '../application/end-sessions.js';
import { MemberSessions } from '../application/member-sessions.js';
import { SecondProofs } from '../application/second-proofs.js';

type Holder = Parameters<MemberSessions['token']>[0];

const CONFIRMED = msg('Your address is confirmed.');

@Controller('auth')
@May('account')
export class AccountController {
  constructor(
    private readonly commands: CommandBus,
    private readonly decisions: Decisions,
    private readonly sessions: MemberSessions,
    private readonly confirmation: Confirmation,
    private readonly secondProofs: SecondProofs,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  /** Straight from the log: the stream is short, and nothing is late. */
  @Get('account')
  async account(
    @Account() { userId: id, name, email, role }: AccountView,
    @Req() { confirmed = false }: AccountRequest,
  ): Promise<AccountAnswer> {
    const user = await this.decisions.state(userDecider, id);
    const address = user.status === 'none' ? 'unconfirmed' : user.address;
    const language = user.status === 'none' ? null : (user.language ?? null);
    return { account: { id, name, email, role, address, language }, confirmed };
  }

  @Put('language')
  async chooseLanguage(
    @Account() account: AccountView,
    @Body() body: unknown,
    @Req() request: RectoRequest,
  ): Promise<LanguageBody> {
    const { language } = LanguageBody.parse(body ?? {});
    const command = { type: 'ChooseLanguage', language } as const;
    await this.decisions.run(userDecider, account.userId, command, causeOf(request, account));
    return { language };
  }

  /** As signing in wants it, once more: the session goes on with a token that is as good as one of that. */
  @Post('confirm')
  @HttpCode(200)
  async confirm(
    @Account() account: AccountView,
    @Body() body: unknown,
    @Req() request: AccountRequest,
  ): Promise<FreshToken> {
    const proof = ConfirmationBody.parse(body ?? {});
    const { epoch } = await this.confirmation.of(account.userId, proof, causeOf(request, account));
    return this.#goOn({ ...account, epoch }, request);
  }

  @Post('confirm-address')
  @HttpCode(200)
  async confirmAddress(@Account() account: AccountView, @Body() body: unknown, @Req() request: RectoRequest) {
    const { token } = LinkBody.parse(body ?? {});
    await this.commands.execute(new ConfirmAddress(account.userId, token, causeOf(request, account)));
    return told(CONFIRMED);
  }

  @Post('send-address-link')
  @HttpCode(200)
  async sendAddressLink(@Account() account: AccountView, @Req() request: RectoRequest) {
    const { sent } = await this.commands.execute(new SendAddressLink(account.userId, causeOf(request, account)));
    return told(sent ? msg('A new link is on its way to your address.') : CONFIRMED);
  }

  @Post('change-password')
  @HttpCode(200)
  async changePassword(
    @Account() account: AccountView,
    @Body() body: unknown,
    @Req() request: AccountRequest,
  ): Promise<FreshToken> {
    const { currentPassword, newPassword } = ChangePasswordBody.parse(body ?? {});
    const changed = await this.commands.execute(
      new ChangePassword(account.userId, currentPassword, newPassword, causeOf(request, account)),
    );
    await this.readYourWrites.afterCommand(request, changed.position, ['accounts']);
    return this.#goOnByPassword({ ...account, epoch: changed.epoch }, request);
  }

  @Post('end-sessions')
  @HttpCode(200)
  async endSessions(
    @Account() account: AccountView,
    @Body() body: unknown,
    @Req() request: AccountRequest,
  ): Promise<FreshToken> {
    const { currentPassword } = ProofBody.parse(body ?? {});
    const ended = await this.commands.execute(
      new EndSessions(account.userId, currentPassword, causeOf(request, account)),
    );
    await this.readYourWrites.afterCommand(request, ended.position, ['accounts']);
    return this.#goOnByPassword({ ...account, epoch: ended.epoch }, request);
  }

  /** What cannot be undone is not done by it where signing in wants more than the password. */
  async #goOnByPassword(holder: Holder, request: AccountRequest): Promise<FreshToken> {
    return this.#goOn(holder, request, (await this.secondProofs.wantedOf(holder.userId)) === undefined);
  }

  async #goOn(holder: Holder, request: AccountRequest, confirmed = true): Promise<FreshToken> {
    const from = { sessionId: request.sessionId, device: deviceOf(request), confirmed };
    return { token: await this.sessions.token(holder, from, originOf(request)) };
  }
}
