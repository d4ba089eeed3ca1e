/**
 * POST /auth/register, POST /auth/accept-invitation, POST /auth/login, POST /auth/login-code: how one comes to a
 * session.
 */
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { LoginBody, RegisterBody } from '#contracts/auth.js';
import { AcceptInvitationBody } from '#contracts/members.js';
import { LoginCodeBody } from '#contracts/second-factor.js';
import { Public } from '#platform/public.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { addressOf } from '#platform/client-address.js';
import { originOf, type RectoRequest } from '#platform/request-context.js';
import { BotCheck } from '#ports/bot-check.js';
import { AcceptInvitation } from '../application/accept-invitation.js';
import { LogIn } from '../application/log-in.js';
import { mustBeAPerson } from '#contexts/identity/application/must-be-a-person.js';
import { GiveSignInCode, secondFactorRequired } from '../application/give-sign-in-code.js';
import { RegisterMember } from '../application/register-member.js';
import { SecondFactors } from '#contexts/identity/application/second-factors.js';
import { SignInChallenges } from '#contexts/identity/application/sign-in-challenges.js';
import { SessionAnswers } from './session-answers.js';

@Public()
@Controller('auth')
export class AuthController {
  constructor(
    private readonly commands: CommandBus,
    private readonly answers: SessionAnswers,
    private readonly factors: SecondFactors,
    private readonly challenges: SignInChallenges,
    private readonly botCheck: BotCheck,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Post('register')
  @HttpCode(201)
  async register(@Body() body: unknown, @Req() request: RectoRequest) {
    const { recaptchaToken, selectedPlan: _plan, billingCycle: _cycle, ...registering } = RegisterBody.parse(body);
    await mustBeAPerson(this.botCheck, recaptchaToken, 'register');
    const member = await this.commands.execute(new RegisterMember(registering, originOf(request), addressOf(request)));
    await this.readYourWrites.afterCommand(request, member.position, ['accounts', 'usage']);
    return await this.answers.of(member, request);
  }

  @Post('accept-invitation')
  @HttpCode(201)
  async accept(@Body() body: unknown, @Req() request: RectoRequest) {
    const { token, name, password, recaptchaToken } = AcceptInvitationBody.parse(body);
    await mustBeAPerson(this.botCheck, recaptchaToken, 'register');
    const origin = originOf(request);
    const member = await this.commands.execute(new AcceptInvitation(token, name, password, origin, addressOf(request)));
    await this.readYourWrites.afterCommand(request, member.position, ['accounts']);
    return await this.answers.of(member, request);
  }

  @Post('login')
  @HttpCode(200)
  async login(@Body() body: unknown, @Req() request: RectoRequest) {
    const { email, password, recaptchaToken } = LoginBody.parse(body);
    await mustBeAPerson(this.botCheck, recaptchaToken, 'login');
    const member = await this.commands.execute(new LogIn(email, password, addressOf(request)));
    if ((await this.factors.state(member.userId)).on) throw secondFactorRequired(this.challenges.of(member));
    return await this.answers.of(member, request);
  }

  @Post('login-code')
  @HttpCode(200)
  async loginCode(@Body() body: unknown, @Req() request: RectoRequest) {
    const { challenge, code } = LoginCodeBody.parse(body ?? {});
    return await this.answers.of(
      await this.commands.execute(new GiveSignInCode(challenge, code, originOf(request))),
      request,
    );
  }
}
