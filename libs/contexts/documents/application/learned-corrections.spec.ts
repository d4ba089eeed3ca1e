import { type CorrectionLearner, LearningFailed } from '#ports/correction-learner.js';
import type { ExtractionResult } from '#ports/extractor.js';
import { ObjectNotFound } from '#ports/object-store.js';
import type { Query } from '#ports/read-model-store.js';
import type { Views } from '#read-side/views.js';
import { LearnedCorrections } from './learned-corrections.js';
import type { SealedObjects } from './sealed-objects.js';

const result = { docType: 'invoice', look: { marks: ['a.1.1'], pages: [] } } as unknown as ExtractionResult;
const document = { workspaceId: 'w1', documentId: 'd1' };

function corrections(apply: CorrectionLearner['apply'], find: Views['find'] = async () => []) {
  const told: unknown[] = [];
  const views = { find } as unknown as Views;
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

  it('look at a few documents at a time, and at no more once enough are alike', async () => {
    const asked: unknown[] = [];
    const view = (n: number) => ({ documentId: `d${n}`, docType: n < 30 ? 'receipt' : 'invoice', marks: [] });
    const find = async <V>(_name: string, { skip = 0, limit = Infinity }: Query) => {
      asked.push([skip, limit]);
      return Array.from({ length: Math.min(limit, 1_000) }, (_, n) => view(skip + n)) as V[];
    };
    const { learned } = corrections(async (read) => ({ result: read, skipped: 0 }), find);
    const gone = { get: () => Promise.reject(new ObjectNotFound('gone')) } as unknown as SealedObjects;
    Object.assign(learned, { objects: gone });
    await learned.appliedTo(result, document);
    expect(asked).toEqual([
      [0, 20],
      [20, 20],
    ]);
  });

  it('do not swallow what is not about learning', async () => {
    const { learned } = corrections(async () => {
      throw new Error('the store is away');
    });
    await expect(learned.appliedTo(result, document)).rejects.toThrow('the store is away');
  });
});
