import { SECRET_KEY, StripeDouble } from '#adapters/stripe/testing/stripe-double.js';
import { recto } from '../../tests/e2e/recto.js';

describe('recto billing setup-stripe', () => {
  let stripe: StripeDouble;
  beforeAll(async () => {
    stripe = await StripeDouble.start();
  });
  afterAll(() => stripe.close());
  const setUp = (env: Record<string, string>, ...options: string[]) =>
    recto(env, 'billing', 'setup-stripe', ...options);
  const there = () => ({ STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_API_BASE: stripe.url });

  it('makes six prices, and finds them the next time', async () => {
    const { code, out } = await setUp(there(), '--json');
    expect(code).toBe(0);
    const { prices, webhookEvents } = JSON.parse(out);
    expect(prices).toHaveLength(6);
    expect(prices[1]).toMatchObject({ lookupKey: 'recto_starter_annual', amount: 34_800, done: 'made' });
    expect(webhookEvents).toContain('customer.subscription.deleted');
    const again = await setUp(there());
    expect(again.out.match(/was there/g)).toHaveLength(6);
    expect(again.out).toContain('399.00 USD a month');
  });

  it('says what is missing, and no more of a key than that it is wrong', async () => {
    expect(await setUp({})).toMatchObject({ code: 3, err: expect.stringContaining('STRIPE_SECRET_KEY') });
    const refused = await setUp({ ...there(), STRIPE_SECRET_KEY: 'sk_test_planted' });
    expect(refused.code).toBe(3);
    expect(refused.err).toContain('StripeAuthenticationError');
    expect(refused.err).not.toContain('planted');
  });
});
