/** A company's own server in Chromium: no public pages, accounts by invitation, nothing counted, another name. */
import { eventually } from '../../tests/eventually.js';
import { look } from './look.js';
import { describeOnOwnStage } from './stage.js';
import type { Visit } from './visit.js';

const ENV = {
  REGISTRATION: 'invited',
  SITE: 'login',
  CREDITS: 'unlimited',
  BRAND_NAME: 'Quay & Sons',
  BRAND_COLOR: '#b3126d',
};

describeOnOwnStage(
  "A company's own server",
  (stage) => {
    let owner: Visit;
    beforeAll(async () => {
      owner = await stage.visit();
    });
    afterAll(() => owner?.close());
    afterEach(() => expect(owner.complaints).toEqual([]));

    it('has signing in as its front page, under its own name, and says why nobody registers', async () => {
      const { page } = owner;
      for (const path of ['/', '/blog', '/api', '/nowhere']) {
        await page.goto(path);
        await page.waitForURL('**/login');
      }
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
      expect(await page.title()).toBe('Sign in · Quay & Sons');
      await page.getByText('Accounts are made by invitation here.').waitFor();
      expect(await page.getByText('Recto', { exact: true }).count()).toBe(0);
      expect(await look(owner, 'own-login')).toEqual([]);
      await page.goto('/register');
      await page.getByText('Accounts are made by invitation here.').waitFor();
      expect(await page.getByLabel('Email').count()).toBe(0);
      expect(await look(owner, 'own-register-closed')).toEqual([]);
    });

    it('lets its first owner in by the link in the log, once, and shows no credits and no plans', async () => {
      const { page } = owner;
      const hash = await eventually(
        'the link',
        () => /register(#first-owner[.][\w-]+)/.exec(stage.server.output())?.[1],
      );
      await page.goto(`/register${hash}`);
      await page.reload(); // the page before was the same but for the hash
      await page.getByText('The first account of this server').waitFor();
      expect(await look(owner, 'own-first-owner')).toEqual([]);
      await page.getByLabel('Full name').fill('Ada Example');
      await page.getByLabel('Email').fill('ada@example.test');
      await page.getByLabel('Workspace name').fill('Quay Ltd');
      await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.waitForURL('**/dashboard');
      await page.getByRole('heading', { name: 'Recent Documents' }).waitFor();
      expect(await page.getByText(/credits/i).count()).toBe(0);
      expect(await look(owner, 'own-dashboard')).toEqual([]);
      await page.goto('/settings?tab=workspace');
      await page.getByRole('heading', { name: 'Members', exact: true }).waitFor();
      expect(await page.getByRole('tab', { name: 'Subscription' }).count()).toBe(0);
      expect(await page.getByText('Monthly Credits').count()).toBe(0);
      expect(await look(owner, 'own-workspace')).toEqual([]);

      const late = await stage.visit();
      await late.page.goto(`/register${hash}`);
      await late.page.getByLabel('Full name').fill('Late Example');
      await late.page.getByLabel('Email').fill('late@example.test');
      await late.page.getByLabel('Workspace name').fill('Late Ltd');
      await late.page.getByLabel('Password', { exact: true }).fill('correct horse battery');
      await late.page.getByRole('button', { name: 'Create account' }).click();
      await late.page.getByRole('alert').getByText('This link is used up').waitFor();
      await late.close();
    });
  },
  ENV,
);
