/** The public site: readable without script, at home on its own host, and doing what its buttons say. */
import type { Page } from 'playwright-core';
import { publicPages } from '../src/site/content/public-pages.js';
import { look, ONE_THEME_EACH } from './look.js';
import { describeOnOwnStage } from './stage.js';
import { awake, register } from './visit.js';

const PUBLIC_URL = 'https://recto.example.test';

/** Words of each page that must be there before any script runs. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  '/': ['what it says.', 'Try for Free', 'Shipping Labels', 'Save 25%', 'Most Popular', 'Ask a person'],
  '/blog': ['On reading documents', 'Getting data out of contracts', '12 min read'],
  '/blog/invoice-ocr-guide': ['Table of contents', 'The checks that catch errors', '20 January 2025'],
  '/blog/ai-document-processing-use-cases': ['Real estate', '25 January 2025', '10 min read'],
  '/blog/contract-data-extraction': ['Building a register you can rely on', '30 January 2025', '8 min read'],
  '/blog/receipt-automation-accounting': ['The photograph decides', '5 February 2025', '10 min read'],
  '/blog/ocr-vs-ai-document-extraction': ['Plausible and wrong'],
  '/api': [
    'Five steps to a first result',
    '/api/bulk-jobs/exports',
    'Create an account with its workspace',
    'Unreleased',
  ],
  '/terms': ['August 25, 2025', 'There are no refunds', 'Children under 13'],
  '/privacy': ['August 25, 2025', 'Deleting destroys the key'],
  '/login': ['Welcome back'],
  '/register': ['Full name'],
};

const define: Parameters<typeof describeOnOwnStage>[1] = (stage) => {
  it('shows its words without script, under its own name and address', async () => {
    const visitor = await stage.visit({ javaScriptEnabled: false });
    for (const { path, title, description, article } of publicPages) {
      await visitor.page.goto(path);
      const text = await visitor.page.locator('body').innerText();
      expect(WORDS[path]!.filter((words) => !text.includes(words))).toEqual([]);
      expect(await visitor.page.title()).toBe(title);
      const head = (selector: string, attribute: string) => visitor.page.locator(selector).getAttribute(attribute);
      expect(await head('link[rel=canonical]', 'href')).toBe(PUBLIC_URL + path);
      expect(await head('meta[name=description]', 'content')).toBe(description);
      expect(await head('meta[property="og:image"]', 'content')).toBe(`${PUBLIC_URL}/og.png`);
      const keywords = article?.keywords.join(', ');
      expect(await visitor.page.locator('meta[name=keywords]').evaluateAll(contents)).toEqual(
        keywords ? [keywords] : [],
      );
      expect(await visitor.page.locator('h1').count()).toBe(1);
    }
    await visitor.close();
  });

  it('has no violation, no complaint, and nothing from elsewhere, light at 1440 px and dark at 390 px', async () => {
    const visitor = await stage.visit({ viewport: { width: 1440, height: 900 } });
    const strangers: string[] = [];
    visitor.page.on('request', (request) => {
      if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(stage.url)) strangers.push(request.url());
    });
    const faults: string[] = [];
    for (const { path } of publicPages) {
      await visitor.page.goto(path);
      await toTheEnd(visitor.page);
      faults.push(...(await look(visitor, path, ONE_THEME_EACH)));
    }
    await visitor.close();
    expect(faults).toEqual([]);
    expect(strangers).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });

  it('leads where its links say: anchors, registering, signing in', async () => {
    const { page, close } = await stage.visit();
    await page.goto('/');
    const main = page.getByRole('navigation', { name: 'Main' });
    for (const [name, href] of [
      ['Try Free', '/#free-test'],
      ['Features', '/#features'],
      ['Pricing', '/#pricing'],
      ['Blog', '/blog'],
      ['API', '/api'],
      ['About', '/#about'],
      ['Contact', '/#contact'],
    ] as const) {
      expect(await main.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(href);
      if (href.startsWith('/#')) expect(await page.locator(href.slice(1)).count()).toBe(1);
    }
    const trials = page.getByRole('link', { name: 'Start Free Trial' });
    expect(await trials.nth(0).getAttribute('href')).toBe('/register?plan=free&billing=monthly');
    expect(await trials.nth(1).getAttribute('href')).toBe('/register?plan=free&billing=monthly');
    expect(await page.getByRole('link', { name: 'Contact Sales' }).getAttribute('href')).toBe('#contact');
    await page.getByRole('link', { name: 'Try for Free' }).click();
    await page.waitForURL('**/#free-test');
    await trials.nth(0).click();
    await page.waitForURL('**/register?plan=free&billing=monthly');
    await page.getByText('Free plan').waitFor();
    await page.getByText('At least 10 characters.').waitFor();
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await page.getByText('Welcome back').waitFor();
    await close();
  });

  it('shows prices by month and by year, and registers with what was chosen', async () => {
    const { page, close } = await stage.visit();
    await page.goto('/');
    await awake(page);
    const plans = page.locator('#pricing');
    const prices = async () => (await plans.innerText()).match(/\$\d+/g);
    expect(await prices()).toEqual(['$39', '$129', '$399']);
    await plans.getByLabel('Annual Save 25%').check();
    expect(await prices()).toEqual(['$29', '$10', '$99', '$30', '$299', '$100']);
    expect(await plans.getByRole('link', { name: 'Choose Professional' }).getAttribute('href')).toBe(
      '/register?plan=professional&billing=annual',
    );
    await plans.getByLabel('Monthly').check();
    expect(await plans.getByRole('link', { name: 'Choose Starter' }).getAttribute('href')).toBe(
      '/register?plan=starter&billing=monthly',
    );
    await close();
  });

  it.each(['/', '/blog', '/blog/contract-data-extraction'])(
    'has a menu on small screens that closes by a click outside, by Escape and by choosing: %s',
    async (path) => {
      const { page, close } = await stage.visit({ viewport: { width: 390, height: 844 } });
      await page.goto(path);
      await awake(page);
      const menu = page.getByRole('navigation', { name: 'Menu' });
      const open = () => page.getByRole('button', { name: 'Open menu' }).click();
      await open();
      await menu.waitFor();
      await page.mouse.click(200, 820);
      await menu.waitFor({ state: 'hidden' });
      await open();
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'hidden' });
      await open();
      await menu.getByRole('link', { name: 'Pricing' }).click();
      await page.waitForURL('**/#pricing');
      await menu.waitFor({ state: 'hidden' });
      await close();
    },
  );

  it('sends unknown paths to the front page, or to the dashboard of a member', async () => {
    const { page, close } = await stage.visit();
    for (const path of ['/no-such-page', '/blog/no-such-article', '/a/b.c']) {
      await page.goto(path);
      await page.waitForURL(`${stage.url}/`);
      await page.getByText('what it says.').waitFor();
    }
    await register(page);
    await page.goto('/blog/no-such-article');
    await page.waitForURL('**/dashboard');
    await page.goto('/login');
    await page.waitForURL('**/dashboard');
    await close();
  });

  it('knows a member: the dashboard instead of the door, upgrades instead of registering', async () => {
    const visitor = await stage.visit();
    const { page } = visitor;
    await register(page);
    for (const path of ['/', '/blog', '/blog/invoice-ocr-guide']) {
      await page.goto(path);
      await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).waitFor();
      expect(await page.getByRole('link', { name: 'Get Started' }).count()).toBe(0);
    }
    await page.goto('/');
    await page.getByRole('button', { name: 'Upgrade to Starter' }).waitFor();
    expect(await page.getByText('Stop typing what is already written.').count()).toBe(0);
    const asked: unknown[] = [];
    await page.route('**/api/payment/create-checkout-session', (route) => {
      asked.push(route.request().postDataJSON());
      return route.abort();
    });
    await page.locator('#pricing').getByLabel('Annual Save 25%').check();
    await page.getByRole('button', { name: 'Upgrade to Professional' }).click();
    await page.getByText('Failed to create checkout session').waitFor();
    expect(asked).toEqual([{ plan: 'professional', billingCycle: 'annual', email: expect.stringContaining('@') }]);
    await visitor.close();
  });

  it('moves for those who like it: what is below rises when it is seen or printed, a light follows the mouse', async () => {
    const { page, close } = await stage.visit({
      reducedMotion: 'no-preference',
      viewport: { width: 1440, height: 900 },
    });
    await page.goto('/');
    const feature = page.locator('#features [data-reveal]').first();
    const waiting = page.locator('[data-reveal=waiting]').last();
    await waiting.waitFor({ state: 'attached' });
    const opacity = () => waiting.evaluate((element) => getComputedStyle(element).opacity);
    expect(await opacity()).toBe('0');
    await page.emulateMedia({ media: 'print' });
    expect(await opacity()).toBe('1');
    await page.emulateMedia({ media: 'screen' });
    await feature.scrollIntoViewIfNeeded();
    await page.locator('#features [data-reveal=shown]').first().waitFor();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.mouse.move(300, 300);
    await page.mouse.move(400, 320);
    await page.locator('.glow[data-lit]').waitFor({ state: 'attached' });
    await close();
  });

  it('keeps the workspace’s shell for when there is no network, and nothing of the API', async () => {
    const { page, close } = await stage.visit();
    await register(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto('/documents');
    await page.getByRole('heading', { name: 'Documents', exact: true }).waitFor();
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: 'Documents', exact: true }).waitFor();
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/app');
    expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
    await page.context().setOffline(false);
    await close();
  });

  it('is served compressed; pages are asked for again, hashed files are kept for ever', async () => {
    const get = (path: string, headers: Record<string, string> = {}) =>
      fetch(stage.url + path, { headers: { 'Accept-Encoding': 'br', ...headers }, redirect: 'manual' });
    const page = await get('/');
    expect([page.status, page.headers.get('content-encoding'), page.headers.get('cache-control')]).toEqual([
      200,
      'br',
      'no-cache',
    ]);
    expect((await get('/', { 'If-None-Match': page.headers.get('etag')!, 'Cache-Control': 'max-age=0' })).status).toBe(
      304,
    );
    const html = await page.text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)![1]!;
    const asset = await get(script);
    expect(asset.headers.get('content-encoding')).toBe('br');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/assets/gone-0000.js')).status).toBe(404);
    for (const [path, to] of [
      ['/blog/', '/blog'],
      ['/terms.html?x=1', '/terms?x=1'],
      ['/index.html', '/'],
    ] as const)
      expect((await get(path)).headers.get('location')).toBe(to);
    expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
    const map = await (await get('/sitemap.xml')).text();
    const listed = publicPages.map(({ path }) => PUBLIC_URL + path);
    expect([...map.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)).toEqual(listed);
    expect((await (await get('/blog/feed.xml')).text()).match(/<item>/g)).toHaveLength(5);
    for (const icon of [
      '/favicon.ico',
      '/icon.svg',
      '/icon-192.png',
      '/apple-touch-icon.png',
      '/og.png',
      '/site.webmanifest',
    ])
      expect((await get(icon)).status).toBe(200);
  });
};

describeOnOwnStage('The public site', define, { BOT_CHECK: 'off', PUBLIC_URL, PASSWORD_MIN_LENGTH: '10' });

const contents = (tags: Element[]) => tags.map((tag) => tag.getAttribute('content'));

/** Past every part of the page, until all its forms have come alive. */
async function toTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  await awake(page);
}
