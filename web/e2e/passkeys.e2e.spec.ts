/**
 * Passkeys in Chromium with its own virtual device: added, signed in with alone and besides the password, refused as a
 * copy and once removed. At `localhost`, because a passkey belongs to a name.
 */
import type { CDPSession, Page } from 'playwright-core';
import { look } from './look.js';
import { describeOnStage } from './stage.js';
import { register, type Visit } from './visit.js';

/** The device that a finger is laid on at once. */
class Device {
  private constructor(
    private readonly cdp: CDPSession,
    private readonly authenticatorId: string,
  ) {}

  static async of(page: Page): Promise<Device> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Device(cdp, authenticatorId);
  }

  async keys() {
    const { credentials } = await this.cdp.send('WebAuthn.getCredentials', { authenticatorId: this.authenticatorId });
    return credentials;
  }

  /** Its only key, as it was or will be after so many uses. */
  async countsFrom(signCount: number): Promise<void> {
    const { authenticatorId } = this;
    const [key] = await this.keys();
    if (!key) throw new Error('the device holds no key');
    await this.cdp.send('WebAuthn.removeCredential', { authenticatorId, credentialId: key.credentialId });
    await this.cdp.send('WebAuthn.addCredential', { authenticatorId, credential: { ...key, signCount } });
  }
}

describeOnStage('Passkeys in Chromium', (stage) => {
  let here: Visit;
  let device: Device;

  beforeAll(async () => {
    here = await stage.visit({ baseURL: stage.url.replace('127.0.0.1', 'localhost') });
    device = await Device.of(here.page);
  });
  afterAll(() => here?.close());

  const passkeys = () => here.page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  const button = (name: string) => here.page.getByRole('button', { name, exact: true });
  const dialog = () => here.page.getByRole('dialog');
  const settings = () => here.page.goto('/settings?tab=security');
  const signOut = async () => {
    await button('Logout').click();
    await here.page.waitForURL('**/login');
  };

  it('are added, signed in with, asked for, refused and removed', async () => {
    const { page } = here;
    const { email, password } = await register(page);
    await settings();
    // The last proof was long ago: the dialog comes, and then goes on with what was asked.
    await page.route('**/api/auth/passkeys/offer', (route) => route.fulfill(CONFIRM), { times: 1 });
    await button('Add a Passkey').click();
    await dialog().getByLabel('Your password').fill(password);
    await dialog().getByRole('button', { name: 'Verify' }).click();
    await dialog().getByRole('textbox', { name: 'Name' }).waitFor();
    await dialog().getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('Please name the passkey').waitFor();
    expect(await look(here, 'passkey-adding')).toEqual([]);
    await dialog().getByRole('textbox', { name: 'Name' }).fill('Laptop');
    await dialog().getByRole('button', { name: 'Add', exact: true }).click();
    await passkeys().filter({ hasText: 'Laptop' }).waitFor();
    expect(await device.keys()).toHaveLength(1);
    expect(await look(here, 'passkeys')).toEqual([]);
    // The same device holds one already.
    await button('Add a Passkey').click();
    await dialog().getByRole('textbox', { name: 'Name' }).fill('Again');
    await dialog().getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('This device holds a passkey of yours already.').waitFor();
    await dialog().getByRole('button', { name: 'Cancel' }).click();

    // Alone: one press.
    await signOut();
    expect(await look(here, 'sign-in-passkey')).toEqual([]);
    await button('Use a Passkey').click();
    await page.waitForURL('**/dashboard');

    // A copy of it counts behind it.
    await signOut();
    await device.countsFrom(0);
    await button('Use a Passkey').click();
    await page.getByRole('alert').getByText('there seems to be a copy of it').waitFor();
    await device.countsFrom(100);
    await button('Use a Passkey').click();
    await page.waitForURL('**/dashboard');

    // Proved by it what the password proves, and from then on asked for besides that.
    await settings();
    await page.route('**/api/auth/passkeys/required', (route) => route.fulfill(CONFIRM), { times: 1 });
    await page.getByLabel('Ask for a passkey after my password, too').click();
    await dialog().getByRole('button', { name: 'Use a Passkey' }).waitFor();
    expect(await look(here, 'passkey-confirming')).toEqual([]);
    await dialog().getByRole('button', { name: 'Use a Passkey' }).click();
    await page.getByText('Your password asks for a passkey, too.').waitFor();
    const signInByPassword = async () => {
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await button('Sign In').click();
    };
    await signOut();
    await signInByPassword();
    await page.getByText('Now use one of your passkeys, too.').waitFor();
    expect(await look(here, 'sign-in-second-passkey')).toEqual([]);
    await button('Use a Passkey').click();
    await page.waitForURL('**/dashboard');

    // Removed, it opens nothing; and the password is enough again.
    await settings();
    await button('Remove Laptop').click();
    await dialog().getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('Laptop was removed').waitFor();
    await signOut();
    await button('Use a Passkey').click();
    await page.getByRole('alert').getByText('This passkey opens no account here.').waitFor();
    await signInByPassword();
    await page.waitForURL('**/dashboard');
    expect(here.complaints).toEqual([]);
  });
});

const CONFIRM = {
  status: 403,
  contentType: 'application/json',
  body: JSON.stringify({
    success: false,
    error: { code: 'confirm_password', message: 'Please confirm your password first.' },
  }),
};
