import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { botCheckContract, strictBotCheckContract } from '#ports/bot-check.contract.js';
import type { BotCheckAction } from '#ports/bot-check.js';
import { Clock } from '#ports/clock.js';
import { AltchaBotCheck } from './altcha-bot-check.js';

class Movable extends Clock {
  ahead = 0;
  now(): Date {
    return new Date(Date.now() + this.ahead);
  }
}

const EASY = { cost: 10, fewestTries: 5, mostTries: 10 };
const KEY = 'a key for the tests only';

function open(key = KEY, clock = new Movable()) {
  const check = new AltchaBotCheck(key, clock, EASY);
  return { check, clock, good: (action: BotCheckAction) => solve(check, action) };
}

async function solve(check: AltchaBotCheck, action: BotCheckAction): Promise<string> {
  const challenge = (await check.challenge(action)) as unknown as Challenge;
  return asToken({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

function asToken(content: unknown): string {
  return Buffer.from(JSON.stringify(content)).toString('base64');
}

botCheckContract('AltchaBotCheck', open);
strictBotCheckContract('AltchaBotCheck', open);

describe('AltchaBotCheck', () => {
  it('takes a solution for ten minutes and no longer', async () => {
    const { check, clock, good } = open();
    const [early, late] = [await good('login'), await good('login')];
    clock.ahead = 9 * 60_000 + 58_000;
    expect(await check.verify(early, 'login')).toBe(true);
    clock.ahead = 10 * 60_000;
    expect(await check.verify(late, 'login')).toBe(false);
  });

  it('refuses a puzzle that was made easier, longer or for another action, and one of another key', async () => {
    const { check } = open();
    const challenge = (await check.challenge('login')) as unknown as Challenge;
    const changes = [
      { cost: 1 },
      { keyPrefix: '00' },
      { expiresAt: challenge.parameters.expiresAt! + 3_600 },
      { data: { action: 'register' } },
      { keySignature: '00' },
    ];
    for (const change of changes) {
      const altered = { ...challenge, parameters: { ...challenge.parameters, ...change } };
      const solution = (await solveChallenge({ challenge: altered, deriveKey, timeout: 300 })) ?? {
        counter: 1,
        derivedKey: '00',
      };
      const action = change.data ? 'register' : 'login';
      expect(await check.verify(asToken({ challenge: altered, solution }), action)).toBe(false);
    }
    expect(await check.verify(await open('another key for the tests').good('login'), 'login')).toBe(false);
  });

  it('refuses a puzzle without its solution', async () => {
    const { check } = open();
    const challenge = (await check.challenge('login')) as unknown as Challenge;
    const { keyPrefix } = challenge.parameters;
    for (const solution of [
      undefined,
      null,
      {},
      { counter: 7, derivedKey: keyPrefix },
      { counter: 7, derivedKey: keyPrefix + keyPrefix },
    ]) {
      expect(await check.verify(asToken({ challenge, solution }), 'login')).toBe(false);
    }
  });

  it('takes a solution in a second process with the same key', async () => {
    const { good } = open();
    expect(await open().check.verify(await good('contact'), 'contact')).toBe(true);
  });

  it('refuses a key that can be guessed', () => {
    expect(() => open('short')).toThrow('too short');
  });
});
