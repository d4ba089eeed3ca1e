import { KeyedQueue } from './keyed-queue.js';

/** Work that ends when the test says so. */
function held() {
  let end!: () => void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { end, ended };
}

describe('the queue by keys', () => {
  it('lets one in at a time, in order of arrival', async () => {
    const queue = new KeyedQueue();
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`${name} in`);
      await Promise.resolve();
      log.push(`${name} out`);
      return name;
    };
    const all = ['a', 'b', 'c'].map((name) => queue.run('key', work(name)));
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
    expect(log).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  });

  it('does not hold up other keys', async () => {
    const queue = new KeyedQueue();
    const slow = held();
    const first = queue.run('slow', () => slow.ended);
    expect(await queue.run('other', async () => 'done')).toBe('done');
    expect(queue.has('other')).toBe(false);
    expect(queue.has('slow')).toBe(true);
    slow.end();
    await first;
    expect(queue.has('slow')).toBe(false);
  });

  it('goes on after work that failed, and tells its own caller only', async () => {
    const queue = new KeyedQueue();
    const failing = queue.run('key', async () => {
      throw new Error('no');
    });
    const next = queue.run('key', async () => 'yes');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
