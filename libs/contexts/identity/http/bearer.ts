/**
 * Bearer authentication (passport-jwt): signature and life of the token, then the account as it is now. A deleted account or an older epoch makes
 * every token worthless at once. Routes are closed unless marked @Public().
 */
import { createParamDecorator, Injectable, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { DomainError } from '#kernel/domain-error.js';
import { isPublic } from '#platform/public.js';
import type { RectoRequest } from '#platform/request-context.js';
import type { AccountView } from '#projections/accounts/view.js';
import { Views } from '#read-side/views.js';
import { Sessions, SESSION_ALGORITHMS } from '../application/sessions.js';

/** A request once it was let in. */
export interface AccountRequest extends RectoRequest {
  user?: AccountView;
  /** Epoch milliseconds: when the token of this request runs out. */
  sessionEndsAt?: number;
}

const FOR_AUDITORS = 'recto:for-auditors';
/** Auditors look and take away; they change nothing but their own account. Routes that are no GET are closed to them unless marked so. */
export const ForAuditors = () => SetMetadata(FOR_AUDITORS, true);

/** The signed-in member, in a controller's parameters. */
export const Account = createParamDecorator((_: unknown, context: ExecutionContext) =>
  accountOf(context.switchToHttp().getRequest<AccountRequest>()),
);

/** @throws unauthorized */
export function accountOf({ user }: AccountRequest): AccountView {
  if (!user) throw unauthorized();
  return user;
}

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

  async validate(request: AccountRequest, payload: unknown): Promise<AccountView> {
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
    if (isPublic(this.reflector, context)) return true;
    return super.canActivate(context);
  }

  override handleRequest<T = AccountView>(
    error: unknown,
    user: (T & Partial<AccountView>) | false,
    _info: unknown,
    context: ExecutionContext,
  ): T {
    if (error) throw error;
    if (!user) throw unauthorized();
    const { method } = context.switchToHttp().getRequest<AccountRequest>();
    const looksOnly = method === 'GET' || method === 'HEAD';
    const open = this.reflector.getAllAndOverride<boolean>(FOR_AUDITORS, [context.getHandler(), context.getClass()]);
    if (user.role === 'auditor' && !looksOnly && !open) throw changesNothing();
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
