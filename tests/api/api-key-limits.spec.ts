/** How often an API key may ask, as every answer says it. */
import { MemoryRequestCounter } from '#adapters/request-counter/memory-request-counter.js';
import { FixedClock } from '../fixed-clock.js';
import { TestApp } from './app.js';
import { refused } from './inviting.js';

describe('the limit of an API key', () => {
  it('is told with every answer, refuses what is over it, and begins again each minute', async () => {
    const clock = new FixedClock(`${new Date().toISOString().slice(0, 16)}:15.000Z`);
    const counter = new MemoryRequestCounter(clock);
    const app = await TestApp.start({ API_KEY_REQUESTS_PER_MINUTE: '3' }, { clock, counter });
    try {
      const { token } = await app.register('ada@example.test');
      const make = async (name: string) =>
        (await app.json('POST', '/api/workspaces/api-keys', { name, scopes: ['usage'] }, token)).body.data.secret;
      const [key, other] = [await make('Ledger'), await make('Import')];
      const ask = async (path: string, by: string) => {
        const answer = await app.json('GET', path, undefined, by);
        const header = (name: string) => answer.headers.get(name);
        return [answer.status, header('ratelimit'), header('ratelimit-policy'), header('retry-after')];
      };
      const policy = '"key";q=3;w=60';
      const usage = '/api/workspaces/usage';
      expect(await ask(usage, key)).toEqual([200, '"key";r=2;t=45', policy, null]);
      expect(await ask('/api/documents', key)).toEqual([403, '"key";r=1;t=45', policy, null]); // counts, too
      expect(await ask(usage, key)).toEqual([200, '"key";r=0;t=45', policy, null]);
      clock.advance(10_000);
      expect(await ask(usage, key)).toEqual([429, '"key";r=0;t=35', policy, '35']);
      const over = await app.json('GET', usage, undefined, key);
      expect([...refused(over), over.body.error.message]).toEqual([
        429,
        'too_many_requests',
        'An API key may ask 3 times a minute. Please wait 35 seconds.',
      ]);
      expect((await ask(usage, other)).slice(0, 2)).toEqual([200, '"key";r=2;t=35']);
      expect(await ask(usage, token)).toEqual([200, null, null, null]);
      clock.advance(35_000);
      expect(await ask(usage, key)).toEqual([200, '"key";r=2;t=60', policy, null]);
    } finally {
      await app.stop();
    }
  });
});
