import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SECRET_KEY, StripeDouble } from '#adapters/stripe/testing/stripe-double.js';

const run = promisify(execFile);

describe('recto billing setup-stripe', () => {
  let stripe: StripeDouble;
  beforeAll(async () => {
    stripe = await StripeDouble.start();
  });
  afterAll(() => stripe.close());
  const recto = (env: Record<string, string>, ...options: string[]) => {
    const args = [join(process.cwd(), 'dist', 'apps', 'cli', 'main.js'), 'billing', 'setup-stripe', ...options];
    return run(process.execPath, args, { env: { PATH: process.env['PATH'], ...env } }).then(
      ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
    );
  };
  const there = () => ({ STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_API_BASE: stripe.url });

  it('makes six prices, and finds them the next time', async () => {
    const { code, stdout } = await recto(there(), '--json');
    expect(code).toBe(0);
    const { prices, webhookEvents } = JSON.parse(stdout);
    expect(prices).toHaveLength(6);
    expect(prices[1]).toMatchObject({ lookupKey: 'recto_starter_annual', amount: 34_800, done: 'made' });
    expect(webhookEvents).toContain('customer.subscription.deleted');
    const again = await recto(there());
    expect(again.stdout.match(/was there/g)).toHaveLength(6);
    expect(again.stdout).toContain('399.00 USD a month');
  });

  it('says what is missing, and no more of a key than that it is wrong', async () => {
    expect(await recto({})).toMatchObject({ code: 3, stderr: expect.stringContaining('STRIPE_SECRET_KEY') });
    const refused = await recto({ ...there(), STRIPE_SECRET_KEY: 'sk_test_planted' });
    expect(refused.code).toBe(3);
    expect(refused.stderr).toContain('StripeAuthenticationError');
    expect(refused.stderr).not.toContain('planted');
  });
});
