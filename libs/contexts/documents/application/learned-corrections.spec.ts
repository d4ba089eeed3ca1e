import { type CorrectionLearner, LearningFailed } from '#ports/correction-learner.js';
import type { ExtractionResult } from '#ports/extractor.js';
import type { Views } from '#read-side/views.js';
import { LearnedCorrections } from './learned-corrections.js';
import type { SealedObjects } from './sealed-objects.js';

const result = { docType: 'invoice', look: { marks: ['a.1.1'], pages: [] } } as unknown as ExtractionResult;
const document = { workspaceId: 'w1', documentId: 'd1' };

function corrections(apply: CorrectionLearner['apply']) {
  const told: unknown[] = [];
  const views = { find: async () => [] } as unknown as Views;
  const learner = { alikeFrom: 0, likeness: () => 1, apply, close: async () => undefined };
  const log = (level: string, message: string, facts: object) => void told.push([level, message, facts]);
  return { told, learned: new LearnedCorrections(views, {} as SealedObjects, learner, log) };
}

describe('learned corrections', () => {
  it('leave the result as it was read when learning ran out of its bounds, and tell it', async () => {
    const { told, learned } = corrections(async () => {
      throw new LearningFailed('One step took too much processor time.');
    });
    expect(await learned.appliedTo(result, document)).toBe(result);
    const facts = { documentId: 'd1', reason: 'One step took too much processor time.' };
    expect(told).toEqual([['warn', 'nothing was learned for a document', facts]]);
  });

  it('tell how many fields were too long to look for', async () => {
    const { told, learned } = corrections(async (read) => ({ result: read, skipped: 3 }));
    expect(await learned.appliedTo(result, document)).toBe(result);
    expect(told).toMatchObject([['warn', expect.any(String), { documentId: 'd1', fields: 3 }]]);
  });

  it('do not swallow what is not about learning', async () => {
    const { learned } = corrections(async () => {
      throw new Error('the store is away');
    });
    await expect(learned.appliedTo(result, document)).rejects.toThrow('the store is away');
  });
});
