/**
 * POST /auth/register, POST /auth/accept-invitation, POST /auth/login, POST /auth/login-code, POST /auth/login-passkey:
 * how one comes to a session.
 */
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { LoginBody, RegisterBody } from '#contracts/auth.js';
import { AcceptInvitationBody } from '#contracts/members.js';
import { LoginPasskeyBody, PasskeyQuestionBody, type PasskeyOptions } from '#contracts/passkeys.js';
import { LoginCodeBody } from '#contracts/second-factor.js';
import { Public } from '#platform/public.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { addressOf } from '#platform/client-address.js';
import { languageOf, originOf, type RectoRequest } from '#platform/request-context.js';
import { BotCheck } from '#ports/bot-check.js';
import { AcceptInvitation } from '../application/accept-invitation.js';
import { LogIn } from '../application/log-in.js';
import { mustBeAPerson } from '#contexts/identity/application/must-be-a-person.js';
import { GiveSignInCode, secondFactorRequired } from '../application/give-sign-in-code.js';
import { RegisterMember } from '../application/register-member.js';
import { SignInByPasskey } from '../application/sign-in-by-passkey.js';
import { Passkeys } from '#contexts/identity/application/passkeys.js';
import { SecondProofs } from '#contexts/identity/application/second-proofs.js';
import { SignInChallenges } from '#contexts/identity/application/sign-in-challenges.js';
import { SessionAnswers } from './session-answers.js';

@Public()
@Controller('auth')
export class AuthController {
  constructor(
    private readonly commands: CommandBus,
    private readonly answers: SessionAnswers,
    private readonly secondProofs: SecondProofs,
    private readonly passkeys: Passkeys,
    private readonly challenges: SignInChallenges,
    private readonly botCheck: BotCheck,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Post('register')
  @HttpCode(201)
  async register(@Body() body: unknown, @Req() request: RectoRequest) {
    const { recaptchaToken, selectedPlan: _plan, billingCycle: _cycle, ...registering } = RegisterBody.parse(body);
    await mustBeAPerson(this.botCheck, recaptchaToken, 'register');
    const member = await this.commands.execute(
      new RegisterMember({ ...registering, language: languageOf(request) }, originOf(request), addressOf(request)),
    );
    await this.readYourWrites.afterCommand(request, member.position, ['accounts', 'usage']);
    return await this.answers.of(member, request);
  }

  @Post('accept-invitation')
  @HttpCode(201)
  async accept(@Body() body: unknown, @Req() request: RectoRequest) {
    const { token, name, password, recaptchaToken } = AcceptInvitationBody.parse(body);
    await mustBeAPerson(this.botCheck, recaptchaToken, 'register');
    const [origin, address] = [originOf(request), addressOf(request)];
    const command = new AcceptInvitation(token, name, password, origin, address, languageOf(request));
    const member = await this.commands.execute(command);
    await this.readYourWrites.afterCommand(request, member.position, ['accounts']);
    return await this.answers.of(member, request);
  }

  @Post('login')
  @HttpCode(200)
  async login(@Body() body: unknown, @Req() request: RectoRequest) {
    const { email, password, recaptchaToken } = LoginBody.parse(body);
    await mustBeAPerson(this.botCheck, recaptchaToken, 'login');
    const member = await this.commands.execute(new LogIn(email, password, addressOf(request)));
    const wanted = await this.secondProofs.wantedOf(member.userId);
    if (wanted) throw secondFactorRequired(this.challenges.of(member), wanted);
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

  @Post('login-passkey/options')
  @HttpCode(200)
  async passkeyQuestion(@Body() body: unknown): Promise<PasskeyOptions> {
    const { challenge } = PasskeyQuestionBody.parse(body ?? {});
    const userId = challenge === undefined ? undefined : this.challenges.open(challenge).userId;
    const asked =
      userId === undefined ? ({ purpose: 'sign-in' } as const) : { purpose: 'second-factor' as const, userId };
    return { options: await this.passkeys.question(asked) };
  }

  @Post('login-passkey')
  @HttpCode(200)
  async loginPasskey(@Body() body: unknown, @Req() request: RectoRequest) {
    const { passkey, challenge } = LoginPasskeyBody.parse(body ?? {});
    const signIn = new SignInByPasskey(passkey, challenge, originOf(request), addressOf(request));
    return await this.answers.of(await this.commands.execute(signIn), request);
  }
}
