/** A password is forgotten and replaced in Chromium, from the form of sign-in to the dashboard. */
import { look } from './look.js';
import { mailedLink } from './outbox.js';
import { describeOnStage } from './stage.js';
import { register, type Visit } from './visit.js';

describeOnStage('A forgotten password in Chromium', (stage) => {
  let member: Visit;
  let forgetful: Visit;

  beforeAll(async () => {
    member = await stage.visit();
    forgetful = await stage.visit();
  });
  afterAll(async () => {
    await member?.close();
    await forgetful?.close();
  });

  it('is replaced by the link in the mail', async () => {
    const { email } = await register(member.page);
    await member.page.goto(await mailedLink(stage, email, '/confirm-address'));
    await member.page.getByRole('button', { name: 'Confirm Address' }).click();
    await member.page.getByText('Your address is confirmed.').waitFor();

    const { page } = forgetful;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.waitForURL('**/forgot-password');
    await page.getByLabel('Email').fill(email);
    await button('Send Link').click();
    await page.getByText('a mail with a link is on its way').waitFor();
    expect(await look(forgetful, 'forgot-password-sent')).toEqual([]);

    const link = await mailedLink(stage, email, '/reset-password');
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('battery staple');
    await page.getByLabel('Confirm new password').fill('battery stapler');
    await button('Change Password').click();
    await page.getByText("Passwords don't match").waitFor();
    expect(await look(forgetful, 'reset-password-mistyped')).toEqual([]);
    await page.getByLabel('Confirm new password').fill('battery staple');
    await button('Change Password').click();
    await page.waitForURL('**/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('battery staple');
    await button('Sign In').click();
    await page.waitForURL('**/dashboard');

    // The other browser is signed out, and the link is used up.
    await member.page.goto(link);
    await member.page.getByLabel('New password', { exact: true }).fill('another staple');
    await member.page.getByLabel('Confirm new password').fill('another staple');
    await member.page.getByRole('button', { name: 'Change Password' }).click();
    await member.page.getByRole('alert').getByText('is used up').waitFor();
    await member.page.goto('/dashboard');
    await member.page.waitForURL('**/login');
    expect([member.complaints, forgetful.complaints]).toEqual([[], []]);
  });
});
