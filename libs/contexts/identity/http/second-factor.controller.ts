/** /auth/second-factor: a member turns codes of an authenticator app on and off, and sees what is left to get in by. */
import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import type { Said } from '#contracts/engagement.js';
import {
  CodeBody,
  ProvenCodeBody,
  type RecoveryCodes,
  type SecondFactorInfo,
  type SecondFactorOffer,
} from '#contracts/second-factor.js';
import { May } from '#platform/may.js';
import { causeOf, type RectoRequest } from '#platform/request-context.js';
import type { AccountView } from '#projections/accounts/view.js';
import { told } from '#platform/told.js';
import { msg } from '#texts/msg.js';
import { PasswordProof } from '../application/password-proof.js';
import { SecondFactors } from '../application/second-factors.js';
import { TotpAddresses } from '../application/totp.js';
import { Account, WhenConfirmed } from './bearer.js';

@Controller('auth/second-factor')
@May('account')
export class SecondFactorController {
  constructor(
    private readonly factors: SecondFactors,
    private readonly addresses: TotpAddresses,
    private readonly proof: PasswordProof,
  ) {}

  /** Straight from the log: nothing is late. */
  @Get()
  async info(@Account() { userId }: AccountView): Promise<SecondFactorInfo> {
    const { on } = await this.factors.state(userId);
    if (!on) return { on: false, since: null, recoveryCodesLeft: 0 };
    const recoveryCodesLeft = on.recoveryHashes.filter((hash) => hash !== null).length;
    return { on: true, since: on.since, recoveryCodesLeft };
  }

  @Post('offer')
  @WhenConfirmed()
  @HttpCode(200)
  async offer(@Account() account: AccountView, @Req() request: RectoRequest): Promise<SecondFactorOffer> {
    const secret = await this.factors.offer(account.userId, causeOf(request, account));
    return { secret, address: this.addresses.of(account.email, secret) };
  }

  @Post('turn-on')
  @HttpCode(200)
  async turnOn(
    @Account() account: AccountView,
    @Body() body: unknown,
    @Req() request: RectoRequest,
  ): Promise<RecoveryCodes> {
    const { code } = CodeBody.parse(body ?? {});
    return { recoveryCodes: [...(await this.factors.turnOn(account.userId, code, causeOf(request, account)))] };
  }

  @Post('recovery-codes')
  @HttpCode(200)
  async renew(
    @Account() account: AccountView,
    @Body() body: unknown,
    @Req() request: RectoRequest,
  ): Promise<RecoveryCodes> {
    const code = await this.#proven(account, body);
    const codes = await this.factors.renewRecoveryCodes(account.userId, code, causeOf(request, account));
    return { recoveryCodes: [...codes] };
  }

  @Post('turn-off')
  @HttpCode(200)
  async turnOff(@Account() account: AccountView, @Body() body: unknown, @Req() request: RectoRequest): Promise<Said> {
    const code = await this.#proven(account, body);
    await this.factors.turnOff(account.userId, code, causeOf(request, account));
    return told(msg('Two-factor authentication is off.'));
  }

  async #proven({ userId }: AccountView, body: unknown): Promise<string> {
    const { currentPassword, code } = ProvenCodeBody.parse(body ?? {});
    await this.proof.of(userId, currentPassword);
    return code;
  }
}
