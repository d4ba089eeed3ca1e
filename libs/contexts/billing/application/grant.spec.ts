import { Grants } from '#domain/billing/grants.js';
import { allEventTypes } from '#apps/compose/registry.js';
import type { Cause } from '#write-side/decisions.js';
import { countedId } from '../../../../tests/counting-ids.js';
import { openWriteSide, type WriteSide } from '../../../../tests/embedded-stores.js';
import { gatewaySays } from '../../../../tests/subscriptions.js';
import { tempFolder } from '../../../../tests/temp-folder.js';
import { workspaceDecider } from '#domain/workspaces/workspace.js';
import type { Plan } from '#kernel/plans.js';
import { CreditLedger } from './credit-ledger.js';
import { GrantCredits, GrantCreditsHandler, GrantPlan, GrantPlanHandler } from './grant.js';

const [workspaceId, ownerId] = [countedId(1, 0xc1), countedId(2, 0xc1)];
const byOperator: Cause = { actor: { kind: 'operator', id: 'cli' }, correlationId: 'typed-1', causationId: 'typed-1' };

describe('what an operator grants', () => {
  const folder = tempFolder();
  let side: WriteSide;
  beforeEach(async () => {
    side = openWriteSide(folder, allEventTypes);
    const create = { type: 'CreateWorkspace', workspaceId, ownerId, name: 'Ada Ltd' } as const;
    await side.decisions.run(workspaceDecider, workspaceId, create, byOperator);
  });
  const plan = (to: Plan, reason = 'ticket 7') =>
    new GrantPlanHandler(side.decisions).execute(new GrantPlan(workspaceId, to, reason, byOperator));
  const credits = (count: number, reason = 'ticket 7', id = workspaceId) =>
    new GrantCreditsHandler(side.decisions, side.clock).execute(new GrantCredits(id, count, reason, byOperator));
  /** How many documents can still be uploaded; takes their credits. */
  const left = async (most: number) => {
    const ledger = new CreditLedger(side.decisions, side.clock, new Grants());
    for (let n = 0; n < most; n++) {
      const request = { workspaceId, requestId: side.ids.fresh(), documentId: side.ids.fresh() };
      const refused = await ledger.reserve(request, byOperator).then(
        () => false,
        (error: { code: string }) => error.code === 'no_credits',
      );
      if (refused) return n;
    }
    return most;
  };

  it('is a plan that counts at the next upload, and is taken back for the next period', async () => {
    expect(await left(60)).toBe(50);
    expect(await plan('starter')).toEqual({ changed: true });
    expect(await plan('starter')).toEqual({ changed: false });
    expect(await left(30)).toBe(30);
    await plan('free');
    side.clock.advance(31 * 86_400_000);
    expect(await left(60)).toBe(50);
  });

  it('is credits on top, which end with the period', async () => {
    expect(await credits(3)).toEqual({ period: '2026-03', endsAt: '2026-04-01T00:00:00.000Z' });
    await credits(2);
    expect(await left(60)).toBe(55);
    side.clock.advance(31 * 86_400_000);
    expect(await left(60)).toBe(50);
  });

  it('says who and why, for ever', async () => {
    await plan('enterprise', ' ticket 8 ');
    const event = (await side.events.read(`workspace-${workspaceId}`)).at(-1)!;
    expect([event.type, event.data['reason'], event.metadata.actor]).toEqual([
      'PlanGranted',
      'ticket 8',
      { kind: 'operator', id: 'cli' },
    ]);
  });

  it('is refused where it would mean nothing', async () => {
    await plan('enterprise');
    await expect(credits(1)).rejects.toMatchObject({ code: 'unlimited' });
    await expect(credits(1, 'ticket 7', ownerId)).rejects.toMatchObject({ code: 'workspace_not_found' });
    await gatewaySays(side.decisions, workspaceId);
    await expect(plan('professional')).rejects.toMatchObject({ code: 'has_subscription' });
    expect(await credits(1)).toMatchObject({ period: '2026-03-01' });
  });

  it.each([' ', 'because ada@example.test asked', 'x'.repeat(201)])('is refused for the reason %j', async (reason) => {
    await expect(plan('starter', reason)).rejects.toMatchObject({ code: 'reason_refused' });
    await expect(credits(1, reason)).rejects.toMatchObject({ code: 'reason_refused' });
  });
});
