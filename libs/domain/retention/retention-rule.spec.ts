import { fold } from '#kernel/decider.js';
import { specify } from '#kernel/testing/given-when-then.js';
import { countedId } from '../../../tests/counting-ids.js';
import { cutoffOf, daysOf, RetentionRuleSet, retentionDecider } from './retention-rule.js';

const { given } = specify(retentionDecider);
const workspaceId = countedId(1);
const now = '2026-03-01T09:00:00.000Z';
const begins = '2026-03-02T09:00:00.000Z';
const set = (originalsAfterDays: number | null, documentsAfterDays: number | null) =>
  ({ type: 'SetRetentionRule', workspaceId, originalsAfterDays, documentsAfterDays }) as const;
const wasSet = (originalsAfterDays: number | null, documentsAfterDays: number | null) =>
  RetentionRuleSet({ workspaceId, originalsAfterDays, documentsAfterDays, begins });

describe('a retention rule', () => {
  it('begins a day after it was set, and again a day after it was set otherwise', () => {
    given().when(set(30, null)).then(wasSet(30, null));
    const before = RetentionRuleSet({ ...wasSet(30, 365).data, begins: '2026-02-01T00:00:00.000Z' });
    given(before).when(set(30, 366)).then(wasSet(30, 366));
    given(before).when(set(null, null)).then(wasSet(null, null));
  });

  it('that says what held before is nothing new, and its day is not waited for again', () => {
    given(wasSet(30, 365)).when(set(30, 365)).thenNothing();
    given().when(set(null, null)).thenNothing();
    given(wasSet(30, null), wasSet(null, null)).when(set(null, null)).thenNothing();
  });

  it('does not keep originals longer than their documents', () => {
    given().when(set(30, 30)).thenRefused('originals_after_documents');
    given().when(set(31, 30)).thenRefused('originals_after_documents');
    given().when(set(29, 30)).then(wasSet(29, 30));
  });

  it('is what was set last', () => {
    expect(daysOf(fold(retentionDecider, []))).toEqual({ originalsAfterDays: null, documentsAfterDays: null });
    expect(daysOf(fold(retentionDecider, [wasSet(30, null), wasSet(null, 60)]))).toMatchObject({
      originalsAfterDays: null,
      documentsAfterDays: 60,
    });
  });

  it('counts days of 24 hours from the upload', () => {
    expect(cutoffOf(1, now)).toBe('2026-02-28T09:00:00.000Z');
    expect(cutoffOf(30, now)).toBe('2026-01-30T09:00:00.000Z');
  });
});
