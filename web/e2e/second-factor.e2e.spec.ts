/** Two-factor authentication in Chromium: scanned, turned on, signed in with, renewed and turned off. */
import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { scannedCode } from '../../tests/scanned-code.js';
import { eventually } from '../../tests/eventually.js';
import { look } from './look.js';
import { describeOnStage } from './stage.js';
import { hereAndThere } from './two-visits.js';

describeOnStage('Two-factor authentication in Chromium', (stage) => {
  const { visits, account, signIn } = hereAndThere(stage);

  const dialog = (page: Page) => page.getByRole('dialog');
  /** What a phone sees of the drawing. */
  const scanned = async (page: Page): Promise<string | undefined> => {
    const drawing = page.getByRole('img', { name: 'QR code of the secret for your app' });
    return scannedCode(await drawing.screenshot());
  };
  const shownCodes = async (page: Page): Promise<string[]> => {
    const list = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await list.nth(9).waitFor();
    return list.allInnerTexts();
  };
  /** Of the step to come: good from now on for a minute at least, and never one that was taken before. */
  const nextCode = (secret: string) => generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + 30 });

  it('is set up, asked for, and turned off again', async () => {
    const { here, there } = visits;
    const { page } = here;
    const { email, password } = account();
    await page.goto('/settings?tab=security');
    await page.getByRole('button', { name: 'Set Up' }).click();
    const secret = (await dialog(page).locator('[data-secret]').innerText()).replaceAll(' ', '');
    expect(await look(here, 'second-factor-set-up')).toEqual([]);
    const address = new URL((await scanned(page)) ?? 'nothing:scanned');
    expect([address.protocol, address.searchParams.get('secret')]).toEqual(['otpauth:', secret]);
    expect(decodeURIComponent(address.pathname)).toContain(email);

    const code = dialog(page).getByRole('textbox', { name: 'Code' });
    const turnOn = dialog(page).getByRole('button', { name: 'Turn On' });
    await turnOn.click();
    await page.getByText('Please enter the code').waitFor();
    await code.fill('12345');
    await turnOn.click();
    await page.getByText('This code is not correct, or was used before.').waitFor();
    const used = nextCode(secret);
    await code.fill(used);
    await turnOn.click();
    const codes = await shownCodes(page);
    expect(await look(here, 'second-factor-recovery-codes')).toEqual([]);
    await page.getByRole('button', { name: 'I Have Kept Them' }).click();
    await page.getByText('10 recovery codes are left.').waitFor();
    expect(await look(here, 'second-factor-on')).toEqual([]);

    const codeWanted = async () => {
      await signIn();
      await there.page.getByRole('textbox', { name: 'Code' }).waitFor();
    };
    const give = async (given: string) => {
      await there.page.getByRole('textbox', { name: 'Code' }).fill(given);
      await there.page.getByRole('button', { name: 'Sign In', exact: true }).click();
    };
    await codeWanted();
    expect(await look(there, 'sign-in-code')).toEqual([]);
    await give(used);
    await there.page.getByRole('alert').getByText('This code is not correct, or was used before.').waitFor();
    expect(await look(there, 'sign-in-code-refused')).toEqual([]);
    const fresh = await eventually('the next code', () => {
      const next = nextCode(secret);
      return next === used ? undefined : next;
    });
    await give(fresh);
    await there.page.waitForURL('**/dashboard');
    await there.page.getByRole('button', { name: 'Logout' }).click();
    await there.page.waitForURL('**/login');
    await codeWanted();
    await there.page.getByRole('button', { name: 'Start again' }).click();
    await codeWanted();
    await give(codes[0]!.toLowerCase());
    await there.page.waitForURL('**/dashboard');

    const prove = async (opener: string, action: string, given: string) => {
      await page.getByRole('button', { name: opener }).click();
      await dialog(page).getByLabel('Your password').fill(password);
      await dialog(page).getByRole('textbox', { name: 'Code' }).fill(given);
      await dialog(page).getByRole('button', { name: action }).click();
    };
    await page.reload();
    await page.getByText('9 recovery codes are left.').waitFor();
    await prove('New Recovery Codes', 'Make Codes', codes[1]!);
    const renewed = await shownCodes(page);
    expect(renewed.filter((one) => codes.includes(one))).toEqual([]);
    await page.getByRole('button', { name: 'I Have Kept Them' }).click();
    await page.getByRole('button', { name: 'Turn Off' }).click();
    expect(await look(here, 'second-factor-turning-off')).toEqual([]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await prove('Turn Off', 'Turn Off', renewed[0]!);
    await page.getByText('Two-factor authentication is off.').waitFor();
    await page.getByRole('button', { name: 'Set Up' }).waitFor();
  });
});
