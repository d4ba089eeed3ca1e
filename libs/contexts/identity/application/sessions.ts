/**
 * Sessions: short-lived signed tokens (JWT, HS256). A token names the member, the workspace, the epoch it was issued in
 * and the session it is of.
 */
import jwt from 'jsonwebtoken';
import { z } from 'zod';

/** Tokens from before sessions were told apart name none; they end by their time, or with all others. */
const claims = z.object({
  sub: z.uuid(),
  ws: z.uuid(),
  epoch: z.int().nonnegative(),
  sid: z.optional(z.uuid()),
  /** false: no more was given for it than the password of an account that wants a second factor, too. */
  cnf: z.optional(z.literal(false)),
});
type SessionClaims = z.infer<typeof claims>;

const ISSUER = 'recto';
/** What cannot be undone is done for so long on a token alone (ADR 26). */
export const CONFIRMED_MS = 15 * 60_000;
export const SESSION_ALGORITHMS = ['HS256'] as const;

interface IssuedTo {
  readonly userId: string;
  readonly workspaceId: string;
  readonly epoch: number;
  readonly sessionId?: string;
  readonly confirmed?: boolean;
}

export class Sessions {
  constructor(
    readonly secret: string,
    readonly lifeSeconds: number,
  ) {}

  /** To whoever has just proved who they are: `iat` of the token says when that was. */
  issue({ userId, workspaceId, epoch, sessionId, confirmed = true }: IssuedTo): string {
    const held = { ws: workspaceId, epoch, ...(sessionId !== undefined && { sid: sessionId }) };
    return jwt.sign({ ...held, ...(!confirmed && { cnf: false }) }, this.secret, {
      algorithm: SESSION_ALGORITHMS[0],
      subject: userId,
      issuer: ISSUER,
      expiresIn: this.lifeSeconds,
    });
  }

  /**
   * The same for another workspace of its member: as old, as long and as good a proof as the one that it comes from, so
   * that going to and fro keeps nobody signed in. @param token one of ours
   */
  forWorkspace(token: string, workspaceId: string): string {
    const payload = jwt.verify(token, this.secret, { algorithms: [...SESSION_ALGORITHMS], issuer: ISSUER });
    return jwt.sign({ ...(payload as object), ws: workspaceId }, this.secret, { algorithm: SESSION_ALGORITHMS[0] });
  }

  /**
   * Payload of a token whose signature and life were already checked → claims, or undefined when it is not one of
   * ours.
   */
  static claimsOf(payload: unknown): SessionClaims | undefined {
    const parsed = claims.safeParse(payload);
    return parsed.success ? parsed.data : undefined;
  }

  /** Whether they proved who they are so lately that nobody asks again. @param now epoch milliseconds */
  static isConfirmed(payload: unknown, now = Date.now()): boolean {
    const { iat, cnf } = payload as { iat?: number; cnf?: boolean };
    return iat !== undefined && cnf !== false && now - iat * 1_000 <= CONFIRMED_MS;
  }

  static readonly issuer = ISSUER;
}
