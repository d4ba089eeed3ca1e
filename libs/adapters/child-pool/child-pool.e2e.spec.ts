import { compiledForTests } from '../../../tests/compiled-for-tests.js';
import { eventually } from '../../../tests/eventually.js';
import { childPids } from '../../../bench/measuring/children-memory.js';
import { ChildPool, type ChildPoolOptions } from './child-pool.js';
import { type OddJob } from './testing/odd-child.js';

const [, script] = compiledForTests('libs/adapters/child-pool/testing/odd-child.ts');
const LONG = { timeoutMs: 100_000 };
const linux = process.platform === 'linux';

describe('child pool', () => {
  const pools: ChildPool<OddJob, number>[] = [];
  const poolOf = (options: Partial<ChildPoolOptions> = {}) => {
    const pool = new ChildPool<OddJob, number>({ script, children: 1, ...options });
    pools.push(pool);
    return pool;
  };
  afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

  it('does the jobs one after the other, in the order they came', async () => {
    const pool = poolOf();
    expect(await Promise.all([1, 2, 3].map(() => pool.run({ do: 'count' }, LONG)))).toEqual([1, 2, 3]);
  });

  it('works on as many at a time as it has children', async () => {
    const pool = poolOf({ children: 2 });
    const pids = await Promise.all([pool.run({ do: 'pid' }, LONG), pool.run({ do: 'pid' }, LONG)]);
    expect(new Set(pids).size).toBe(2);
  });

  (linux ? it : it.skip)(
    'stops a job whose step takes too much processor time, long before the wall clock',
    async () => {
      const pool = poolOf({ stepProcessorMs: 500 });
      await expect(pool.run({ do: 'hang' }, LONG)).rejects.toMatchObject({
        reason: 'timed_out',
        message: 'One step took too much processor time.',
        starved: false,
      });
      expect(await pool.run({ do: 'count' }, LONG)).toBe(1);
    },
  );

  it('says of a job that ran out of time without the processor that it was starved', async () => {
    const pool = poolOf();
    await pool.run({ do: 'count' }, LONG);
    const starved = { reason: 'timed_out', starved: true };
    await expect(pool.run({ do: 'wait' }, { timeoutMs: 300 })).rejects.toMatchObject(starved);
  });

  describe('of a job in stages', () => {
    it('gives more time for each stage that is done', async () => {
      const pool = poolOf();
      await pool.run({ do: 'count' }, LONG);
      const perStage = { ms: LONG.timeoutMs, mostMs: LONG.timeoutMs };
      expect(await pool.run({ do: 'three stages' }, { timeoutMs: 2000, perStage })).toBe(2);
    });

    it('gives no more than the most in all', async () => {
      const pool = poolOf();
      await pool.run({ do: 'count' }, LONG);
      const perStage = { ms: LONG.timeoutMs, mostMs: 2100 };
      await expect(pool.run({ do: 'three stages' }, { timeoutMs: 2000, perStage })).rejects.toMatchObject({
        reason: 'timed_out',
        message: 'No answer in 2100 ms.',
      });
    });
  });

  it('hands over what a job throws and keeps the child', async () => {
    const pool = poolOf();
    await expect(pool.run({ do: 'throw' }, LONG)).rejects.toMatchObject({
      reported: { message: 'as asked', code: 'asked' },
    });
    expect(await pool.run({ do: 'count' }, LONG)).toBe(2);
  });

  it.each(['exit', 'reject later'] as const)('survives a child that dies (%s), with a fresh one', async (how) => {
    const pool = poolOf();
    const before = await pool.run({ do: 'pid' }, LONG);
    await expect(pool.run({ do: how }, LONG)).rejects.toMatchObject({ reason: 'crashed' });
    expect(await pool.run({ do: 'pid' }, LONG)).not.toBe(before);
  });

  it('tells a child that was killed from outside from one that died of its job', async () => {
    const pool = poolOf();
    const pid = (await pool.run({ do: 'pid' }, LONG)) as number;
    const running = pool.run({ do: 'hang' }, { ...LONG, onProgress: () => process.kill(pid, 'SIGKILL') });
    await expect(running).rejects.toMatchObject({ reason: 'killed' });
    expect(await pool.run({ do: 'count' }, LONG)).toBe(1);
  });

  it('stops a job that does not end, even one that never lets go of the processor', async () => {
    const pool = poolOf();
    await pool.run({ do: 'count' }, LONG);
    await expect(pool.run({ do: 'hang' }, { timeoutMs: 300 })).rejects.toMatchObject({ reason: 'timed_out' });
    expect(await pool.run({ do: 'count' }, LONG)).toBe(1);
  });

  (linux ? it : it.skip)('stops a job that takes too much memory', async () => {
    const pool = poolOf({ memoryMb: 300 });
    await expect(pool.run({ do: 'swell' }, LONG)).rejects.toMatchObject({ reason: 'out_of_memory' });
  });

  it('does a job in a fresh child when asked', async () => {
    const pool = poolOf();
    expect(await pool.run({ do: 'count' }, LONG)).toBe(1);
    expect(await pool.run({ do: 'count' }, { ...LONG, fresh: true })).toBe(1);
    expect(await pool.run({ do: 'count' }, LONG)).toBe(2);
  });

  it('replaces a child after its share of jobs', async () => {
    const pool = poolOf({ recycleAfter: 2 });
    const counts: number[] = [];
    for (let i = 0; i < 4; i++) counts.push(await pool.run({ do: 'count' }, LONG));
    expect(counts).toEqual([1, 2, 1, 2]);
  });

  it('gives up a job when asked, waiting or running', async () => {
    const pool = poolOf();
    const stop = new AbortController();
    const running = pool.run(
      { do: 'hang' },
      { ...LONG, signal: stop.signal, onProgress: () => stop.abort(new Error('enough')) },
    );
    const waiting = pool.run({ do: 'count' }, { ...LONG, signal: stop.signal });
    await expect(running).rejects.toThrow('enough');
    await expect(waiting).rejects.toThrow('enough');
    expect(await pool.run({ do: 'count' }, LONG)).toBe(1);
  });

  (linux ? it : it.skip)(
    'starts nothing by itself, all its children when it is warmed, and then keeps as many',
    async () => {
      const before = new Set(childPids());
      const own = () => childPids().filter((pid) => !before.has(pid));
      const pool = poolOf({ children: 2, recycleAfter: 1 });
      expect(own()).toEqual([]);
      await pool.warm();
      await pool.warm();
      const first = own();
      expect(first).toHaveLength(2);
      // Worn out by its one job, it is replaced though nobody has another job.
      await pool.run({ do: 'count' }, LONG);
      await eventually('another in its place', () => own().filter((pid) => !first.includes(pid)).length === 1);
      await pool.close();
      await expect(pool.warm()).rejects.toThrow('closed');
    },
  );

  it('counts the time of a job from when its child is ready', async () => {
    const pool = poolOf({ args: ['4000'] });
    expect(await pool.run({ do: 'count' }, { timeoutMs: 3_000 })).toBe(1);
  });

  it('tells why a child did not start', async () => {
    const pool = poolOf({ script: 'no-such-child.js' });
    await expect(pool.run({ do: 'count' }, LONG)).rejects.toMatchObject({ reason: 'crashed' });
  });

  it('settles every job when it is closed', async () => {
    const pool = poolOf();
    const jobs = [pool.run({ do: 'hang' }, LONG), pool.run({ do: 'count' }, LONG)];
    const settled = Promise.allSettled(jobs);
    await pool.close();
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
