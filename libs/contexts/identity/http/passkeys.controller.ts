/** /auth/passkeys: a member's passkeys, and the question that one of them answers in place of the password. */
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import type { Said } from '#contracts/engagement.js';
import {
  AddPasskeyBody,
  PasskeyRequiredBody,
  type Passkey as PasskeyInfo,
  type PasskeyItem,
  type PasskeyList,
  type PasskeyOptions,
} from '#contracts/passkeys.js';
import { passkeyNotFound, type Passkey } from '#domain/identity/passkeys.js';
import { isUuid } from '#kernel/ids.js';
import { May } from '#platform/may.js';
import { causeOf, type RectoRequest } from '#platform/request-context.js';
import type { AccountView } from '#projections/accounts/view.js';
import { told } from '#platform/told.js';
import { msg } from '#texts/msg.js';
import { Passkeys } from '../application/passkeys.js';
import { Account, WhenConfirmed } from './bearer.js';

@Controller('auth/passkeys')
@May('account')
export class PasskeysController {
  constructor(private readonly passkeys: Passkeys) {}

  @Get()
  async list(@Account() { userId }: AccountView): Promise<PasskeyList> {
    const { passkeys, required } = await this.passkeys.of(userId);
    return { passkeys: passkeys.map(shown), required };
  }

  @Post('offer')
  @WhenConfirmed()
  @HttpCode(200)
  async offer(@Account() account: AccountView): Promise<PasskeyOptions> {
    return { options: await this.passkeys.offer(account) };
  }

  @Post()
  @WhenConfirmed()
  @HttpCode(201)
  async add(
    @Account() account: AccountView,
    @Body() body: unknown,
    @Req() request: RectoRequest,
  ): Promise<PasskeyItem> {
    const { name, passkey } = AddPasskeyBody.parse(body ?? {});
    return { passkey: shown(await this.passkeys.add(account.userId, name, passkey, causeOf(request, account))) };
  }

  /** For POST /auth/confirm. */
  @Post('question')
  @HttpCode(200)
  async question(@Account() { userId }: AccountView): Promise<PasskeyOptions> {
    return { options: await this.passkeys.question({ purpose: 'confirm', userId }) };
  }

  @Put('required')
  @WhenConfirmed()
  async require(@Account() account: AccountView, @Body() body: unknown, @Req() request: RectoRequest): Promise<Said> {
    const { required } = PasskeyRequiredBody.parse(body ?? {});
    await this.passkeys.require(account.userId, required, causeOf(request, account));
    const message = required
      ? 'Signing in with your password asks for a passkey, too.'
      : 'Signing in with your password asks for no passkey any more.';
    return { message };
  }

  @Delete(':id')
  @WhenConfirmed()
  async remove(@Account() account: AccountView, @Param('id') id: string, @Req() request: RectoRequest): Promise<Said> {
    if (!isUuid(id)) throw passkeyNotFound();
    await this.passkeys.remove(account.userId, id, causeOf(request, account));
    return told(msg('Passkey removed'));
  }
}

const shown = ({ passkeyId: id, name, addedAt, usedAt, synced }: Passkey): PasskeyInfo => ({
  id,
  name,
  addedAt,
  lastUsedAt: usedAt ?? null,
  synced,
});
