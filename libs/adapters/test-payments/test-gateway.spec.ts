import { paymentGatewayContract } from '#ports/payment-gateway.contract.js';
import { FixedClock } from '../../../tests/fixed-clock.js';
import { tempFolder } from '../../../tests/temp-folder.js';
import { TestGateway } from './test-gateway.js';

const workspaceId = '0190a000-0000-7000-8000-0000000000c0';
const urls = { successUrl: 'http://localhost:3000/paid', cancelUrl: 'http://localhost:3000/not-paid' };
const sessionOf = (url: string) => new URL(url).searchParams.get('session')!;

describe('TestGateway', () => {
  const folder = tempFolder();
  const open = () => {
    const clock = new FixedClock('2026-03-31T09:00:00.000Z');
    return {
      clock,
      gateway: folder.closeAfterTest(new TestGateway(folder.file('test-payments.db'), clock, () => 39_00)),
    };
  };

  paymentGatewayContract('TestGateway', async () => {
    const { clock, gateway } = open();
    return {
      gateway,
      pay: (url) => gateway.testCheckout.conclude(sessionOf(url), workspaceId, 'paid'),
      runOutOfMoney: async (id) => gateway.setDeclines(id, true),
      settle: async (id) => gateway.setDeclines(id, false),
      passTo: async (iso) => clock.advance(Date.parse(iso) - clock.now().getTime()),
      close: async () => undefined,
    };
  });

  const order = (gateway: TestGateway) =>
    gateway.checkout({
      workspaceId,
      customerId: `test_${workspaceId}`,
      plan: 'starter',
      billingCycle: 'monthly',
      ...urls,
    });

  it('shows an order to the workspace that made it, and to no other', async () => {
    const { gateway } = open();
    const session = sessionOf(await order(gateway));
    expect(await gateway.testCheckout.order(session, workspaceId)).toEqual({
      plan: 'starter',
      billingCycle: 'monthly',
      amount: 39_00,
      ...urls,
    });
    const other = workspaceId.replace(/c0$/, 'c1');
    expect(await gateway.testCheckout.order(session, other)).toBeUndefined();
    expect(await gateway.testCheckout.conclude(session, other, 'paid')).toBeUndefined();
    expect(await gateway.testCheckout.conclude(session, workspaceId, 'paid')).toBeDefined();
  });

  it('leaves an order open that was declined, for a day', async () => {
    const { gateway, clock } = open();
    const session = sessionOf(await order(gateway));
    expect(await gateway.testCheckout.conclude(session, workspaceId, 'declined')).toBeUndefined();
    expect(await gateway.testCheckout.order(session, workspaceId)).toBeDefined();
    clock.advance(24 * 60 * 60_000);
    expect(await gateway.testCheckout.order(session, workspaceId)).toBeUndefined();
    expect(await gateway.testCheckout.conclude(session, workspaceId, 'paid')).toBeUndefined();
  });

  it('makes one subscription of an order that is paid twice at once', async () => {
    const { gateway } = open();
    const session = sessionOf(await order(gateway));
    const paid = await Promise.all([1, 2, 3].map(() => gateway.testCheckout.conclude(session, workspaceId, 'paid')));
    expect(paid.filter(Boolean)).toHaveLength(1);
  });

  it('fails at the first renewal of what was paid once, and takes another card on its billing page', async () => {
    const { gateway, clock } = open();
    const id = (await gateway.testCheckout.conclude(sessionOf(await order(gateway)), workspaceId, 'paid_once'))!;
    expect(await gateway.subscription(id)).toMatchObject({ status: 'active' });
    clock.advance(31 * 86_400_000);
    expect(await gateway.subscription(id)).toMatchObject({ status: 'unpaid' });
    const page = await gateway.billingPage(`test_${workspaceId}`, urls.cancelUrl);
    expect(await gateway.testCheckout.order(sessionOf(page), workspaceId)).toMatchObject({
      plan: 'starter',
      amount: null,
    });
    expect(await gateway.testCheckout.conclude(sessionOf(page), workspaceId, 'paid')).toBe(id);
    expect(await gateway.subscription(id)).toMatchObject({ status: 'active' });
  });

  it('remembers over a restart', async () => {
    const { gateway } = open();
    const id = (await gateway.testCheckout.conclude(sessionOf(await order(gateway)), workspaceId, 'paid'))!;
    await gateway.close();
    expect(await open().gateway.subscription(id)).toMatchObject({ status: 'active', plan: 'starter' });
  });
});
