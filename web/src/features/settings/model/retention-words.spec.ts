import { ruleTyped, ruleWords, takenWords } from './retention-words.js';

const rule = (originalsAfterDays: number | null, documentsAfterDays: number | null) => ({
  originalsAfterDays,
  documentsAfterDays,
});

describe('a retention rule', () => {
  it('is said in a sentence for each of its parts', () => {
    expect(ruleWords(rule(null, null))).toEqual(['Documents and their files are kept until somebody deletes them.']);
    expect(ruleWords(rule(1, 365))).toEqual([
      'Files are deleted a day after their upload.',
      'Documents are deleted 365 days after their upload.',
    ]);
  });

  it('is what was typed, an empty field being none', () => {
    expect(ruleTyped({ originals: ' 30 ', documents: '' })).toEqual({ rule: rule(30, null) });
    expect(ruleTyped({ originals: '', documents: '36500' })).toEqual({ rule: rule(null, 36_500) });
  });

  it.each(['0', '-1', '1.5', '36501', 'soon'])('is not %s days', (typed) => {
    const fault = 'Give whole days, from 1 to 36,500';
    expect(ruleTyped({ originals: '', documents: typed }).faults?.documents).toBe(fault);
    expect(ruleTyped({ originals: typed, documents: '9' }).faults?.originals).toBe(fault);
  });

  it('keeps no file longer than its document', () => {
    expect(ruleTyped({ originals: '30', documents: '30' }).faults?.originals).toMatch(/^Files go with/);
  });
});

it('says what would go', () => {
  const taken = (count: number, oldest: string | null) => ({ count, oldest, names: [] });
  expect(takenWords('files', taken(0, null))).toBe('No file would go.');
  expect(takenWords('files', taken(1, '2026-03-01T09:00:00.000Z'))).toMatch(/^1 file would go, uploaded .*2026/);
  expect(takenWords('files', taken(1200, '2026-03-01T09:00:00.000Z'))).toMatch(/^1.?200 files would go, the old/);
});
