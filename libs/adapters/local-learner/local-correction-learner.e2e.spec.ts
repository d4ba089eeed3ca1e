import { LearningFailed } from '#ports/correction-learner.js';
import { type ExtractionResult } from '#ports/extractor.js';
import { lookOf } from '#extraction/learned/look.js';
import { pageOf } from '#extraction/testing/made-page.js';
import { LocalCorrectionLearner } from './local-correction-learner.js';

const result = (lines: readonly string[]): ExtractionResult => ({
  docType: 'invoice',
  docTypeConfidence: 1,
  language: 'de',
  pages: [{ width: 600, height: 800 }],
  extraction: {},
  confidence: {},
  evidence: {},
  look: lookOf([pageOf(lines)]),
  text: lines.join('\n'),
  engine: 'local/1',
  processingTime: 1,
});
const taught = (lines: readonly string[], values: Record<string, string>) => ({
  docType: 'invoice' as const,
  look: lookOf([pageOf(lines)]),
  values,
  corrected: Object.keys(values),
});

describe('LocalCorrectionLearner', () => {
  const learners: LocalCorrectionLearner[] = [];
  const opened = (...options: ConstructorParameters<typeof LocalCorrectionLearner>) => {
    const learner = new LocalCorrectionLearner(...options);
    learners.push(learner);
    return learner;
  };
  afterEach(() => Promise.all(learners.splice(0).map((learner) => learner.close())));

  it('applies lessons in a child, and leaves what the child was not given as it was', async () => {
    const next = result(['Vorgang C-3', 'Baustelle Kiel']);
    const learnt = await opened().apply(next, [taught(['Vorgang A-1', 'Baustelle Kiel'], { invoice_number: 'A-1' })]);
    expect(learnt).toMatchObject({ skipped: 0, result: { extraction: { invoice_number: 'C-3' }, text: next.text } });
  });

  it('gives back the very result when there is nothing to learn from', async () => {
    const next = result(['Vorgang C-3']);
    expect((await opened({ timeoutMs: 1 }).apply(next, [])).result).toBe(next);
  });

  it('fails by name when the child runs out of its time', async () => {
    const letters = Array.from({ length: 1_400 }, () => 'a').join('|');
    const values = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`field_${at}`, 'a'.repeat(900)]));
    const lessons = [taught([letters], values)];
    await expect(opened({ timeoutMs: 1 }).apply(result([letters]), lessons)).rejects.toThrow(LearningFailed);
  });

  it('ends when it is told to', async () => {
    const stop = AbortSignal.abort(new Error('enough'));
    const lessons = [taught(['Vorgang A-1'], { invoice_number: 'A-1' })];
    await expect(opened().apply(result(['Vorgang C-3']), lessons, stop)).rejects.toThrow('enough');
  });
});
