/** /settings in Chromium: every tab, every sentence it can say, and the way through each dangerous action. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { look } from './look.js';
import { mailedLink } from './outbox.js';
import { describeOnStage } from './stage.js';
import { receipt, register, type Visit } from './visit.js';

const MISMATCH = 'Incorrect verification code. Please try again.';

describeOnStage('Settings', (stage) => {
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

  const open = async (tab: string) => {
    await page.goto('/settings');
    await page.getByRole('tab', { name: tab }).click();
  };
  const dialog = () => page.getByRole('dialog');
  /** Through the code dialog, the code typed in small letters. */
  const verify = async (action: string) => {
    await page.getByRole('button', { name: action }).click();
    const code = await dialog().locator('[data-code]').innerText();
    await page.getByLabel('Verification code', { exact: true }).fill(code.toLowerCase());
    await dialog().getByRole('button', { name: 'Verify' }).click();
    return dialog().getByRole('button', { name: action });
  };
  const changeTo = async (current: string, wanted: string, again = wanted) => {
    await page.getByLabel('Current Password', { exact: true }).fill(current);
    await page.getByLabel('New Password', { exact: true }).fill(wanted);
    await page.getByLabel('Confirm New Password', { exact: true }).fill(again);
    await page.getByRole('button', { name: 'Change Password' }).click();
  };

  it('shows who one is, in tabs that the keyboard can walk', async () => {
    const { email } = await register(page);
    await page.getByRole('navigation', { name: 'Workspace' }).getByText('Account and workspace settings').click();
    await page.waitForURL('**/settings');
    await page.getByRole('heading', { name: 'Danger Zone' }).waitFor();
    const profile = await page.getByRole('tabpanel').innerText();
    for (const text of ['Ada Example', email, 'Owner']) expect(profile).toContain(text);

    await page.getByRole('tab', { name: 'Profile' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: 'Change password' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText('Saltmarsh & Daughters').last().waitFor();
    await page.getByText('Remaining Credits').waitFor();
    const workspace = await page.getByRole('tabpanel').innerText();
    for (const text of ['Free', 'Monthly Credits', 'Used Credits']) expect(workspace).toContain(text);
    await page.keyboard.press('End');
    await page.getByText('No API keys yet').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('heading', { name: 'No Active Subscription' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'No Active Subscription' }).waitFor();
    expect(await page.getByRole('link', { name: 'View Plans' }).getAttribute('href')).toBe('/#pricing');
  });

  it('says that the address is not confirmed until its link is opened by who is signed in', async () => {
    const { email, password } = await register(page);
    const link = await mailedLink(stage, email, '/confirm-address');
    await open('Profile');
    await page.getByText('Not confirmed').waitFor();
    expect(await look(visitor, 'address not confirmed')).toEqual([]);
    await page.getByRole('button', { name: 'Send Mail Again' }).click();
    await page.getByText('A new link is on its way to your address.').waitFor();

    const elsewhere = await stage.visit();
    await elsewhere.page.goto(link);
    await elsewhere.page.getByRole('button', { name: 'Sign In and Confirm' }).waitFor();
    expect(await look(elsewhere, 'confirm address, signed out')).toEqual([]);
    await elsewhere.page.getByLabel('Email').fill(email);
    await elsewhere.page.getByLabel('Password', { exact: true }).fill(password);
    await elsewhere.page.getByRole('button', { name: 'Sign In and Confirm' }).click();
    await elsewhere.page.getByText('Your address is confirmed.').waitFor();
    expect(await look(elsewhere, 'address confirmed')).toEqual([]);
    expect(elsewhere.complaints).toEqual([]);
    await elsewhere.close();

    // Elsewhere it was; here it is seen with the next look.
    await page.getByRole('button', { name: 'Send Mail Again' }).click();
    await page.getByText('Not confirmed').waitFor({ state: 'detached' });
    await page.goto(`${link.slice(0, -4)}AAAA`);
    await page.getByRole('button', { name: 'Confirm Address' }).click();
    await page.getByText('This link is not complete. Please open it again from the mail.').waitFor();
    expect(await look(visitor, 'confirm address, refused')).toEqual([]);
  });

  it('changes the password, says what is wrong before, and ends the other sessions', async () => {
    const { email, password } = await register(page);
    const elsewhere = await stage.visit();
    await elsewhere.page.goto('/login');
    await elsewhere.page.getByLabel('Email').fill(email);
    await elsewhere.page.getByLabel('Password', { exact: true }).fill(password);
    await elsewhere.page.getByRole('button', { name: 'Sign In' }).click();
    await elsewhere.page.waitForURL('**/dashboard');

    await open('Security');
    await changeTo('', '12345', '');
    for (const text of [
      'Current password is required',
      'New password must be at least 6 characters',
      'Please confirm your password',
    ])
      await page.getByText(text, { exact: true }).waitFor();
    await changeTo(password, 'battery staple', 'battery stable');
    await page.getByText("Passwords don't match").waitFor();
    await changeTo('wrong horse', 'battery staple');
    await page.getByText('The current password is not correct.').waitFor();
    await changeTo(password, 'password1');
    await page.getByText('This password is too easy to guess. Please choose another one.').waitFor();
    await page.route('**/api/auth/change-password', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
    await changeTo(password, 'battery staple');
    await page.getByText('Failed to change password').waitFor();
    await page.unroute('**/api/auth/change-password');

    await changeTo(password, 'battery staple');
    await page.getByText('Password changed successfully!').waitFor();
    expect(await page.getByLabel('Current Password', { exact: true }).inputValue()).toBe('');
    await page.goto('/documents');
    await page.getByText('Get started by uploading your first document').waitFor();

    await elsewhere.page.goto('/documents');
    await elsewhere.page.waitForURL('**/login');
    await elsewhere.close();
  });

  it('wants the code typed, and says when it is another one', async () => {
    await register(page);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const code = await dialog().locator('[data-code]').innerText();
    expect(code).toMatch(/^[A-Z0-9]{6}$/);
    const input = page.getByLabel('Verification code', { exact: true });
    const button = dialog().getByRole('button', { name: 'Verify' });
    await input.fill(code.slice(0, 5));
    expect(await button.isDisabled()).toBe(true);
    await input.press('Enter');
    expect(await input.inputValue()).toBe(code.slice(0, 5));

    await input.fill(code === 'zzzzzz' ? 'yyyyyy' : 'zzzzzz');
    expect(await input.inputValue()).toBe('ZZZZZZ');
    await button.click();
    await page.getByText(MISMATCH).waitFor();
    expect(await input.inputValue()).toBe('');

    await input.focus();
    await page.evaluate((text) => document.execCommand('insertText', false, text), ` ${code.toLowerCase()} `); // as pasting does
    expect(await input.inputValue()).toBe(code);
    await input.press('Enter');
    await dialog().getByRole('button', { name: 'Delete Account' }).waitFor();
    expect(await dialog().getByLabel('Your password', { exact: true }).count()).toBe(0);
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await dialog().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Delete Account' }).click();
    expect(await dialog().locator('[data-code]').innerText()).not.toBe(code);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  it('cleans the workspace up, and says so after the page was loaded again', async () => {
    const { password } = await register(page);
    await page.goto('/upload');
    await page.setInputFiles('input[type=file]', await receipt());
    await page.getByText('Completed').waitFor();
    await open('Workspace');
    const history = page.getByRole('region', { name: 'Credit history' });
    await history.getByRole('link', { name: 'saltmarsh-receipt.jpg' }).waitFor();
    await history.getByText('Used', { exact: true }).waitFor();
    await history.getByText('+50').waitFor();
    expect(await visitor.axe()).toEqual([]);
    const pictures = process.env['SCREENSHOTS'];
    if (pictures) await page.screenshot({ path: join(pictures, 'history.png') });
    await page.route('**/api/auth/account', async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, data: { ...answer.data, confirmed: false } } });
    });
    await page.getByRole('button', { name: 'Clean Up Workspace' }).click();
    await page.getByLabel('Your password', { exact: true }).fill('wrong horse');
    expect(await dialog().locator('[data-code]').count()).toBe(0);
    expect(await visitor.axe()).toEqual([]);
    if (pictures) await page.screenshot({ path: join(pictures, 'password.png') });
    await page.keyboard.press('Enter');
    await page.getByText('The current password is not correct.').waitFor();
    await page.getByLabel('Your password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    const button = dialog().getByRole('button', { name: 'Clean Up Workspace' });
    await page.route('**/api/workspaces/cleanup', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
    await button.click();
    await page.getByText('Failed to clean up workspace').waitFor();
    await page.unroute('**/api/workspaces/cleanup');
    await Promise.all([page.waitForEvent('load'), button.click()]);
    await page.getByText('Workspace data cleaned up successfully. Plan and credits remain unchanged.').waitFor();
    await page.goto('/documents');
    await page.getByText('Get started by uploading your first document').waitFor();
  });

  it('deletes the account and leads to /login', async () => {
    const { email, password } = await register(page);
    await page.goto('/settings');
    const button = await verify('Delete Account');
    await page.route('**/api/auth/account', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
    await button.click();
    await page.getByText('Failed to delete account').waitFor();
    // The fifteen minutes may end while the dialog is open.
    const error = { code: 'confirm_password', message: 'Please confirm your password first.' };
    await page.route('**/api/auth/account', (route) => route.fulfill({ status: 403, json: { success: false, error } }));
    await button.click();
    await page.getByLabel('Your password', { exact: true }).fill(password);
    await page.unroute('**/api/auth/account');
    await page.keyboard.press('Enter');
    await button.click();
    await page.getByText('Account deleted successfully').waitFor();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Invalid email or password').waitFor();
  });

  it('shows a subscription and cancels it, as the server tells of one', async () => {
    let status = 'active';
    const info = () => ({
      hasSubscription: true,
      subscription: {
        status,
        plan: 'professional',
        billingCycle: 'annual',
        currentPeriodStart: '2026-03-01T00:00:00.000Z',
        currentPeriodEnd: '2027-03-01T00:00:00.000Z',
      },
      workspace: { plan: 'professional', monthlyCredits: 10_000, usedCredits: 1_234 },
    });
    await page.route('**/api/payment/subscription', (route) =>
      route.fulfill({ json: { success: true, data: info() } }),
    );
    await register(page);
    await open('Subscription');
    await page.getByText('Active', { exact: true }).waitFor();
    const shown = await page.getByRole('tabpanel').innerText();
    for (const text of ['Professional', 'Annual', '1 Mar 2026', '1 Mar 2027', '1,234 of 10,000 used'])
      expect(shown).toContain(text);
    const button = await verify('Cancel Subscription');
    await page.route('**/api/payment/subscription/cancel', (route) =>
      route.fulfill({ status: 502, body: 'Bad gateway' }),
    );
    await button.click();
    await page.getByText('Failed to cancel subscription').waitFor();
    await page.route('**/api/payment/subscription/cancel', (route) => {
      status = 'canceled';
      return route.fulfill({ json: { success: true, data: {} } });
    });
    await button.click();
    await page
      .getByText(
        'Subscription canceled successfully. You will continue to have access until the end of your current billing period.',
      )
      .waitFor();
    await page.getByText('Canceled', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Cancel Subscription' }).count()).toBe(0);
  });

  it('says how long to wait after ten wrong passwords', async () => {
    const { email, password } = await register(page);
    await open('Security');
    const statuses = await page.evaluate(async () => {
      const headers = {
        Authorization: `Bearer ${localStorage.getItem('token')}`,
        'Content-Type': 'application/json',
      };
      const body = JSON.stringify({ currentPassword: 'wrong horse', newPassword: 'battery staple' });
      const answers = [];
      for (let n = 0; n < 10; n++)
        answers.push((await fetch('/api/auth/change-password', { method: 'POST', headers, body })).status);
      return answers;
    });
    expect(statuses).toEqual(Array(10).fill(400));
    await changeTo(password, 'battery staple');
    await page.getByText(/^Too many attempts\. Please try again in \d+ seconds\.$/).waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page
      .getByRole('alert')
      .getByText(/^Too many attempts\. Please try again in \d+ seconds\.$/)
      .waitFor();
  });

  it('has no violation and nothing wider than the screen, at 1440 and 390 px, light and dark', async () => {
    const faults: string[] = [];
    const lookAt = async (screen: string) => void faults.push(...(await look(visitor, screen)));
    await register(page);
    for (const [tab, ready] of [
      ['profile', 'Danger Zone'],
      ['security', 'Change Password'],
      ['workspace', 'Danger Zone'],
      ['subscription', 'No Active Subscription'],
    ] as const) {
      await page.goto(`/settings?tab=${tab}`);
      await page.getByText(ready).first().waitFor();
      await lookAt(tab);
    }
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const code = await page.locator('[data-code]').innerText();
    await lookAt('code');
    await page.getByLabel('Verification code', { exact: true }).fill(code);
    await page.keyboard.press('Enter');
    await page.getByText('This action cannot be undone').waitFor();
    await lookAt('confirmation');
    expect(faults).toEqual([]);
  });
});
