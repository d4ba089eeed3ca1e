import { Turnstile } from './turnstile.js';

/** Work that ends when the test says so. */
function held() {
  let end!: () => void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { end, ended };
}

describe('the turnstile', () => {
  it('lets one in at a time, in order of arrival', async () => {
    const turnstile = new Turnstile();
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`${name} in`);
      await Promise.resolve();
      log.push(`${name} out`);
      return name;
    };
    const all = ['a', 'b', 'c'].map((name) => turnstile.inTurn('key', work(name)));
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
    expect(log).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  });

  it('does not hold up other keys', async () => {
    const turnstile = new Turnstile();
    const slow = held();
    const first = turnstile.inTurn('slow', () => slow.ended);
    expect(await turnstile.inTurn('other', async () => 'done')).toBe('done');
    slow.end();
    await first;
  });

  it('goes on after work that failed, and tells its own caller only', async () => {
    const turnstile = new Turnstile();
    const failing = turnstile.inTurn('key', async () => {
      throw new Error('no');
    });
    const next = turnstile.inTurn('key', async () => 'yes');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
