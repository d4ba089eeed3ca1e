/** A company's own sign-in in Chromium: by the button, by an invitation, once more, and what a refusal looks like. */
import { freePort } from '../../tests/free-port.js';
import { CANCEL, TestProvider } from '../../tests/openid/test-provider.js';
import { describeWithBrowser } from './browser.js';
import { look } from './look.js';
import { mailedLink } from './outbox.js';
import { Stage } from './stage.js';
import { register, type Visit } from './visit.js';

const NAME = 'Quay & Sons Identity';

describeWithBrowser("A company's own sign-in in Chromium", () => {
  const stage = new Stage();
  let provider: TestProvider;
  let owner: Visit;
  let guest: Visit;
  beforeAll(async () => {
    provider = await TestProvider.start();
    const port = await freePort();
    const publicUrl = `http://127.0.0.1:${port}`;
    provider.register({ publicUrl, api: publicUrl });
    const settings = { PORT: String(port), PUBLIC_URL: publicUrl, OIDC_NAME: NAME, PASSWORD_SIGN_IN: 'owners' };
    await stage.up({ ...provider.settings, ...settings });
    owner = await stage.visit();
    guest = await stage.visit();
  });
  afterAll(async () => {
    await owner?.close();
    await guest?.close();
    await stage.down();
    await provider?.close();
  });

  const person = (id: string, verified = true) =>
    provider.people.set(id, { email: `${id}@example.test`, email_verified: verified, name: 'Gwen Example' });
  const goOn = ({ page }: Visit) => page.getByRole('button', { name: `Continue with ${NAME}` }).click();
  const atProvider = ({ page }: Visit, as: string) => page.getByRole('button', { name: as, exact: true }).click();

  it('is on the sign-in page, and says what went wrong', async () => {
    const { page } = guest;
    await page.goto('/login');
    await page.getByText('or, as an owner').waitFor();
    expect(await look(guest, 'provider-login')).toEqual([]);
    person('gwen', false);
    await goOn(guest);
    await atProvider(guest, CANCEL);
    await page.getByText('did not let you in, or you canceled there').waitFor();
    expect(await look(guest, 'provider-denied')).toEqual([]);
    await page.getByRole('link', { name: 'Back' }).click();
    await goOn(guest);
    await atProvider(guest, 'gwen');
    await page.getByText(`${NAME} has not verified your e-mail address.`).waitFor();
    // Drawn again, the same answer is no longer good, and nothing else comes of it.
    await page.reload();
    await page.getByText('This sign-in was begun in another browser, was used before, or took too long.').waitFor();
  });

  it('accepts an invitation without a password, and signs out at the provider, too', async () => {
    person('gwen');
    await register(owner.page);
    await owner.page.goto('/settings?tab=workspace');
    await owner.page.getByRole('button', { name: 'Invite' }).click();
    await owner.page.getByRole('dialog').getByLabel('Email').fill('gwen@example.test');
    await owner.page.getByRole('dialog').getByRole('button', { name: /invit/i }).click();
    const { page } = guest;
    await page.goto(await mailedLink(stage, 'gwen@example.test', '/invitation'));
    await page.getByRole('heading', { name: 'Accept your invitation' }).waitFor();
    expect(await page.getByLabel('Password').count()).toBe(0);
    expect(await look(guest, 'provider-invitation')).toEqual([]);
    await goOn(guest);
    // Who is signed in there already is asked nothing.
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { name: 'Recent Documents' }).waitFor();

    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/login');
    await page.goto('/documents');
    await page.waitForURL('**/login');
    await goOn(guest);
    await atProvider(guest, 'gwen');
    await page.waitForURL('**/documents');
  });

  it('offers to sign in again where a password is asked for', async () => {
    const { page } = guest;
    // The provider has not said when they proved who they are.
    await page.goto('/settings?tab=security');
    await page.getByRole('button', { name: 'Set Up' }).click();
    await page.getByRole('button', { name: `Sign in again with ${NAME}` }).waitFor();
    expect(await look(guest, 'provider-again')).toEqual([]);
    await page.getByRole('button', { name: `Sign in again with ${NAME}` }).click();
    // Signed in there, and asked all the same.
    await atProvider(guest, 'gwen');
    await page.waitForURL('**/settings?tab=security');
    await page.getByRole('button', { name: 'Set Up' }).click();
    await page.locator('[data-secret]').waitFor();
    expect([owner.complaints, guest.complaints]).toEqual([[], []]);
  });
});
