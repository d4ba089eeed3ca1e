import { setImmediate as settled } from 'node:timers/promises';
import { Places } from './places.js';

describe('places', () => {
  let begun: string[];
  let places: Places;
  beforeEach(() => {
    [begun, places] = [[], new Places(2)];
  });
  const enter = (name: string, how: Parameters<Places['enter']>[0] = {}) => {
    const entered = places.enter(how).then(
      () => void begun.push(name),
      (error: Error) => void begun.push(`${name}: ${error.message}`),
    );
    return entered;
  };
  /** Who has begun once everything that could begin did. */
  const now = async () => (await settled(), begun);

  it('are taken in the order of asking, as many as there are', async () => {
    for (const name of ['a', 'b', 'c', 'd']) void enter(name);
    expect(await now()).toEqual(['a', 'b']);
    places.leave();
    expect(await now()).toEqual(['a', 'b', 'c']);
    places.leave();
    places.leave();
    expect(await now()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('wait for one that wants to be alone, as it waits for those at work', async () => {
    void enter('a');
    void enter('alone', { alone: true });
    void enter('b');
    void enter('c');
    expect(await now()).toEqual(['a']);
    places.leave();
    expect(await now()).toEqual(['a', 'alone']);
    places.leave();
    expect(await now()).toEqual(['a', 'alone', 'b', 'c']);
  });

  it('are given to the next when one that waits gives up, also one that wanted to be alone', async () => {
    const stop = new AbortController();
    void enter('a');
    void enter('alone', { alone: true, signal: stop.signal });
    void enter('b');
    expect(await now()).toEqual(['a']);
    stop.abort(new Error('enough'));
    expect((await now()).toSorted()).toEqual(['a', 'alone: enough', 'b']);
    void enter('late', { signal: stop.signal });
    expect(await now()).toContain('late: enough');
  });

  it('are refused to all who wait at the end', async () => {
    for (const name of ['a', 'b', 'c', 'd']) void enter(name);
    await now();
    places.refuseAll(new Error('closed'));
    expect(await now()).toEqual(['a', 'b', 'c: closed', 'd: closed']);
  });
});
