/** Codes of another program than ours and its library, oathtool of the OATH Toolkit: taken, and once. */
import { spawnSync } from 'node:child_process';
import { freshSecret, stepOf } from '#contexts/identity/application/totp.js';
import type { SecondFactorOffer } from '#contracts/second-factor.js';
import { FixedClock } from '../fixed-clock.js';
import { describeWithBinary } from '../server-binary.js';
import { TestApp } from './app.js';
import { PASSWORD, refused } from './inviting.js';

describeWithBinary('oathtool', 'two-factor authentication with codes of oathtool', (oathtool) => {
  /** @param at epoch milliseconds */
  const codeOf = (secret: string, at: number): string => {
    const now = `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
    // Not among the arguments, where other users see it.
    const { status, stdout, stderr } = spawnSync(oathtool, ['--totp', '--base32', `--now=${now}`, '-'], {
      encoding: 'utf8',
      input: `${secret}\n`,
    });
    expect([status, stderr]).toEqual([0, '']);
    return stdout.trim();
  };

  it('knows each by its step, whatever the secret and the time', () => {
    for (let n = 0; n < 100; n += 1) {
      const secret = freshSecret();
      const at = Date.parse('2026-03-01T09:00:00.000Z') + n * 977_333_111;
      expect(stepOf(secret, codeOf(secret, at), at)).toBe(Math.floor(at / 30_000));
    }
  });

  it('turns on with one, signs in with the next, and takes neither again', async () => {
    const clock = new FixedClock(new Date().toISOString());
    const app = await TestApp.start({}, { clock });
    try {
      const { token } = await app.register('ada@example.test');
      const post = (path: string, body: object, as?: string) => app.json('POST', `/api/auth/${path}`, body, as);
      const { secret } = (await post('second-factor/offer', {}, token)).body.data as SecondFactorOffer;
      const first = codeOf(secret, clock.now().getTime());
      expect((await post('second-factor/turn-on', { code: first }, token)).status).toBe(200);
      const half = await post('login', { email: 'ada@example.test', password: PASSWORD, recaptchaToken: 'any' });
      const { challenge } = half.body.error.details;
      expect(refused(await post('login-code', { challenge, code: first }))).toEqual([400, 'wrong_code']);
      clock.advance(30_000);
      const next = codeOf(secret, clock.now().getTime());
      expect((await post('login-code', { challenge, code: next })).status).toBe(200);
      expect(refused(await post('login-code', { challenge, code: next }))).toEqual([400, 'wrong_code']);
    } finally {
      await app.stop();
    }
  });
});
