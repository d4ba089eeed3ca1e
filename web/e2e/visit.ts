/** One visitor: a browser context of its own, what its console complained about, and axe's opinion of a screen. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { solveBotCheck } from '../../tests/e2e/solve-bot-check.js';
import { receiptJpeg } from '../../tests/receipt-jpeg.js';
import { witness } from './witness.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = {
  all: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  /** Those of them that look at colours: all that another theme can change (src/styles/tokens.spec.ts). */
  colours: ['color-contrast', 'link-in-text-block'],
};

/** Only what hangs takes longer. */
const LIMIT = 300_000;
/** The next frame comes sooner, on a busy machine too. */
const FRAME = 20_000;

export interface Visit {
  readonly page: Page;
  /** Errors of scripts and of the page's security policy. Refusals that a test provokes are not among them. */
  readonly complaints: readonly string[];
  axe(rules?: keyof typeof RULES): Promise<readonly string[]>;
  close(): Promise<void>;
}

export async function visit(browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ baseURL: address, locale: 'en-GB', reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(LIMIT);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('the server responded with a status of'))
      complaints.push(message.text());
  });
  const stopLooking = witness(page, complaints);
  return {
    page,
    complaints,
    axe: async (rules = 'all') => {
      if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
      // What is about to be replaced is dimmed: it is the screen after it that is judged.
      await page.waitForFunction(() => document.querySelector('div[aria-busy=true]') === null);
      await atRest(page);
      return page.evaluate(async (runOnly) => {
        // Of what is no violation nobody asks where it stands, and finding that out is half of axe's work.
        const options = { runOnly, resultTypes: ['violations'] };
        const { violations } = await (globalThis as typeof globalThis & Axe).axe.run(document, options);
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
      }, RULES[rules]);
    },
    close: async () => {
      stopLooking();
      // What a test answers in the server's place may be under way just then.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    },
  };
}

/**
 * Until the page is drawn: it hears of another theme with the next frame, and has drawn itself in it with the one
 * after; nothing moves (styles/motion.css), so that is all. A page that Chromium draws no more frames of (seen once in
 * a crowd: its scripts answered) is judged as it is: styles are computed without them.
 */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, longest);
      });
    await frame();
    await frame();
  }, FRAME);
}

interface Axe {
  axe: {
    run(
      where: Document,
      options: { runOnly: readonly string[]; resultTypes: readonly string[] },
    ): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
  };
}

/** A page that came with its text takes no input before its script has taken it over. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('fieldset:disabled') === null);
}

/** A new account, made over the API (journey.e2e.spec.ts fills in the form). Ends on the dashboard, signed in. */
export async function register(page: Page): Promise<{ email: string; password: string }> {
  const account = { email: `ada-${randomUUID()}@example.test`, password: 'correct horse' };
  await page.goto('/login');
  const { origin } = new URL(page.url());
  const response = await page.request.post('/api/auth/register', {
    data: {
      ...account,
      name: 'Ada Example',
      workspaceName: 'Saltmarsh & Daughters',
      recaptchaToken: await solveBotCheck(origin, 'register'),
    },
  });
  const { data } = (await response.json()) as { data: { token: string; user: object; workspace: object } };
  await page.evaluate(({ token, user, workspace }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify(user));
    localStorage.setItem('workspace', JSON.stringify(workspace));
  }, data);
  await page.goto('/dashboard');
  return account;
}

/** A receipt's photograph, as a file picker hands it over. */
export async function receipt(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const items = [
    ['Rye loaf', '4.80'],
    ['Salted butter', '3.20'],
    ['Coffee, ground', '9.80'],
  ] as const;
  const buffer = await receiptJpeg({ merchant: 'Saltmarsh Stores', date: '14/03/2026', items, total: '17.80' });
  return { name: 'saltmarsh-receipt.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(buffer) };
}
