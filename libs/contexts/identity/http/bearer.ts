/**
 * Bearer authentication. A session (passport-jwt): signature and life of the token, then the account as it is now; a
 * deleted account, an older epoch, the end of the session or of the membership in the workspace it names makes a token
 * worthless at once; then whether the role there may do what the route is for. An API key: as it is now, and then the
 * scopes that the route wants. Routes are closed unless marked @Public().
 */
import { createParamDecorator, Injectable, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { DomainError } from '#kernel/domain-error.js';
import { sandboxOf } from '#kernel/sandbox.js';
import { mustBeAllowed } from '#domain/workspaces/allowed.js';
import { signedOut } from '#domain/identity/signed-out.js';
import { permissionOf } from '#platform/may.js';
import { isPublic } from '#platform/public.js';
import { originOf, type RectoRequest } from '#platform/request-context.js';
import { EventStore } from '#ports/event-store.js';
import { accountById, hasEnded, memberIn } from '#projections/accounts/queries.js';
import type { AccountView, WholeAccount } from '#projections/accounts/view.js';
import type { ApiKeyView } from '#projections/api-keys/view.js';
import { ReadModelProgress } from '#read-side/read-model-progress.js';
import { Views } from '#read-side/views.js';
import { ApiKeyAdmission } from '../application/api-key-admission.js';
import { looksLikeKey } from '../application/api-key-text.js';
import { Sessions, SESSION_ALGORITHMS } from '../application/sessions.js';
import { stillReading } from '../application/still-reading.js';
import { Uses } from '../application/uses.js';
import { bearerOf } from './credentials.js';
import { mustBeForKeys } from './for-keys.js';
import { KeyLimits } from './key-limits.js';

/** A request once it was let in. */
export interface AccountRequest extends RectoRequest {
  user?: AccountView;
  /** What it was let in with, when that was no session. `user` is then the key as a member. */
  apiKey?: ApiKeyView;
  /** Of the token; absent with a key, and with tokens from before sessions were told apart. */
  sessionId?: string | undefined;
  /** Epoch milliseconds: when the token or the key of this request runs out. */
  sessionEndsAt?: number;
  /** Whether the password was given within the last fifteen minutes. */
  confirmed?: boolean;
}

/** For a token whose account, or its membership, is not known: it is gone, or the read model is late. */
const ACCOUNTS_WAIT_MS = 5_000;

const CONFIRMED = 'recto:confirmed';
/** For what cannot be undone: closed when the password was given longer ago, until it is given again. */
export const WhenConfirmed = () => SetMetadata(CONFIRMED, true);

/** The signed-in member, or an API key as one, in a controller's parameters. */
export const Account = createParamDecorator((_: unknown, context: ExecutionContext) =>
  accountOf(context.switchToHttp().getRequest<AccountRequest>()),
);

/** @throws unauthorized */
export function accountOf({ user }: AccountRequest): AccountView {
  if (!user) throw signedOut();
  return user;
}

@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy) {
  constructor(
    sessions: Sessions,
    private readonly views: Views,
    private readonly events: EventStore,
    private readonly progress: ReadModelProgress,
    private readonly uses: Uses,
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
    if (!claims) throw signedOut();
    const known = await accountById(this.views, claims.sub);
    const account = memberIn(known, claims.ws) ? known : await this.#accountAtHead(claims.sub);
    const member = memberIn(account, claims.ws);
    // A token newer than the view is one of ours that was issued a moment ago: only the view is late.
    if (!account || !member || account.epoch > claims.epoch) throw signedOut();
    if (hasEnded(account, claims.sid)) throw signedOut();
    const { exp, iat = 0 } = payload as { exp?: number; iat?: number };
    if (claims.sid !== undefined)
      this.uses.ofSession({ userId: claims.sub, sessionId: claims.sid, issuedAt: iat * 1_000 }, originOf(request));
    request.confirmed = Sessions.isConfirmed(payload);
    request.sessionId = claims.sid;
    request.sessionEndsAt = exp === undefined ? undefined : exp * 1_000;
    return member;
  }

  async #accountAtHead(userId: string): Promise<WholeAccount | undefined> {
    if (!(await this.progress.waitFor(['accounts'], await this.events.head(), ACCOUNTS_WAIT_MS))) throw stillReading();
    return accountById(this.views, userId);
  }
}

@Injectable()
export class BearerGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly keys: ApiKeyAdmission,
    private readonly uses: Uses,
    private readonly limits: KeyLimits,
  ) {
    super();
  }

  override canActivate(context: ExecutionContext) {
    if (isPublic(this.reflector, context)) return true;
    const request = context.switchToHttp().getRequest<AccountRequest>();
    const token = bearerOf(request);
    if (token !== undefined && looksLikeKey(token)) return this.#letKeyIn(token, request, context);
    return super.canActivate(context);
  }

  async #letKeyIn(token: string, request: AccountRequest, context: ExecutionContext): Promise<true> {
    const key = await this.keys.admit(token);
    const { keyId, name, expiresAt } = key;
    const workspaceId = key.sandbox ? sandboxOf(key.workspaceId) : key.workspaceId;
    this.uses.ofKey(key, originOf(request));
    await this.limits.count(keyId, request);
    mustBeForKeys(this.reflector, context, key);
    request.apiKey = key;
    request.actor = { kind: 'apiKey', id: keyId };
    request.user = { userId: keyId, workspaceId, role: 'member', name, email: '', epoch: 0 };
    request.sessionEndsAt = expiresAt === null ? undefined : Date.parse(expiresAt);
    return true;
  }

  override handleRequest<T = AccountView>(
    error: unknown,
    user: (T & Partial<AccountView>) | false,
    _info: unknown,
    context: ExecutionContext,
  ): T {
    if (error) throw error;
    if (!user || user.role === undefined) throw signedOut();
    const permission = permissionOf(this.reflector, context);
    if (!permission) throw wantsKey();
    mustBeAllowed(user.role, permission);
    const { confirmed } = context.switchToHttp().getRequest<AccountRequest>();
    const wantsConfirmed = this.reflector.getAllAndOverride<boolean>(CONFIRMED, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!confirmed && wantsConfirmed) throw confirmPassword();
    return user;
  }
}

function confirmPassword(): DomainError {
  return new DomainError('confirm_password', 'forbidden', 'Please confirm your password first.');
}

function wantsKey(): DomainError {
  return new DomainError(
    'api_key_wanted',
    'forbidden',
    'Agents and programs sign in here, with an API key, and no people.',
  );
}
