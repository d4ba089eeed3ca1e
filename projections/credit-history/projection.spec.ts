import {
  CreditGrantRaised,
  CreditPeriodOpened,
  CreditReleased,
  CreditReserved,
  CreditsGranted,
  CreditUsed,
} from '#domain/billing/credits.js';
import { specifyProjection } from '#read-side/testing/given-events-then-views.js';
import { creditHistory } from './projection.js';

const { given } = specifyProjection(creditHistory);
const place = { workspaceId: 'w1', period: '2026-03' };
const opened = (granted: number | null) => CreditPeriodOpened({ ...place, granted });
const reserved = CreditReserved({ ...place, requestId: 'r1', documentId: 'd1' });
// As the helper dates events: a second apart.
const [first, second] = ['2026-03-01T09:00:00.000Z', '2026-03-01T09:00:01.000Z'];
const line = { id: 'r1', ...place, at: first, credits: 1, documentId: 'd1' };

describe('credit-history', () => {
  it('has a line for what a period was granted, also without limit', () => {
    given(opened(50)).then({ 'w1-2026-03': { id: 'w1-2026-03', ...place, at: first, kind: 'granted', credits: 50 } });
    given(opened(null)).then({
      'w1-2026-03': { id: 'w1-2026-03', ...place, at: first, kind: 'granted', credits: null },
    });
  });

  it('shows the grant as a larger plan raised it', () => {
    given(opened(50), CreditGrantRaised({ ...place, granted: 1_000 })).then({
      'w1-2026-03': { id: 'w1-2026-03', ...place, at: first, kind: 'granted', credits: 1_000 },
    });
  });

  it('has a line of its own for each time an operator gave credits', () => {
    const extra = CreditsGranted({ ...place, credits: 5, reason: 'ticket 7' });
    const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;
    const line = { ...place, kind: 'granted', extra: true, credits: 5 } as const;
    given(extra, extra).then({
      [id(0)]: { ...line, id: id(0), at: first },
      [id(1)]: { ...line, id: id(1), at: second },
    });
  });

  it('has a line per credit, with what became of it', () => {
    given(reserved).then({ r1: { ...line, kind: 'reserved' } });
    given(reserved, CreditUsed({ ...place, requestId: 'r1' })).then({
      r1: { ...line, kind: 'used', settledAt: second },
    });
    given(reserved, CreditReleased({ ...place, requestId: 'r1', reason: 'failed' })).then({
      r1: { ...line, kind: 'released', settledAt: second, reason: 'failed' },
    });
  });

  it('says of a credit that was used though nothing was read why', () => {
    given(reserved, CreditUsed({ ...place, requestId: 'r1', reason: 'timed_out' })).then({
      r1: { ...line, kind: 'used', settledAt: second, reason: 'timed_out' },
    });
  });

  it('knows nothing of a credit that was never reserved', () => {
    given(CreditUsed({ ...place, requestId: 'r9' })).then({});
  });
});
