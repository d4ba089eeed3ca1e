/** Another address for an account in Chromium: asked for, changed to, and put back by the mail to the old one. */
import { look } from './look.js';
import { mailedLink } from './outbox.js';
import { describeOnStage } from './stage.js';
import { register, type Visit } from './visit.js';

describeOnStage('Another address in Chromium', (stage) => {
  let here: Visit;
  let mailbox: Visit;

  beforeAll(async () => {
    here = await stage.visit();
    mailbox = await stage.visit();
  });
  afterAll(async () => {
    await here?.close();
    await mailbox?.close();
  });

  it('is changed to by its link, and put back by that of the old one', async () => {
    const { page } = here;
    const { email } = await register(page);
    const fresh = email.replace('example.test', 'example.net');
    await page.goto(await mailedLink(stage, email, '/confirm-address'));
    await page.getByRole('button', { name: 'Confirm Address' }).click();
    await page.getByText('Your address is confirmed.').waitFor();

    await page.goto('/settings');
    await page.getByRole('button', { name: 'Change Address' }).click();
    const dialog = page.getByRole('dialog');
    const give = async (address: string) => {
      await dialog.getByLabel('New email').fill(address);
      await dialog.getByRole('button', { name: 'Send Link' }).click();
    };
    await give(email);
    await page.getByText('This is the address of your account already.').waitFor();
    expect(await look(here, 'change-address')).toEqual([]);
    await give(fresh);
    await page.getByText('is on its way to the new address').waitFor();

    await page.goto(await mailedLink(stage, fresh, '/new-address'));
    await page.getByRole('button', { name: 'Use This Address' }).waitFor();
    expect(await look(here, 'new-address')).toEqual([]);
    await page.getByRole('button', { name: 'Use This Address' }).click();
    await page.getByText(`Your address is ${fresh}.`).waitFor();
    await page.goto('/settings');
    await page.getByText(fresh).first().waitFor();

    const before = mailbox.page;
    await before.goto('/keep-address');
    await before.getByText('This link is not complete.').waitFor();
    const link = await mailedLink(stage, email, '/keep-address', 'Your account has another address');
    await before.goto('/login');
    await before.goto(link);
    await before.getByRole('button', { name: 'Keep This Address' }).click();
    await before.getByText('Your account has this address again').waitFor();
    expect(await look(mailbox, 'keep-address')).toEqual([]);
    await page.waitForURL('**/login');
    expect([here.complaints, mailbox.complaints]).toEqual([[], []]);
  });
});
