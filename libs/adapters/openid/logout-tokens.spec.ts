/** Whose fault it is when a logout token is not read; what else is checked of one is in the API's specs. */
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT } from 'jose';
import { LogoutTokens } from './logout-tokens.js';

const ISSUER = 'https://id.example.test';
const key = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const logoutToken = (by = own, header: Readonly<Record<string, unknown>> = {}) =>
  new SignJWT({ sub: 'ada', jti: 'x', events: { 'http://schemas.openid.net/event/backchannel-logout': {} } })
    .setProtectedHeader({ alg: 'ES256', kid: 'one', typ: 'logout+jwt', ...header })
    .setIssuer(ISSUER)
    .setAudience('recto')
    .setIssuedAt()
    .sign(by.privateKey);
const own = key();

describe('logout tokens', () => {
  let server: Server;
  let answer: { status: number; body: string };
  let asked: number;
  let read: (token: string) => Promise<unknown>;
  beforeEach(async () => {
    asked = 0;
    answer = {
      status: 200,
      body: JSON.stringify({ keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one' }] }),
    };
    server = createServer((_request, response) => {
      asked += 1;
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const jwks_uri = `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`;
    const tokens = new LogoutTokens('recto', 0);
    read = (token) => tokens.read(token, { issuer: ISSUER, jwks_uri });
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });

  it.each([
    ['refuses', { status: 500, body: '' }],
    ['answers a page', { status: 200, body: '<!doctype html>' }],
    ['answers no keys', { status: 200, body: '{}' }],
  ])('are not mistrusted while the provider %s when asked for its keys', async (_name, wrong) => {
    const right = answer;
    answer = wrong;
    await expect(read(await logoutToken())).rejects.toMatchObject({ reason: 'away' });
    answer = right;
    await expect(read(await logoutToken())).resolves.toEqual({ issuer: ISSUER, subject: 'ada', session: undefined });
  });

  it('are by the keys of the provider, whatever keys they bring along', async () => {
    const stranger = key();
    const jwk = { ...stranger.publicKey.export({ format: 'jwk' }), kid: 'one' };
    for (const header of [
      { jwk },
      { jku: 'https://strangers.example.test/keys' },
      { x5u: 'https://strangers.example.test' },
    ])
      await expect(read(await logoutToken(stranger, header))).rejects.toMatchObject({ reason: 'untrusted' });
  });

  it('of strangers are no load on the provider', async () => {
    for (let n = 0; n < 3; n++)
      await expect(read(await logoutToken(key(), { kid: `made-up-${n}` }))).rejects.toMatchObject({
        reason: 'untrusted',
      });
    await expect(read('a.b.c')).rejects.toMatchObject({ reason: 'untrusted' });
    expect(asked).toBe(1);
  });
});
