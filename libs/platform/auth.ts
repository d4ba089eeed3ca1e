/**
 * Bearer authentication (passport-jwt): signature and life of the token, then the account as it is now. A deleted account or an older epoch makes
 * every token worthless at once. Routes are closed unless marked @Public().
 */
import { createParamDecorator, Injectable, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { Sessions, SESSION_ALGORITHMS } from '#contexts/identity/application/sessions.js';
import { DomainError } from '#kernel/domain-error.js';
import type { AccountView } from '#projections/accounts/view.js';
import { Views } from '#read-side/views.js';
import type { RectoRequest } from './request-context.js';

const PUBLIC = 'recto:public';
export const Public = () => SetMetadata(PUBLIC, true);

const FOR_AUDITORS = 'recto:for-auditors';
/** Auditors look and take away; they change nothing but their own account. Routes that are no GET are closed to them unless marked so. */
export const ForAuditors = () => SetMetadata(FOR_AUDITORS, true);

/** The signed-in member, in a controller's parameters. */
export const Account = createParamDecorator((_: unknown, context: ExecutionContext): AccountView => {
  const { user } = context.switchToHttp().getRequest<RectoRequest>();
  if (!user) throw unauthorized();
  return user;
});

@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy) {
  constructor(
    sessions: Sessions,
    private readonly views: Views,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: sessions.secret,
      issuer: Sessions.issuer,
      algorithms: [...SESSION_ALGORITHMS],
      passReqToCallback: true,
    });
  }

  async validate(request: RectoRequest, payload: unknown): Promise<AccountView> {
    const claims = Sessions.claimsOf(payload);
    if (!claims) throw unauthorized();
    const account = await this.views.get<AccountView>('accounts', claims.sub);
    if (!account && !(await this.views.isBuilt('accounts'))) throw stillReading();
    // A token newer than the view is one of ours that was issued a moment ago: only the view is late.
    if (!account || account.epoch > claims.epoch || account.workspaceId !== claims.ws) throw unauthorized();
    const { exp } = payload as { exp?: number };
    request.sessionEndsAt = exp === undefined ? undefined : exp * 1_000;
    return account;
  }
}

@Injectable()
export class BearerGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override canActivate(context: ExecutionContext) {
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC, [context.getHandler(), context.getClass()])) return true;
    return super.canActivate(context);
  }

  override handleRequest<T>(error: unknown, user: T | false, _info: unknown, context: ExecutionContext): T {
    if (error) throw error;
    if (!user) throw unauthorized();
    const { method } = context.switchToHttp().getRequest<RectoRequest>();
    const looksOnly = method === 'GET' || method === 'HEAD';
    const open = this.reflector.getAllAndOverride<boolean>(FOR_AUDITORS, [context.getHandler(), context.getClass()]);
    if ((user as unknown as AccountView).role === 'auditor' && !looksOnly && !open) throw changesNothing();
    return user;
  }
}

function changesNothing(): DomainError {
  return new DomainError(
    'auditor_changes_nothing',
    'forbidden',
    'Auditors see and export everything, and change nothing.',
  );
}

/** After a restore, or with new versions of read models: nobody is signed out because accounts are not known yet. */
function stillReading(): DomainError {
  return new DomainError(
    'unavailable',
    'unavailable',
    'Recto was started a moment ago and is still reading its log. Please try again in a moment.',
  );
}

function unauthorized(): DomainError {
  return new DomainError('unauthorized', 'unauthorized', 'Please sign in.');
}
