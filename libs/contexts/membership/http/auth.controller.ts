/** POST /auth/register, POST /auth/accept-invitation, POST /auth/login: how one comes to a session. */
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { LoginBody, RegisterBody, type Session } from '#contracts/auth.js';
import { AcceptInvitationBody } from '#contracts/members.js';
import { Public } from '#platform/public.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { addressOf } from '#platform/client-address.js';
import { correlationOf, type RectoRequest } from '#platform/request-context.js';
import { BotCheck } from '#ports/bot-check.js';
import { GetUsage } from '#contexts/billing/application/usage.js';
import { AcceptInvitation } from '../application/accept-invitation.js';
import { LogIn } from '../application/log-in.js';
import { mustBeAPerson } from '#contexts/identity/application/must-be-a-person.js';
import { RegisterMember, type SignedIn } from '../application/register-member.js';
import { Sessions } from '#contexts/identity/application/sessions.js';

@Public()
@Controller('auth')
export class AuthController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly sessions: Sessions,
    private readonly botCheck: BotCheck,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Post('register')
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

  @Post('accept-invitation')
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

  @Post('login')
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
