/** POST /auth/register, POST /auth/accept-invitation, POST /auth/login, GET /bot-check: what needs no account. */
import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import * as z from 'zod/mini';
import { LoginBody, RegisterBody, type BotCheckInfo, type Session } from '#contracts/auth.js';
import { AcceptInvitationBody } from '#contracts/members.js';
import { Public } from '#platform/auth.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { addressOf } from '#platform/client-address.js';
import { correlationOf, type RectoRequest } from '#platform/request-context.js';
import { BOT_CHECK_ACTIONS, BotCheck } from '#ports/bot-check.js';
import { GetUsage } from '#contexts/workspaces/application/usage.js';
import { AcceptInvitation } from '../application/accept-invitation.js';
import { LogIn } from '../application/log-in.js';
import { mustBeAPerson } from '../application/must-be-a-person.js';
import { RegisterMember, type SignedIn } from '../application/register-member.js';
import { Sessions } from '../application/sessions.js';

@Public()
@Controller()
export class AuthController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly sessions: Sessions,
    private readonly botCheck: BotCheck,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Get('bot-check')
  async challenge(@Query('action') action: unknown): Promise<{ success: true; data: BotCheckInfo }> {
    const wanted = z.enum(BOT_CHECK_ACTIONS).parse(action);
    const client = this.botCheck.client();
    const challenge = await this.botCheck.challenge(wanted);
    return { success: true, data: { ...client, ...(challenge && { challenge }) } };
  }

  @Post('auth/register')
  @HttpCode(201)
  async register(@Body() body: unknown, @Req() request: RectoRequest, @Res({ passthrough: true }) response: Response) {
    const { name, email, password, workspaceName, recaptchaToken } = RegisterBody.parse(body);
    await mustBeAPerson(this.botCheck, recaptchaToken, 'register');
    const correlationId = correlationOf(request);
    const member = await this.commands.execute(
      new RegisterMember(
        name,
        email,
        password,
        workspaceName,
        { correlationId, causationId: correlationId },
        addressOf(request),
      ),
    );
    await this.readYourWrites.afterCommand(response, member.position, ['accounts', 'usage']);
    return { success: true, data: await this.#session(member) };
  }

  @Post('auth/accept-invitation')
  @HttpCode(201)
  async accept(@Body() body: unknown, @Req() request: RectoRequest, @Res({ passthrough: true }) response: Response) {
    const { token, name, password, recaptchaToken } = AcceptInvitationBody.parse(body);
    await mustBeAPerson(this.botCheck, recaptchaToken, 'register');
    const correlationId = correlationOf(request);
    const origin = { correlationId, causationId: correlationId };
    const member = await this.commands.execute(new AcceptInvitation(token, name, password, origin, addressOf(request)));
    await this.readYourWrites.afterCommand(response, member.position, ['accounts']);
    return { success: true, data: await this.#session(member) };
  }

  @Post('auth/login')
  @HttpCode(200)
  async login(@Body() body: unknown, @Req() request: RectoRequest) {
    const { email, password, recaptchaToken } = LoginBody.parse(body);
    await mustBeAPerson(this.botCheck, recaptchaToken, 'login');
    return {
      success: true,
      data: await this.#session(await this.commands.execute(new LogIn(email, password, addressOf(request)))),
    };
  }

  async #session(member: SignedIn): Promise<Session> {
    const { userId: id, workspaceId, name, email, role, workspaceName } = member;
    const { plan, monthlyCredits, usedCredits } = await this.queries.execute(new GetUsage(workspaceId));
    return {
      token: this.sessions.issue(member),
      user: { id, name, email, role },
      workspace: { id: workspaceId, name: workspaceName, plan, monthlyCredits, usedCredits },
    };
  }
}
