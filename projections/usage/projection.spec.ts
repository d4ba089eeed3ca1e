import { DocumentUploaded } from '#domain/documents/document.events.js';
import {
  CreditGrantRaised,
  CreditPeriodOpened,
  CreditReleased,
  CreditReserved,
  CreditsGranted,
  CreditUsed,
} from '#domain/billing/credits.js';
import { PlanGranted, WorkspaceCleanedUp, WorkspaceCreated, WorkspaceDeleted } from '#domain/workspaces/workspace.js';
import { specifyProjection } from '#read-side/testing/given-events-then-views.js';
import { usage } from './projection.js';

const { given } = specifyProjection(usage);
const created = WorkspaceCreated({ workspaceId: 'w1', ownerId: 'ada', plan: 'starter', name: 'Example' });
const inPeriod = (period: string) => {
  const place = { workspaceId: 'w1', period };
  return {
    opened: (granted: number | null) => CreditPeriodOpened({ ...place, granted }),
    extra: (credits: number) => CreditsGranted({ ...place, credits, reason: 'ticket 7' }),
    raised: (granted: number | null) => CreditGrantRaised({ ...place, granted }),
    reserved: (requestId: string) => CreditReserved({ ...place, requestId, documentId: 'd' }),
    used: (requestId: string) => CreditUsed({ ...place, requestId }),
    released: (requestId: string) => CreditReleased({ ...place, requestId, reason: 'failed' }),
  };
};
const uploaded = DocumentUploaded({
  documentId: 'd1',
  workspaceId: 'w1',
  originalFilename: 'a.pdf',
  mime: 'application/pdf',
  size: 1,
  sha256: 'ab',
  objectKey: 'originals/d1',
  deleteAfterProcessing: false,
});
const march = inPeriod('2026-03');
const april = inPeriod('2026-04');

describe('usage', () => {
  it('starts with the plan and no period', () => {
    given(created).then({ w1: { workspaceId: 'w1', plan: 'starter', periods: {}, days: {} } });
  });

  it('counts what is reserved, used and given back', () => {
    given(
      created,
      march.opened(1_000),
      march.reserved('r1'),
      march.reserved('r2'),
      march.reserved('r3'),
      march.used('r1'),
      march.released('r2'),
    ).then({
      w1: {
        workspaceId: 'w1',
        plan: 'starter',
        periods: { '2026-03': { granted: 1_000, used: 1, reserved: 1 } },
        days: { '2026-03-01': { documents: 0, credits: 1 } },
      },
    });
  });

  it('keeps periods apart, and settles a request in the one it was reserved in', () => {
    given(
      created,
      march.opened(null),
      march.reserved('r1'),
      april.opened(50),
      april.reserved('r2'),
      march.used('r1'),
    ).then({
      w1: {
        workspaceId: 'w1',
        plan: 'starter',
        periods: {
          '2026-03': { granted: null, used: 1, reserved: 0 },
          '2026-04': { granted: 50, used: 0, reserved: 1 },
        },
        days: { '2026-03-01': { documents: 0, credits: 1 } },
      },
    });
  });

  it('raises the grant and counts on', () => {
    const begun = inPeriod('2026-03-15');
    given(created, begun.opened(1_000), begun.reserved('r1'), begun.used('r1'), begun.raised(10_000)).then({
      w1: {
        workspaceId: 'w1',
        plan: 'starter',
        periods: { '2026-03-15': { granted: 10_000, used: 1, reserved: 0 } },
        days: { '2026-03-01': { documents: 0, credits: 1 } },
      },
    });
  });

  it('shows what an operator granted: a plan, and credits on top of what the plan grants', () => {
    given(
      created,
      PlanGranted({ workspaceId: 'w1', plan: 'professional', reason: 'ticket 7' }),
      march.extra(5),
      march.opened(10_000),
      march.extra(7),
    ).then({
      w1: {
        workspaceId: 'w1',
        plan: 'professional',
        periods: { '2026-03': { granted: 10_000, extra: 12, used: 0, reserved: 0 } },
        days: {},
      },
    });
  });

  it('works for a workspace whose creation a crash cut off', () => {
    given(march.opened(50), march.reserved('r1')).then({
      w1: { workspaceId: 'w1', plan: 'free', periods: { '2026-03': { granted: 50, used: 0, reserved: 1 } }, days: {} },
    });
  });

  it('stays as it is when the workspace is cleaned up, and goes with the workspace', () => {
    given(created, march.opened(50), WorkspaceCleanedUp({ workspaceId: 'w1' })).then({
      w1: {
        workspaceId: 'w1',
        plan: 'starter',
        periods: { '2026-03': { granted: 50, used: 0, reserved: 0 } },
        days: {},
      },
    });
    given(created, march.opened(50), WorkspaceDeleted({ workspaceId: 'w1' })).then({});
  });

  it('keeps the newest two years', () => {
    const months = Array.from(
      { length: 26 },
      (_, n) => `${2024 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`,
    );
    given(created, ...months.map((month) => inPeriod(month).opened(50))).then({
      w1: {
        workspaceId: 'w1',
        plan: 'starter',
        periods: Object.fromEntries(months.slice(2).map((month) => [month, { granted: 50, used: 0, reserved: 0 }])),
        days: {},
      },
    });
  });

  it('counts documents when they come and credits when they are used, day by day in UTC', () => {
    given(
      { event: uploaded, at: '2026-03-01T23:59:59.999Z' },
      march.reserved('r1'),
      { event: uploaded, at: '2026-03-02T00:00:00.000Z' },
      { event: march.used('r1'), at: '2026-03-02T00:00:01.000Z' },
    ).then({
      w1: {
        workspaceId: 'w1',
        plan: 'free',
        periods: { '2026-03': { granted: 0, used: 1, reserved: 0 } },
        days: { '2026-03-01': { documents: 1, credits: 0 }, '2026-03-02': { documents: 1, credits: 1 } },
      },
    });
  });

  it('keeps the newest 62 days', () => {
    const dates = Array.from({ length: 64 }, (_, n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString());
    given(...dates.map((at) => ({ event: uploaded, at }))).then({
      w1: {
        workspaceId: 'w1',
        plan: 'free',
        periods: {},
        days: Object.fromEntries(dates.slice(2).map((at) => [at.slice(0, 10), { documents: 1, credits: 0 }])),
      },
    });
  });
});
