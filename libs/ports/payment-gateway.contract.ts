/**
 * What every PaymentGateway must do. A trial brings what a contract cannot do itself: a customer who pays, and time
 * that passes. Its clock stands at 2026-03-31T09:00:00Z when it opens.
 */
import { ForgedNotice, type CheckoutOrder, type PaymentGateway } from './payment-gateway.js';

interface GatewayTrial {
  readonly gateway: PaymentGateway;
  /** Pays at the page of a checkout. @returns the subscription's id; undefined when the page is closed */
  pay(url: string): Promise<string | undefined>;
  /** From now on this customer's payments fail. */
  runOutOfMoney(subscriptionId: string): Promise<void>;
  /** The customer gives another card, which works. */
  settle(subscriptionId: string): Promise<void>;
  passTo(iso: string): Promise<void>;
  close(): Promise<void>;
}

const workspaceId = '0190a000-0000-7000-8000-0000000000c0';
const urls = { successUrl: 'https://recto.example.test/paid', cancelUrl: 'https://recto.example.test/not-paid' };
const starter = { plan: 'starter', billingCycle: 'monthly' } as const;
const professional = { plan: 'professional', billingCycle: 'monthly' } as const;
const fromMarch = { periodStart: '2026-03-31T09:00:00.000Z', periodEnd: '2026-04-30T09:00:00.000Z' };

export function paymentGatewayContract(name: string, open: () => Promise<GatewayTrial>): void {
  describe(`${name}: PaymentGateway`, () => {
    let trial: GatewayTrial;
    let gateway: PaymentGateway;
    let customerId: string;
    beforeEach(async () => {
      trial = await open();
      gateway = trial.gateway;
      customerId = await gateway.customer(workspaceId, 'ada@example.test');
    });
    afterEach(() => trial.close());
    const checkout = (choice: Partial<CheckoutOrder> = {}) =>
      gateway.checkout({ workspaceId, customerId, ...starter, ...urls, ...choice });
    const subscribe = async (choice: Partial<CheckoutOrder> = {}) => (await trial.pay(await checkout(choice)))!;

    it('has one customer for a workspace, however often it is asked for', async () => {
      expect(await gateway.customer(workspaceId, 'ada@example.test')).toBe(customerId);
      expect(await gateway.customer('0190a000-0000-7000-8000-0000000000c1', 'bob@example.test')).not.toBe(customerId);
    });

    it('takes an order to a page, and has a subscription once it is paid', async () => {
      const url = new URL(await checkout());
      expect(url.protocol).toMatch(/^https?:$/);
      const subscriptionId = (await trial.pay(url.href))!;
      expect(await gateway.subscription(subscriptionId)).toEqual({
        gateway: gateway.name,
        subscriptionId,
        workspaceId,
        ...starter,
        ...fromMarch,
        startedAt: fromMarch.periodStart,
        status: 'active',
        canceled: false,
      });
    });

    it('sells a year', async () => {
      const subscriptionId = await subscribe({ billingCycle: 'annual' });
      expect(await gateway.subscription(subscriptionId)).toMatchObject({
        billingCycle: 'annual',
        periodEnd: '2027-03-31T09:00:00.000Z',
      });
    });

    it('closes the page of an order when there is a newer one, or it was paid', async () => {
      const [older, newer] = [await checkout(), await checkout(professional)];
      expect(await trial.pay(older)).toBeUndefined();
      expect(await trial.pay(newer)).toBeDefined();
      expect(await trial.pay(newer)).toBeUndefined();
    });

    it('knows nothing of a subscription that is not there', async () => {
      expect(await gateway.subscription('sub_nowhere')).toBeUndefined();
    });

    it('renews from the day of the start, short months included', async () => {
      const subscriptionId = await subscribe();
      await trial.passTo('2026-04-30T09:00:01.000Z');
      expect(await gateway.subscription(subscriptionId)).toMatchObject({
        status: 'active',
        periodStart: '2026-04-30T09:00:00.000Z',
        periodEnd: '2026-05-31T09:00:00.000Z',
      });
    });

    it('ends what was canceled with its period, and not before; twice is once', async () => {
      const subscriptionId = await subscribe();
      await gateway.cancelAtPeriodEnd(subscriptionId);
      await gateway.cancelAtPeriodEnd(subscriptionId);
      expect(await gateway.subscription(subscriptionId)).toMatchObject({
        status: 'active',
        canceled: true,
        ...fromMarch,
      });
      await trial.passTo('2026-04-30T09:00:01.000Z');
      expect(await gateway.subscription(subscriptionId)).toMatchObject({ status: 'ended' });
    });

    it('takes a cancellation back', async () => {
      const subscriptionId = await subscribe();
      await gateway.cancelAtPeriodEnd(subscriptionId);
      await gateway.reactivate(subscriptionId);
      expect(await gateway.subscription(subscriptionId)).toMatchObject({ status: 'active', canceled: false });
      await trial.passTo('2026-04-30T09:00:01.000Z');
      expect(await gateway.subscription(subscriptionId)).toMatchObject({ status: 'active' });
    });

    it('ends at once what must end; twice is once', async () => {
      const subscriptionId = await subscribe();
      await gateway.end(subscriptionId);
      await gateway.end(subscriptionId);
      expect(await gateway.subscription(subscriptionId)).toMatchObject({ status: 'ended', workspaceId });
    });

    it('changes the plan within the period', async () => {
      const subscriptionId = await subscribe();
      await gateway.change(subscriptionId, professional, 'prorated');
      expect(await gateway.subscription(subscriptionId)).toMatchObject({ ...professional, ...fromMarch });
      await gateway.change(subscriptionId, starter, 'unprorated');
      expect(await gateway.subscription(subscriptionId)).toMatchObject({ ...starter, ...fromMarch });
    });

    it('begins a year at once when the cycle changes', async () => {
      const subscriptionId = await subscribe();
      await trial.passTo('2026-04-10T12:00:00.000Z');
      await gateway.change(subscriptionId, { plan: 'starter', billingCycle: 'annual' }, 'prorated');
      expect(await gateway.subscription(subscriptionId)).toMatchObject({
        billingCycle: 'annual',
        startedAt: fromMarch.periodStart,
        periodStart: '2026-04-10T12:00:00.000Z',
        periodEnd: '2027-04-10T12:00:00.000Z',
      });
    });

    it('says when a renewal is not paid, when it is after all, and gives up in the end', async () => {
      const subscriptionId = await subscribe();
      await trial.runOutOfMoney(subscriptionId);
      await trial.passTo('2026-04-30T09:00:01.000Z');
      expect(await gateway.subscription(subscriptionId)).toMatchObject({
        status: 'unpaid',
        periodStart: '2026-04-30T09:00:00.000Z',
      });
      await trial.settle(subscriptionId);
      expect(await gateway.subscription(subscriptionId)).toMatchObject({ status: 'active' });
      await trial.runOutOfMoney(subscriptionId);
      await trial.passTo('2026-06-30T09:00:01.000Z');
      expect(await gateway.subscription(subscriptionId)).toMatchObject({ status: 'ended' });
    });

    it('has a page for cards and invoices', async () => {
      await subscribe();
      expect(new URL(await gateway.billingPage(customerId, urls.successUrl)).protocol).toMatch(/^https?:$/);
    });

    it.each([
      ['', ''],
      ['{}', 't=1,v1=00'],
      ['{"id":"evt_1","type":"customer.subscription.updated"}', 'nonsense'],
    ])('believes no message that is not signed: %j, %j', (body, signature) => {
      expect(() => gateway.notice(Buffer.from(body), signature)).toThrow(ForgedNotice);
    });
  });
}
