/** usage: what each workspace's credits of each period were spent on, in numbers. */
import { CreditPeriodOpened, CreditReleased, CreditReserved, CreditUsed } from '#contexts/workspaces/domain/credits.js';
import { WorkspaceCreated, WorkspaceDeleted } from '#contexts/workspaces/domain/workspace.js';
import { defineProjection } from '#read-side/projection.js';
import type { PeriodUsage, UsageView } from './view.js';

const PERIODS_KEPT = 24;
const key = (event: { data: { workspaceId: string } }) => event.data.workspaceId;

export const usage = defineProjection<UsageView>({
  name: 'usage',
  version: 1,
  indexes: [],
  on: (on) => [
    on(WorkspaceCreated, {
      key,
      evolve: (view, { data }) => ({ workspaceId: data.workspaceId, plan: data.plan, periods: view?.periods ?? {} }),
    }),
    on(WorkspaceDeleted, { key, evolve: () => undefined }),
    on(CreditPeriodOpened, {
      key,
      evolve: (view, { data }) => change(view, data, (usage) => ({ ...usage, granted: data.granted })),
    }),
    on(CreditReserved, { key, evolve: (view, { data }) => change(view, data, (usage) => ({ ...usage, reserved: usage.reserved + 1 })) }),
    on(CreditUsed, {
      key,
      evolve: (view, { data }) =>
        change(view, data, (usage) => ({ ...usage, reserved: usage.reserved - 1, used: usage.used + 1 })),
    }),
    on(CreditReleased, { key, evolve: (view, { data }) => change(view, data, (usage) => ({ ...usage, reserved: usage.reserved - 1 })) }),
  ],
});

function change(
  view: UsageView | undefined,
  { workspaceId, period }: { workspaceId: string; period: string },
  evolve: (usage: PeriodUsage) => PeriodUsage,
): UsageView {
  const before: UsageView = view ?? { workspaceId, plan: 'free', periods: {} };
  const periods = { ...before.periods, [period]: evolve(before.periods[period] ?? { granted: 0, used: 0, reserved: 0 }) };
  const newest = Object.keys(periods).sort().slice(-PERIODS_KEPT);
  return { ...before, periods: Object.fromEntries(newest.map((name) => [name, periods[name]!])) };
}
