/**
 * Plans in Chromium: from the registration to a paid plan, what the settings show and do about it, and the way out of
 * used credits.
 */
import type { Page } from 'playwright-core';
import { look } from './look.js';
import { describeOnStage } from './stage.js';
import { receipt, register, type Visit } from './visit.js';

const PASSWORD = 'correct horse';
const MISMATCH = 'Incorrect verification code. Please try again.';
const CANCELED =
  'Subscription canceled successfully. You will continue to have access until the end of your current billing period.';
let accounts = 0;

describeOnStage('Payments', (stage) => {
  let visitor: Visit;
  let page: Page;

  beforeEach(async () => {
    visitor = await stage.visit();
    page = visitor.page;
  });
  afterEach(async () => {
    await visitor.close();
    expect(visitor.complaints).toEqual([]);
  });

  /** Fills the form in; where it leads is for each test to say. */
  const registerFor = async (plan: string, billing: string, on = page) => {
    await on.goto(`/register?plan=${plan}&billing=${billing}`);
    await on.getByLabel('Full name').fill('Ada Example');
    await on.getByLabel('Email').fill(`ada-${process.pid}-${(accounts += 1)}@payments.example.test`);
    await on.getByLabel('Workspace name').fill('Example & Sons');
    await on.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await on.getByRole('button', { name: 'Create account' }).click();
  };
  const buy = async (plan = 'starter', billing = 'monthly', on = page) => {
    await registerFor(plan, billing, on);
    await on.waitForURL('**/payment/test-checkout?**');
    await on.getByRole('button', { name: 'Pay (test)' }).click();
    await on.waitForURL('**/payment/thank-you');
  };
  const openSettings = async (on = page) => {
    await on.goto('/settings?tab=subscription');
    await on.getByText('Workspace Credits').waitFor();
  };
  /** The subscription once its values are there: until then only their names are. */
  const panel = async () => {
    await page.getByRole('tabpanel').getByText('Active', { exact: true }).first().waitFor();
    return page.getByRole('tabpanel').innerText();
  };
  const dialog = () => page.getByRole('dialog');

  it('begin with a registration for a paid plan, and end on the page that says thank you', async () => {
    await registerFor('professional', 'annual');
    await page.waitForURL('**/payment/test-checkout?**');
    await page.getByText('This is a test checkout.').waitFor();
    await page.getByRole('heading', { name: 'Recto Professional' }).waitFor();
    await page.getByText('US$1,188.00').or(page.getByText('$1,188.00')).first().waitFor();
    await page.getByLabel('A card that is declined').check();
    await page.getByRole('button', { name: 'Pay (test)' }).click();
    await page.getByText('The test card was declined. Nothing was booked.').waitFor();
    await page.getByLabel('Every payment goes through.').check();
    await page.getByRole('button', { name: 'Pay (test)' }).click();
    await page.waitForURL('**/payment/thank-you');
    await page.getByText('Your subscription is now active.').waitFor();
    await page.getByText('wait a few seconds and refresh').waitFor();
    await page.getByRole('link', { name: 'View Settings' }).click();
    const shown = await panel();
    for (const text of ['Active', 'Professional', 'Annual', '0 of 10,000 used', 'Your plan'])
      expect(shown).toContain(text);
    await page.goto('/payment/thank-you');
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await page.getByText('10,000').first().waitFor();
  });

  it('are nothing on the free plan, which goes to the dashboard; when the checkout cannot be had, too', async () => {
    await registerFor('free', 'monthly');
    await page.waitForURL('**/dashboard');
    await page.goto('/settings?tab=subscription');
    await page.getByRole('heading', { name: 'No Active Subscription' }).waitFor();

    const other = await stage.visit();
    await other.page.route('**/api/payment/create-checkout-session', (route) =>
      route.fulfill({ status: 502, body: 'Bad gateway' }),
    );
    await registerFor('starter', 'monthly', other.page);
    await other.page.getByText('Failed to create payment session').waitFor();
    await other.page.waitForURL('**/dashboard');
    await other.close();
  });

  it('are canceled by the code, and reactivated', async () => {
    await buy();
    await openSettings();
    await page.getByRole('button', { name: 'Cancel Subscription' }).click();
    const code = await dialog().locator('[data-code]').innerText();
    await page.getByLabel('Verification code', { exact: true }).fill(code === 'ZZZZZZ' ? 'YYYYYY' : 'ZZZZZZ');
    await dialog().getByRole('button', { name: 'Verify' }).click();
    await page.getByText(MISMATCH).waitFor();
    await page.getByLabel('Verification code', { exact: true }).fill(code);
    await page.keyboard.press('Enter');
    const confirm = dialog().getByRole('button', { name: 'Cancel Subscription' });
    await confirm.click();
    await page.getByText(CANCELED).waitFor();
    await page.getByText('Canceled', { exact: true }).waitFor();
    await dialog().waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Cancel Subscription' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Upgrade to Professional' }).isDisabled()).toBe(true);

    await page.getByRole('button', { name: 'Reactivate Subscription' }).click();
    await page.getByText('Subscription reactivated.').waitFor();
    await page.getByText('Active', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Cancel Subscription' }).waitFor();
  });

  it('are known to the prices: one’s own is managed, the others are changes or upgrades', async () => {
    await buy('professional');
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await page.getByText('10,000').first().waitFor();
    await page.goto('/');
    await page.getByRole('button', { name: 'Change to Starter' }).waitFor();
    await page.getByRole('button', { name: 'Upgrade to Enterprise' }).waitFor();
    await page.locator('#pricing').getByLabel('Annual Save 25%').check();
    await page.getByRole('link', { name: 'Manage your plan' }).click();
    await dialog().getByText('Pay by the year?').waitFor();

    await page.route('**/api/workspaces/usage', async (route) => {
      const { data } = await (await route.fetch()).json();
      const usage = { ...data.usage, plan: 'enterprise', monthlyCredits: 1_000_000, remainingCredits: 999_999 };
      await route.fulfill({ json: { success: true, data: { usage } } });
    });
    await page.goto('/dashboard');
    await page.getByText('0/unlimited').first().waitFor();
    const unlimited = page.getByText('unlimited', { exact: true });
    await unlimited.nth(1).waitFor();
    expect(await unlimited.count()).toBe(2);
    expect(await look(visitor, 'dashboard without a limit')).toEqual([]);
  });

  it('grow at once and shrink with the period', async () => {
    await buy();
    await openSettings();
    await page.getByRole('button', { name: 'Upgrade to Professional' }).click();
    await dialog().getByText('It starts at once, for $129 a month.').waitFor();
    await dialog().getByRole('button', { name: 'Upgrade to Professional' }).click();
    await page.getByText('Your plan is Professional now.').waitFor();
    await page.getByText('0 of 10,000 used').waitFor();
    await page.getByRole('button', { name: 'Change to Starter' }).click();
    await dialog().getByRole('button', { name: 'Change to Starter' }).click();
    await page.getByText('Your plan will be Starter.').waitFor();
    await page.getByText(/Professional until .+, then Starter/).waitFor();
    await page.getByRole('button', { name: 'Keep Professional' }).click();
    await dialog().getByRole('button', { name: 'Keep Professional' }).click();
    await dialog().waitFor({ state: 'detached' });
    await page.getByText(/until .+, then Starter/).waitFor({ state: 'detached' });
  });

  it('are chosen in the settings, and confirmed there when a plan was chosen elsewhere', async () => {
    await register(page);
    await page.goto('/settings?tab=subscription');
    await page.getByRole('button', { name: 'Annual', exact: true }).click();
    await page.getByText('$29', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Choose Starter' }).click();
    await page.waitForURL('**/payment/test-checkout?**');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL('**/settings?tab=subscription');
    await page.getByRole('button', { name: 'Choose Starter' }).click();
    await page.waitForURL('**/payment/test-checkout?**');
    await page.getByRole('button', { name: 'Pay (test)' }).click();
    await page.waitForURL('**/payment/thank-you');
    // As the upgrade buttons of the price list do.
    const url = await page.evaluate(async () => {
      const headers = {
        Authorization: `Bearer ${localStorage.getItem('token')}`,
        'Content-Type': 'application/json',
      };
      const body = JSON.stringify({ plan: 'enterprise', billingCycle: 'annual', email: 'ada@example.test' });
      const answer = await fetch('/api/payment/create-checkout-session', { method: 'POST', headers, body });
      return ((await answer.json()) as { data: { url: string } }).data.url;
    });
    await page.goto(url);
    await dialog().getByText('It starts at once, for $3,588 a year.').waitFor();
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL('**/settings?tab=subscription');
    expect(await panel()).toContain('Starter');
  });

  it('are the way out when all credits are used', async () => {
    await register(page);
    await page.route('**/api/documents/upload', (route) =>
      route.fulfill({
        status: 402,
        json: {
          success: false,
          error: {
            code: 'no_credits',
            message:
              'All 50 credits of this month are used. Upgrade your plan or wait for the next month to upload more documents.',
          },
        },
      }),
    );
    await page.goto('/upload');
    await page.setInputFiles('input[type=file]', await receipt());
    await page.getByText('All 50 credits of this month are used.').first().waitFor();
    await page.getByRole('link', { name: 'See the plans' }).click();
    await page.getByRole('button', { name: 'Choose Starter' }).waitFor();
  });

  it('that failed are said, and made good with another card', async () => {
    await buy();
    await page.route('**/api/payment/subscription', async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: { subscription: object } };
      answer.data.subscription = { ...answer.data.subscription, paymentFailed: true };
      await route.fulfill({ json: answer });
    });
    await openSettings();
    await page.getByText('The last payment failed.').waitFor();
    await page.getByRole('button', { name: 'Update payment method' }).click();
    await page.getByRole('heading', { name: 'Change your card' }).waitFor();
    await page.getByRole('button', { name: 'Use this card' }).click();
    await page.waitForURL('**/settings?tab=subscription');
  });

  it('are not shown to who is not signed in, nor a checkout that is not open', async () => {
    await page.goto('/payment/test-checkout?session=nothing');
    await page.waitForURL('**/login');
    await page.goto('/payment/thank-you');
    await page.getByText('Sign in to see whether your subscription is now active.').waitFor();
    await register(page);
    await page.goto('/payment/thank-you');
    await page.getByText('We have not heard of your payment yet.').waitFor();
    expect(await page.getByText('Payment Successful').count()).toBe(0);
    await page.goto('/payment/test-checkout?session=nothing');
    await page.getByText('This checkout cannot be shown').waitFor();
  });

  it('have no violation and nothing wider than the screen, at 1440 and 390 px, light and dark', async () => {
    const faults: string[] = [];
    const lookAt = async (screen: string) => void faults.push(...(await look(visitor, screen)));
    await registerFor('professional', 'monthly');
    await page.getByRole('button', { name: 'Pay (test)' }).waitFor();
    await lookAt('test-checkout');
    await page.goto('/settings?tab=subscription');
    await page.getByRole('button', { name: 'Choose Starter' }).waitFor();
    await lookAt('no-subscription');
    await page.getByRole('button', { name: 'Choose Professional' }).click();
    await page.getByRole('button', { name: 'Pay (test)' }).click();
    await page.getByRole('heading', { name: 'Payment Successful' }).waitFor();
    await lookAt('thank-you');
    await openSettings();
    await lookAt('subscription');
    await page.getByRole('button', { name: 'Upgrade to Enterprise' }).click();
    await dialog().waitFor();
    await lookAt('change-plan');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Cancel Subscription' }).click();
    await page.getByLabel('Verification code', { exact: true }).fill(await page.locator('[data-code]').innerText());
    await page.keyboard.press('Enter');
    await dialog().getByText('You keep access until').waitFor();
    await lookAt('cancel');
    await dialog().getByRole('button', { name: 'Cancel Subscription' }).click();
    await page.getByRole('button', { name: 'Reactivate Subscription' }).waitFor();
    await lookAt('canceled');
    expect(faults).toEqual([]);
  });
});
