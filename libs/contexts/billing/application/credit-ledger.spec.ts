import { Grants } from '#domain/billing/grants.js';
import { allEventTypes } from '#apps/compose/registry.js';
import { countedId } from '../../../../tests/counting-ids.js';
import { byAda, openWriteSide, type WriteSide } from '../../../../tests/embedded-stores.js';
import { gatewaySays } from '../../../../tests/subscriptions.js';
import { tempFolder } from '../../../../tests/temp-folder.js';
import { creditsDecider, creditsId } from '#domain/billing/credits.js';
import { CreditLedger } from './credit-ledger.js';

const workspaceId = countedId(1, 0xc0);
const DAY_MS = 86_400_000;
const [inMarch, fromMarch, fromApril] = ['2026-03', '2026-03-01', '2026-04-01'];
const april = { periodStart: '2026-04-01T09:00:00.000Z', periodEnd: '2026-05-01T09:00:00.000Z' };

describe('the ledger of credits', () => {
  const folder = tempFolder();
  let side: WriteSide;
  let ledger: CreditLedger;
  beforeEach(() => {
    side = openWriteSide(folder, allEventTypes);
    ledger = new CreditLedger(side.decisions, side.clock, new Grants());
  });
  const says = (change: Parameters<typeof gatewaySays>[2] = {}) => gatewaySays(side.decisions, workspaceId, change);
  const reserve = async (by = ledger) => {
    const request = { workspaceId, requestId: side.ids.fresh(), documentId: side.ids.fresh() };
    return (await by.reserve(request, byAda)).reservation;
  };
  const reserveMany = async (count: number) => {
    for (let n = 0; n < count; n++) await reserve();
  };
  const spent = async (period: string) => {
    const { granted, used, open } = await side.decisions.state(creditsDecider, creditsId(workspaceId, period));
    return { granted, used, reserved: open.size };
  };

  it('gives the last credit to one of two uploads in two processes', async () => {
    await reserveMany(49);
    const elsewhere = side.another();
    const rivals = [ledger, new CreditLedger(elsewhere.decisions, elsewhere.clock, new Grants())];
    const outcomes = await Promise.allSettled(rivals.map((each) => reserve(each)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'no_credits' } });
    expect(await spent(inMarch)).toEqual({ granted: 50, used: 0, reserved: 50 });
  });

  it('counts a document in the period it was uploaded in, also when that is renewed while it is read', async () => {
    await says();
    const read = await reserve();
    const unreadable = await reserve();
    side.clock.advance(31 * DAY_MS);
    await says(april);
    await reserve();
    await ledger.use(read, byAda);
    await ledger.release(unreadable, 'failed', byAda);
    expect(await spent(fromMarch)).toEqual({ granted: 1_000, used: 1, reserved: 0 });
    expect(await spent(fromApril)).toEqual({ granted: 1_000, used: 0, reserved: 1 });
  });

  it('renews to the hour, whether or not the gateway has said so yet', async () => {
    await says();
    side.clock.advance(31 * DAY_MS - 1);
    expect((await reserve()).period).toBe(fromMarch);
    side.clock.advance(1);
    expect((await reserve()).period).toBe(fromApril);
    await says(april);
    expect((await reserve()).period).toBe(fromApril);
    expect(await spent(fromApril)).toEqual({ granted: 1_000, used: 0, reserved: 2 });
  });

  it('counts on when the plan grows and when it shrinks, and grants nothing twice', async () => {
    await says();
    await reserveMany(2);
    await says({ plan: 'professional' });
    await reserveMany(2);
    expect(await spent(fromMarch)).toEqual({ granted: 10_000, used: 0, reserved: 4 });
    await says({ plan: 'starter' });
    await reserve();
    expect(await spent(fromMarch)).toEqual({ granted: 10_000, used: 0, reserved: 5 });
    side.clock.advance(31 * DAY_MS);
    await says({ ...april, plan: 'starter' });
    await reserve();
    expect(await spent(fromApril)).toEqual({ granted: 1_000, used: 0, reserved: 1 });
  });

  it('goes on in the calendar month after the end, and in the same period when it is paid after all', async () => {
    await reserveMany(50);
    await expect(reserve()).rejects.toMatchObject({ code: 'no_credits' });
    await says();
    await reserve();
    await says({ status: 'ended' });
    await expect(reserve()).rejects.toMatchObject({ code: 'no_credits' });
    await says();
    await reserve();
    expect(await spent(inMarch)).toEqual({ granted: 50, used: 0, reserved: 50 });
    expect(await spent(fromMarch)).toEqual({ granted: 1_000, used: 0, reserved: 2 });
  });

  it('grants without limit on the unlimited plan', async () => {
    await says({ plan: 'enterprise' });
    await reserve();
    expect(await spent(fromMarch)).toEqual({ granted: null, used: 0, reserved: 1 });
  });
});
