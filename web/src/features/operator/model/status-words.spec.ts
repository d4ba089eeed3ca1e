import { lagWords, pauseWords, sizeWords, toneOf, upWords } from './status-words.js';

const readModel = { name: 'usage', version: 2, state: 'paused', collection: 'usage@2-1', lag: null };

describe('the status of an installation', () => {
  it('stands out where something is wrong or not known', () => {
    expect(['ok', 'behind', 'paused', 'no answer', 'of a newer server'].map(toneOf)).toEqual([
      ...['good', 'warn', 'bad', 'bad', 'bad'],
    ]);
  });

  it('says how far behind a read model is, in what the log counts by', () => {
    expect([lagWords(null), lagWords({ events: 1 }), lagWords({ events: 20 }), lagWords({ seconds: 0.2 })]).toEqual([
      ...['–', '1 event', '20 events', '1 s'],
    ]);
  });

  it('says why a read model stands still: an event, or an order', () => {
    const pausedAt = { eventId: 'e1', type: 'CreditUsed', position: '42', at: '2026-03-01T09:00:00.000Z' };
    expect(pauseWords({ ...readModel, pausedAt, pausedBecause: null })).toBe('At CreditUsed e1, position 42');
    expect(pauseWords({ ...readModel, pausedAt: null, pausedBecause: 'a disk is moved' })).toBe(
      'By order: a disk is moved',
    );
    expect(pauseWords({ ...readModel, pausedAt: null, pausedBecause: null })).toBeUndefined();
  });

  it('says sizes and times as people do', () => {
    expect([0, 1, 1_023, 1_024, 1_572_864, 2 ** 50].map(sizeWords)).toEqual([
      ...['0 bytes', '1 bytes', '1023 bytes', '1.0 KB', '1.5 MB', '1024.0 TB'],
    ]);
    expect([59, 120, 7_200, 172_800].map(upWords)).toEqual(['59 seconds', '2 minutes', '2 hours', '2 days']);
  });
});
