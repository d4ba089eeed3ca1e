/** Whose language the product speaks: the account's, wherever it signs in; and how it is chosen. */
import { paths } from '../src/entities/paths.js';
import { callsOf } from './calls.js';
import { drawn } from './in-language.js';
import { describeOnStage } from './stage.js';
import { awake, register } from './visit.js';

describeOnStage('The language of an account', (stage) => {
  it('is chosen in the settings, and spoken wherever the account signs in', async () => {
    const [here, there] = [await stage.visit(), await stage.visit()];
    const { email, password } = await register(here.page);
    await here.page.goto(paths.settings);
    await here.page.getByLabel('Language').selectOption('Deutsch');
    await here.page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    await drawn(here.page, 'de');

    await there.page.goto(paths.login);
    await awake(there.page);
    await there.page.getByLabel('Email').fill(email);
    await there.page.getByLabel('Password', { exact: true }).fill(password);
    await there.page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await drawn(there.page, 'de');

    // Another choice elsewhere leaves a page alone that somebody may be typing in.
    await here.page.goto(paths.settings);
    await drawn(here.page, 'de');
    await here.page.evaluate(() => document.body.setAttribute('data-kept', ''));
    await callsOf(() => there.page).call('PUT', '/auth/language', { data: { language: 'fr' } });
    const heard = here.page.waitForResponse((response) => response.url().endsWith('/api/auth/account'));
    await here.page.getByRole('tab', { name: 'Sicherheit' }).click();
    await here.page.getByRole('tab', { name: 'Profil' }).click();
    await heard;
    await here.page.getByText('Nicht bestätigt').waitFor();
    expect(await here.page.locator('body[data-kept]').count()).toBe(1);
    await here.page.reload();
    await drawn(here.page, 'fr');

    // It goes before what an address asks for.
    await here.page.goto(`${paths.settings}?lang=es`);
    await here.page.waitForURL((url) => url.search === '');
    await drawn(here.page, 'fr');
    await Promise.all([here.close(), there.close()]);
  });

  it('is asked for again where it could not be chosen', async () => {
    const { page, close } = await stage.visit();
    await register(page);
    await page.goto(paths.settings);
    await page.route('**/api/auth/language', (route) => route.fulfill({ status: 503, body: 'no words' }));
    await page.getByLabel('Language').selectOption('Deutsch');
    await page.getByText('The language could not be changed').waitFor();
    expect(await page.getByLabel('Language').inputValue()).toBe('en');
    await close();
  });
});
