/**
 * What every BotCheck adapter must do, and what those must do that look into the token (all but OffBotCheck, whose
 * purpose is not to look). `good` makes a token as an honest browser would.
 */
import { BOT_CHECK_ACTIONS, type BotCheck, type BotCheckAction } from './bot-check.js';

interface BotCheckTrial {
  readonly check: BotCheck;
  good(action: BotCheckAction): Promise<string>;
}

export function botCheckContract(name: string, open: () => BotCheckTrial | Promise<BotCheckTrial>): void {
  describe(`${name}: BotCheck`, () => {
    it.each(BOT_CHECK_ACTIONS)('lets an honest token pass for %s', async (action) => {
      const { check, good } = await open();
      expect(await check.verify(await good(action), action)).toBe(true);
    });

    it('refuses an empty token', async () => {
      const { check } = await open();
      expect(await check.verify('', 'login')).toBe(false);
    });

    it('gives a puzzle exactly when its client needs one, as plain JSON', async () => {
      const { check } = await open();
      const challenge = await check.challenge('contact');
      expect(challenge !== undefined).toBe(check.client().kind === 'altcha');
      if (challenge) expect(JSON.parse(JSON.stringify(challenge))).toEqual(challenge);
    });
  });
}

export function strictBotCheckContract(name: string, open: () => BotCheckTrial | Promise<BotCheckTrial>): void {
  describe(`${name}: BotCheck that looks into the token`, () => {
    it.each(['garbage', 'e30=', 'bnVsbA==', '[]', '\u0000', 'x'.repeat(100_000), '🙂'])('refuses %j', async (token) => {
      const { check } = await open();
      expect(await check.verify(token, 'login')).toBe(false);
    });

    it('refuses a token of another action', async () => {
      const { check, good } = await open();
      const token = await good('contact');
      for (const action of BOT_CHECK_ACTIONS.filter((each) => each !== 'contact')) {
        expect(await check.verify(token, action)).toBe(false);
      }
    });

    it('counts a token once, also when it comes twice at the same time', async () => {
      const { check, good } = await open();
      const token = await good('register');
      const answers = await Promise.all([1, 2, 3].map(() => check.verify(token, 'register')));
      expect(answers.filter(Boolean)).toHaveLength(1);
      expect(await check.verify(token, 'register')).toBe(false);
    });

    it('refuses a token that was cut or changed', async () => {
      const { check, good } = await open();
      const token = await good('login');
      const changed = (at: number) => token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
      for (const other of [token.slice(0, -8), token.slice(8), changed(Math.floor(token.length / 2)), changed(20)]) {
        expect(await check.verify(other, 'login')).toBe(false);
      }
      expect(await check.verify(token, 'login')).toBe(true);
    });
  });
}
