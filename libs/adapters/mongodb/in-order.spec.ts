import { InOrder } from './in-order.js';

describe('InOrder', () => {
  it('runs work on one key in the order of the calls, and other keys meanwhile', async () => {
    const order = new InOrder();
    const seen: string[] = [];
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const first = order.run('a', async () => {
      await gate;
      seen.push('a1');
    });
    const second = order.run('a', async () => void seen.push('a2'));
    await order.run('b', async () => void seen.push('b1'));
    open();
    await Promise.all([first, second]);
    expect(seen).toEqual(['b1', 'a1', 'a2']);
  });

  it('goes on after an error, which only its own caller sees', async () => {
    const order = new InOrder();
    const failed = order.run('a', () => Promise.reject(new Error('first')));
    const next = order.run('a', async () => 'second');
    await expect(failed).rejects.toThrow('first');
    expect(await next).toBe('second');
  });
});
