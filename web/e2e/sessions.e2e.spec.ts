/**
 * Two browsers of one member in Chromium: each sees the other in the settings, signs it out, and is signed out itself.
 */
import { look } from './look.js';
import { describeOnStage } from './stage.js';
import { hereAndThere } from './two-visits.js';

describeOnStage('Sessions in Chromium', (stage) => {
  const { visits, signIn } = hereAndThere(stage);

  it('are seen and ended one by one, and by signing out', async () => {
    const { here, there } = visits;
    await signIn();
    await there.page.waitForURL('**/dashboard');

    const { page } = here;
    // As the program calls itself that made the account for the browser, and as the browser does.
    const rows = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    await page.goto('/settings?tab=security');
    await rows.nth(1).waitFor();
    expect(await rows.filter({ hasText: 'This device' }).count()).toBe(1);
    expect(await look(here, 'settings-sessions')).toEqual([]);

    // It is shut out while its page is open.
    await rows
      .filter({ hasNotText: 'This device' })
      .getByRole('button', { name: /^Sign out / })
      .click();
    await page.getByText(/^Signed out: /).waitFor();
    await rows.nth(1).waitFor({ state: 'detached' });
    await there.page.waitForURL('**/login');

    // What is left in the browser's storage of who signed out is worthless.
    await signIn();
    await there.page.waitForURL('**/dashboard');
    const token = await there.page.evaluate(() => localStorage.getItem('token'));
    const ended = there.page.waitForResponse((response) => response.url().endsWith('/api/auth/sessions/current'));
    await there.page.getByRole('button', { name: 'Logout' }).click();
    expect((await ended).status()).toBe(200);
    await there.page.waitForURL('**/login');
    const again = await here.page.request.get('/api/auth/account', { headers: { Authorization: `Bearer ${token}` } });
    expect(again.status()).toBe(401);
  });
});
