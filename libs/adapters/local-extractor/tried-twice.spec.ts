import { ExtractionError } from '#ports/extractor.js';
import { ChildFailed } from '../child-pool/child.js';
import { triedTwice } from './local-extractor.js';

describe('a document whose child ends', () => {
  const ending = async (...reasons: ChildFailed['reason'][]) => {
    const fresh: boolean[] = [];
    const outcome = await triedTwice(async (again) => {
      fresh.push(again);
      const reason = reasons.shift();
      if (reason) throw new ChildFailed(reason, 'as told');
      return 'read';
    }).catch((error: unknown) => error);
    return { fresh, outcome };
  };

  it('once, is read by a fresh one', async () => {
    for (const reason of ['crashed', 'out_of_memory', 'killed'] as const)
      expect(await ending(reason)).toEqual({ fresh: [false, true], outcome: 'read' });
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
