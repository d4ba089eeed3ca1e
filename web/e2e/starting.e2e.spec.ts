/** How the client starts: under any name, before its code is there, and when a part of it cannot be fetched. */
import type { Page } from 'playwright-core';
import { invoicePdf } from '../../tests/invoice-pdf.js';
import { callsOf } from './calls.js';
import { describeOnStage } from './stage.js';
import { awake, receipt, register, type Visit } from './visit.js';

describeOnStage('Starting', (stage) => {
  let visitor: Visit;
  let page: Page;
  /** What a test takes away is not to be had from the service worker either. */
  const arrive = async (options = {}) => {
    visitor = await stage.visit({ serviceWorkers: 'block', ...options });
    page = visitor.page;
  };
  afterEach(() => visitor.close());
  const notFetched = () => page.getByRole('alert').getByText('could not be fetched');
  const again = () => page.getByRole('button', { name: 'Try again' }).click();

  it('registers and copies over http under a name that is not localhost', async () => {
    await arrive({ baseURL: stage.url.replace('127.0.0.1', 'recto.test') });
    await page.goto('/register');
    await awake(page);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await page.getByLabel('Full name').fill('Ada Example');
    await page.getByLabel('Email').fill(`ada-${Date.now()}@example.test`);
    await page.getByLabel('Workspace name').fill('Ada Ltd');
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/dashboard');

    await page.goto('/api');
    const copy = page.getByRole('button', { name: /^Copy: / }).first();
    // For two seconds only.
    await Promise.all([page.getByRole('button', { name: 'Copied!' }).waitFor(), copy.click()]);
    await page.goto('/documents');
    await page.getByRole('searchbox').first().focus();
    await page.keyboard.press('Control+V');
    expect(await page.getByRole('searchbox').first().inputValue()).toContain('RECTO_KEY=');
  });

  it('says why the bot check failed, and that copying is not possible', async () => {
    await arrive();
    await page.goto('/login');
    await awake(page);
    await page.route('**/assets/proof-of-work.worker*', (route) => route.abort());
    await page.getByLabel('Email').fill('ada@example.test');
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText(/^reCAPTCHA verification failed: this browser could not load/).waitFor();

    await page.goto('/api');
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await page
      .getByRole('button', { name: /^Copy: / })
      .first()
      .click();
    await page.getByText('Copying is not possible here.').waitFor();
  });

  it('shows a spinner until the code of a screen is there', async () => {
    await arrive();
    await register(page);
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/dashboard-page-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await page.getByRole('status').getByText('Loading').waitFor({ state: 'attached' });
    // Before any script, too.
    expect(await (await page.request.get('/dashboard')).text()).toContain('animate-spin');
    release?.();
    await page.getByText('No documents yet').waitFor();
  });

  it('takes a picture that was chosen, by keyboard, before the program ran', async () => {
    await arrive();
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/index-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const input = page.locator('#free-test input[type=file]');
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), input.press('Space')]);
    await chooser.setFiles(await receipt());
    release?.();
    await page.getByRole('button', { name: 'Extract Data' }).waitFor();
  });

  it.each([
    ['the program itself', '**/assets/index-*.js'],
    ['what it imports', '**/assets/react-*.js'],
  ])('says that %s could not be fetched, and tries again', async (_, part) => {
    await arrive();
    await register(page);
    await page.route(part, (route) => route.abort());
    await page.goto('/documents');
    await notFetched().waitFor();
    expect(await visitor.axe()).toEqual([]);
    await page.unroute(part);
    await again();
    await page.getByRole('heading', { name: 'Documents', exact: true }).waitFor();
    expect(await notFetched().count()).toBe(0);
  });

  it.each(['**/assets/index-*.js', '**/assets/login-page-*.js'])(
    'leaves the words of a page that came with them, and tries again: without %s',
    async (part) => {
      await arrive();
      await page.route(part, (route) => route.abort());
      await page.goto('/login');
      await notFetched().waitFor();
      await page.getByText('Welcome back').waitFor();
      expect(await visitor.axe()).toEqual([]);
      await page.unroute(part);
      await again();
      await awake(page);
    },
  );

  it('loads a tab again, once, whose release is gone, and goes where it was to go', async () => {
    await arrive();
    await register(page);
    await page.getByText('No documents yet').waitFor();
    const asked: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && asked.push(new URL(request.url()).pathname));
    const gone = '**/assets/documents-page-*.js';
    await page.route(gone, (route) => (asked.length > 0 ? route.continue() : route.fulfill({ status: 404 })));
    await page
      .getByRole('link', { name: /^Documents/ })
      .first()
      .click();
    await page.getByText('No documents found').waitFor();
    expect(asked).toEqual(['/documents']);

    // The same release lacks a part for good: it is said, and not tried for ever.
    await page.route('**/assets/export-page-*.js', (route) => route.fulfill({ status: 404 }));
    await page
      .getByRole('link', { name: /^Advanced Export/ })
      .first()
      .click();
    await page.getByText('This page could not be shown').waitFor();
    expect(asked).toEqual(['/documents']);
  });

  describe('without a part of the page, whose release is gone', () => {
    let loads: number;
    const home = async (part: string, answer: () => Promise<unknown> = async () => undefined) => {
      await arrive();
      loads = 0;
      page.on('request', (request) => request.isNavigationRequest() && loads++);
      await page.route(part, async (route) => {
        await answer();
        await route.fulfill({ status: 404 });
      });
      await page.goto('/');
    };
    const missing = (id: string) => page.locator(id).getByText('This form could not be loaded').waitFor();

    it('loads the page again, once', async () => {
      await home('**/assets/contact-form-*.js');
      // Forms come alive when the page is at rest.
      await missing('#contact');
      expect(loads).toBe(2);
    });

    it('does so for the editor of JSON, too', async () => {
      await home('**/assets/json-code-*.js');
      await register(page);
      const buffer = invoicePdf({ number: 'INV-1', date: '2026-03-01', total: '12.00' });
      const { uploaded } = callsOf(() => page);
      const id = await uploaded({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer });
      await page.goto(`/documents/${id}`);
      loads = 0;
      const again = page.waitForEvent('load');
      const edit = () => page.getByRole('button', { name: 'Edit JSON' }).click();
      await edit();
      await again;
      await edit();
      await page.getByText('This page could not be shown').waitFor();
      expect(loads).toBe(1);
    });

    it('does not do so over what was typed', async () => {
      let take: (() => void) | undefined;
      const taken = new Promise<void>((resolve) => (take = resolve));
      await home('**/assets/newsletter-form-*.js', () => taken);
      const message = page.locator('#contact').getByLabel('Message');
      await message.fill('Good day');
      take?.();
      await missing('#newsletter');
      expect([await message.inputValue(), loads]).toEqual(['Good day', 1]);
    });

    it('spends no free test on a result that could not be shown', async () => {
      await home('**/assets/free-test-result-*.js');
      const sent: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
      const tryOne = async () => {
        await page.locator('#free-test').scrollIntoViewIfNeeded();
        await page.getByText('free tests left today').waitFor();
        await page.locator('#free-test input[type=file]').setInputFiles(await receipt());
        await page.getByRole('button', { name: 'Extract Data' }).click();
      };
      const again = page.waitForEvent('load');
      await tryOne();
      await again;
      await tryOne();
      await page.getByRole('alert').getByText('Network error. Please try again.').waitFor();
      expect([sent, loads]).toEqual([[], 2]);
    });
  });

  it('waits for the connection where there is none, and goes on with it', async () => {
    await arrive();
    await register(page);
    await page.getByText('No documents yet').waitFor();
    await page.context().setOffline(true);
    await page
      .getByRole('link', { name: /^Settings/ })
      .first()
      .click();
    await page.getByText('Network error. Please check your connection.').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'Settings', exact: true }).waitFor();
  });

  it('loses one form of a page and not the page', async () => {
    await arrive();
    await page.route('**/assets/contact-form-*.js', (route) => route.abort());
    await page.goto('/#contact');
    await page.locator('#contact').getByText('This form could not be loaded').waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.unroute('**/assets/contact-form-*.js');
    await again();
    await page.locator('#contact').getByRole('button', { name: 'Send Message' }).waitFor();
  });
});
