import { ExtractionError } from '#ports/extractor.js';
import { ChildFailed } from '../child-pool/child.js';
import { triedTwice } from './local-extractor.js';

describe('a document whose child ends', () => {
  const first = { timeoutMs: 1000 };
  const ending = async (...reasons: (ChildFailed['reason'] | 'starved')[]) => {
    const runs: object[] = [];
    const outcome = await triedTwice(1000, async ({ perStage: _, ...how }) => {
      runs.push(how);
      const reason = reasons.shift();
      if (reason === 'starved') throw new ChildFailed('timed_out', 'as told', true);
      if (reason) throw new ChildFailed(reason, 'as told');
      return 'read';
    }).catch((error: unknown) => error);
    return { runs, outcome };
  };

  it('once, is read by a fresh one', async () => {
    for (const reason of ['crashed', 'out_of_memory', 'killed'] as const)
      expect(await ending(reason)).toEqual({ runs: [first, { ...first, fresh: true }], outcome: 'read' });
  });

  it('by the clock, is read alone and longer when it had too little of the processor, and not again when it had enough', async () => {
    expect(await ending('starved')).toEqual({
      runs: [first, { timeoutMs: 3000, fresh: true, alone: true }],
      outcome: 'read',
    });
    const timedOut = expect.objectContaining({ name: 'ExtractionError', code: 'timed_out' });
    expect(await ending('timed_out')).toEqual({ runs: [first], outcome: timedOut });
    expect(await ending('starved', 'starved')).toMatchObject({ runs: [first, { alone: true }], outcome: timedOut });
  });

  it('twice of the document, is unreadable for good', async () => {
    const { outcome } = await ending('crashed', 'out_of_memory');
    expect(outcome).toBeInstanceOf(ExtractionError);
    expect(outcome).toMatchObject({ code: 'unreadable' });
  });

  it('twice by somebody else, says nothing of the document: whoever asked may ask again', async () => {
    for (const reasons of [
      ['killed', 'killed'],
      ['crashed', 'killed'],
    ] as const) {
      const { outcome } = await ending(...reasons);
      expect(outcome).toBeInstanceOf(ChildFailed);
      expect(outcome).not.toBeInstanceOf(ExtractionError);
    }
  });
});
