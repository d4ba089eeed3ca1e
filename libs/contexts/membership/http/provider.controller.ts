/**
 * POST /auth/provider/begin, POST /auth/provider/finish: signing in by the company's identity provider.
 * POST /auth/provider/logout is the provider's own: somebody signed out there.
 */
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { CookieOptions, Response } from 'express';
import {
  BeginProviderBody,
  FinishProviderBody,
  type ProviderAddress,
  type ProviderSession,
} from '#contracts/provider.js';
import type { Said } from '#contracts/engagement.js';
import { EndProviderSessions } from '#contexts/identity/application/end-provider-sessions.js';
import { ProviderSignIns, SIGN_IN_MS } from '#contexts/identity/application/provider-sign-ins.js';
import { TakesSignedBytes } from '#platform/bodies/takes.js';
import { addressOf } from '#platform/client-address.js';
import { Public } from '#platform/public.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { languageOf, originOf, type RectoRequest } from '#platform/request-context.js';
import { told } from '#platform/told.js';
import { msg } from '#texts/msg.js';
import { SignInByProvider } from '../application/sign-in-by-provider.js';
import { SessionAnswers } from './session-answers.js';

@Public()
@Controller('auth/provider')
export class ProviderController {
  constructor(
    private readonly commands: CommandBus,
    private readonly signIns: ProviderSignIns,
    private readonly answers: SessionAnswers,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  /** JSON, which no page of another origin can post: so nobody is signed in whom they do not want to be. */
  @Post('begin')
  @HttpCode(200)
  async begin(@Body() body: unknown, @Res({ passthrough: true }) response: Response): Promise<ProviderAddress> {
    const { invitation, again = false } = BeginProviderBody.parse(body ?? {});
    const { address, cookie } = await this.signIns.begin({ ...(invitation !== undefined && { invitation }), again });
    response.cookie(cookie.name, cookie.value, { ...this.#cookieOptions, maxAge: SIGN_IN_MS });
    return { address };
  }

  @Post('finish')
  @HttpCode(200)
  async finish(
    @Body() body: unknown,
    @Req() request: RectoRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ProviderSession> {
    const { answer } = FinishProviderBody.parse(body ?? {});
    const name = this.signIns.cookieFor(answer);
    // However it ends: an answer is good once.
    response.clearCookie(name, this.#cookieOptions);
    const [cookie, origin, address] = [cookieIn(request, name), originOf(request), addressOf(request)];
    const command = new SignInByProvider(answer, cookie, origin, address, languageOf(request));
    const { position, providerSession, confirmed, signOutAddress, ...member } = await this.commands.execute(command);
    if (position !== undefined) await this.readYourWrites.afterCommand(request, position, ['accounts', 'usage']);
    const session = await this.answers.of(member, request, { providerSession, confirmed });
    return { ...session, ...(signOutAddress !== undefined && { signOutAddress }) };
  }

  /** Answered once no token of what was ended counts any longer. */
  @Post('logout')
  @HttpCode(200)
  @TakesSignedBytes()
  async logout(@Req() request: RectoRequest): Promise<Said> {
    const body: unknown = request.body;
    const form = new URLSearchParams(body instanceof Uint8Array ? Buffer.from(body).toString() : '');
    const { position } = await this.commands.execute(
      new EndProviderSessions(form.get('logout_token') ?? '', originOf(request)),
    );
    if (position !== undefined) await this.readYourWrites.afterCommand(request, position, ['accounts']);
    return told(msg('Signed out'));
  }

  get #cookieOptions(): CookieOptions {
    return { httpOnly: true, sameSite: 'lax', secure: this.signIns.secure, path: '/api/auth/provider' };
  }
}

function cookieIn({ headers }: RectoRequest, name: string): string | undefined {
  const found = (headers.cookie ?? '').split(/; */).find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
