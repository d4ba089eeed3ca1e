import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { JobTable } from '../embedded/job-table.js';
import { comesBefore, turnOfNewcomer } from './turns.js';

describe('a turn', () => {
  it.each<[string, (number | undefined)[], number | undefined, number]>([
    ['the first, when nobody waits', [undefined, undefined], undefined, 0],
    ['that of the job that waits longest, for a group that has none waiting', [7, undefined], undefined, 7],
    ['that of the one in the same lane, when its lane went on alone', [7, 50], undefined, 50],
    ['that of the one in the other lane, when that went on alone', [7, 6], undefined, 7],
    ['the one after the last of the same group', [7, 7], 9, 10],
    ['never one before the job that waits longest', [7, 7], 3, 7],
  ])('is %s', (_, oldest, ofGroup, turn) => expect(turnOfNewcomer(oldest, ofGroup)).toBe(turn));

  it('goes before a later one, and within it who came first', () => {
    const line = [
      { turn: 2, since: 1 },
      { turn: 1, since: 9 },
      { turn: 1, since: 3 },
    ];
    expect(line.sort(comesBefore).map(({ since }) => since)).toEqual([3, 9, 1]);
  });
});

describe('turns of any history of the table of jobs', () => {
  const GROUPS = 5;
  const RUNS = { numRuns: 1_000 };
  /** A number enqueues a job of that group; 'take' takes one. */
  const history = fc.array(
    fc.oneof({ weight: 3, arbitrary: fc.nat(GROUPS - 1) }, { weight: 2, arbitrary: fc.constant('take' as const) }),
    { maxLength: 120 },
  );

  it('a group that had none waiting lets at most two of each other group go first', () => {
    fc.assert(
      fc.property(history, (steps) => {
        const { taken } = play(steps);
        for (const [at, job] of taken.entries()) {
          if (job.behindOwn > 0) continue;
          const before = taken.slice(0, at).filter((other) => other.takenAt > job.cameAt && other.group !== job.group);
          for (const some of Map.groupBy(before, ({ group }) => group).values()) {
            expect(some.length).toBeLessThanOrEqual(2);
          }
        }
      }),
      RUNS,
    );
  });

  it('who waits longest is overtaken by nobody who comes after that, and by one of each other group at most', () => {
    fc.assert(
      fc.property(history, (steps) => {
        const { taken } = play(steps);
        for (const [at, job] of taken.entries()) {
          const elders = taken.filter(({ cameAt }) => cameAt < job.cameAt).map(({ takenAt }) => takenAt);
          const oldestSince = Math.max(job.cameAt, ...elders);
          const overtook = taken.slice(0, at).filter(({ takenAt }) => takenAt > oldestSince);
          expect(overtook.every(({ cameAt }) => cameAt < oldestSince)).toBe(true);
          expect(new Set(overtook.map(({ group }) => group)).size).toBe(overtook.length);
        }
      }),
      RUNS,
    );
  });

  it('groups that all wait take one each, in rounds', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(GROUPS - 1), { minLength: 1, maxLength: 60 }), (groups) => {
        const { taken } = play(groups);
        const rounds = Array.from({ length: groups.length }, (_, n) =>
          taken.filter(({ behindOwn }) => behindOwn === n),
        );
        expect(taken).toEqual(rounds.flat());
      }),
    );
  });

  /** Plays a history to its end, where all are taken. */
  function play(steps: readonly (number | 'take')[]) {
    const table = new JobTable(new DatabaseSync(':memory:'));
    const waiting: { id: string; group: number; cameAt: number; behindOwn: number }[] = [];
    const taken: ((typeof waiting)[number] & { takenAt: number })[] = [];
    let now = 0;
    const take = () => {
      const [job] = table.take('q', { all: 1, members: 1, 'free-test': 1 }, ++now, Number.MAX_SAFE_INTEGER);
      if (!job) return;
      const [found] = waiting.splice(
        waiting.findIndex(({ id }) => id === job.id),
        1,
      );
      taken.push({ ...found!, takenAt: now });
    };
    for (const step of steps) {
      if (step === 'take') take();
      else {
        const id = `j${++now}`;
        const lane = step === 0 ? 'free-test' : 'members';
        table.add('q', { id, lane, group: `g${step}`, payload: {} }, now);
        waiting.push({ id, group: step, cameAt: now, behindOwn: waiting.filter(({ group }) => group === step).length });
      }
    }
    while (waiting.length > 0) take();
    return { taken };
  }
});
