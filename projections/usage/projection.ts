/** usage: what each workspace's credits of each period were spent on, and what it did on each day, in numbers. */
import { DocumentUploaded } from '#domain/documents/document.events.js';
import {
  CreditGrantRaised,
  CreditPeriodOpened,
  CreditReleased,
  CreditReserved,
  CreditsGranted,
  CreditUsed,
} from '#domain/billing/credits.js';
import { PlanGranted, WorkspaceCreated, WorkspaceDeleted } from '#domain/workspaces/workspace.js';
import { defineProjection } from '#read-side/projection.js';
import type { DayUsage, PeriodUsage, UsageView } from './view.js';

const PERIODS_KEPT = 24;
const DAYS_KEPT = 62;
const key = (event: { data: { workspaceId: string } }) => event.data.workspaceId;

/** Version 2: days. */
export const usage = defineProjection<UsageView>({
  name: 'usage',
  version: 2,
  indexes: [],
  on: (on) => [
    on(WorkspaceCreated, {
      key,
      evolve: (view, { data: { workspaceId, plan } }) => ({ ...(view ?? nothing(workspaceId)), plan }),
    }),
    on(PlanGranted, {
      key,
      evolve: (view, { data: { workspaceId, plan } }) => ({ ...(view ?? nothing(workspaceId)), plan }),
    }),
    on(WorkspaceDeleted, { key, evolve: () => undefined }),
    on(CreditPeriodOpened, {
      key,
      evolve: (view, { data }) => inPeriod(view, data, (usage) => ({ ...usage, granted: data.granted })),
    }),
    on(CreditGrantRaised, {
      key,
      evolve: (view, { data }) => inPeriod(view, data, (usage) => ({ ...usage, granted: data.granted })),
    }),
    on(CreditsGranted, {
      key,
      evolve: (view, { data }) =>
        inPeriod(view, data, (usage) => ({ ...usage, extra: (usage.extra ?? 0) + data.credits })),
    }),
    on(CreditReserved, {
      key,
      evolve: (view, { data }) => inPeriod(view, data, (usage) => ({ ...usage, reserved: usage.reserved + 1 })),
    }),
    on(CreditUsed, {
      key,
      evolve: (view, { data, metadata }) => {
        const settled = inPeriod(view, data, (usage) => ({
          ...usage,
          reserved: usage.reserved - 1,
          used: usage.used + 1,
        }));
        return onDay(settled, metadata.occurredAt, (day) => ({ ...day, credits: day.credits + 1 }));
      },
    }),
    on(CreditReleased, {
      key,
      evolve: (view, { data }) => inPeriod(view, data, (usage) => ({ ...usage, reserved: usage.reserved - 1 })),
    }),
    on(DocumentUploaded, {
      key,
      evolve: (view, { data, metadata }) =>
        onDay(view ?? nothing(data.workspaceId), metadata.occurredAt, (day) => ({
          ...day,
          documents: day.documents + 1,
        })),
    }),
  ],
});

function nothing(workspaceId: string): UsageView {
  return { workspaceId, plan: 'free', periods: {}, days: {} };
}

function inPeriod(
  view: UsageView | undefined,
  { workspaceId, period }: { workspaceId: string; period: string },
  evolve: (usage: PeriodUsage) => PeriodUsage,
): UsageView {
  const before = view ?? nothing(workspaceId);
  const now = evolve(before.periods[period] ?? { granted: 0, used: 0, reserved: 0 });
  return { ...before, periods: withOne(before.periods, period, now, PERIODS_KEPT) };
}

function onDay(view: UsageView, at: string, evolve: (day: DayUsage) => DayUsage): UsageView {
  const date = at.slice(0, 10);
  const now = evolve(view.days[date] ?? { documents: 0, credits: 0 });
  return { ...view, days: withOne(view.days, date, now, DAYS_KEPT) };
}

/** The newest of them in the order of their names, which sort by time. */
function withOne<T>(byName: Readonly<Record<string, T>>, name: string, one: T, kept: number): Record<string, T> {
  const all = { ...byName, [name]: one };
  if (name in byName) return all; // in order as they were
  const sorted = Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.slice(-kept));
}
