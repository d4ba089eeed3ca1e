import type { ReadModelStore } from '#ports/read-model-store.js';
import { openReadModels, openWriteSide } from '../../tests/embedded-stores.js';
import { eventually } from '../../tests/eventually.js';
import { engineOver, runUntilStopped } from '../../tests/read-side.js';
import { tempFolder } from '../../tests/temp-folder.js';
import { pause } from '#kernel/backoff.js';
import { sweepEach, SweepRunner, type Sweep } from './sweep-runner.js';

describe('a sweep runner', () => {
  const folder = tempFolder();
  let models: ReadModelStore;
  beforeEach(() => {
    models = openReadModels(folder);
  });
  const start = (sweep: Sweep, owner = 'one') => {
    const engine = engineOver(openWriteSide(folder, []), models, owner);
    return { engine, ...runUntilStopped(folder, new SweepRunner(engine, sweep)) };
  };

  it('sweeps again and again', async () => {
    let rounds = 0;
    start({ name: 'broom', everyMs: 1, run: async () => void (rounds += 1) });
    await eventually('three rounds', () => rounds >= 3);
  });

  it('goes on after a failure, and says so', async () => {
    let rounds = 0;
    const run = async () => {
      rounds += 1;
      if (rounds === 1) throw new Error('the broom broke');
    };
    const { engine } = start({ name: 'broom', everyMs: 1, run });
    await eventually('another round', () => rounds >= 2);
    expect(engine.lines).toEqual([
      {
        level: 'warn',
        message: 'sweep failed, trying again',
        facts: { sweep: 'broom', error: expect.objectContaining({ message: 'the broom broke' }) },
      },
    ]);
  });

  it('stops in the middle of a sweep', async () => {
    let sweeping = false;
    const run = async (signal: AbortSignal) => {
      sweeping = true;
      await pause(60_000, signal);
    };
    const { stop } = start({ name: 'broom', everyMs: 60_000, run });
    await eventually('it to begin', () => sweeping);
    await stop();
    expect(await models.acquireLease('sweep:broom', 'two', 1_000)).toBeDefined();
  });

  it('runs in one process at a time', async () => {
    let sweeping = 0;
    let most = 0;
    const owners: string[] = [];
    const by = (owner: string): Sweep => ({
      name: 'broom',
      everyMs: 1,
      run: async (signal) => {
        owners.push(owner);
        sweeping += 1;
        most = Math.max(most, sweeping);
        await pause(2, signal);
        sweeping -= 1;
      },
    });
    start(by('one'), 'one');
    await eventually('the first', () => owners.length >= 1);
    start(by('two'), 'two');
    await eventually('many rounds', () => owners.length >= 10);
    expect([most, new Set(owners)]).toEqual([1, new Set(['one'])]);
  });
});

describe('what a sweep found', () => {
  it('is dealt with one by one, those behind a failing one, too, which is told at the end', async () => {
    const dealt: number[] = [];
    const deal = async (n: number) => {
      if (n % 2 === 0) throw new Error(`${n} is broken`);
      dealt.push(n);
    };
    await expect(sweepEach([1, 2, 3, 4, 5], new AbortController().signal, deal)).rejects.toThrow('2 is broken');
    expect(dealt).toEqual([1, 3, 5]);
  });

  it('waits for the next time when the sweep must end', async () => {
    const stop = new AbortController();
    const dealt: number[] = [];
    await sweepEach([1, 2, 3], stop.signal, async (n) => void (dealt.push(n), n === 2 && stop.abort()));
    expect(dealt).toEqual([1, 2]);
  });
});
