import jwt from 'jsonwebtoken';
import { CONFIRMED_MS } from '#contexts/identity/application/sessions.js';

/** The same session, as a token of it that was issued so long ago that the password is wanted again. */
export function agedToken(token: string, secret: string): string {
  const { iat = 0, ...claims } = jwt.verify(token, secret) as jwt.JwtPayload;
  return jwt.sign({ ...claims, iat: iat - CONFIRMED_MS / 1_000 - 60 }, secret);
}
