/** One visitor: a browser context of its own, what its console complained about, and axe's opinion of a screen. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface Visit {
  readonly page: Page;
  /** Errors of scripts and of the page's security policy. Refusals that a test provokes are not among them. */
  readonly complaints: readonly string[];
  axe(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export async function visit(browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ baseURL: address, locale: 'en-GB', reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('the server responded with a status of'))
      complaints.push(message.text());
  });
  return {
    page,
    complaints,
    axe: async () => {
      await page.evaluate(axe);
      return page.evaluate(async (rules) => {
        const { violations } = await (globalThis as unknown as Axe).axe.run(document, { runOnly: rules });
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
      }, RULES);
    },
    close: () => context.close(),
  };
}

interface Axe {
  axe: {
    run(
      where: Document,
      options: { runOnly: readonly string[] },
    ): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
  };
}

let accounts = 0;

/** A new account, made the way a visitor makes one. Ends on the dashboard. */
export async function register(page: Page): Promise<{ email: string; password: string }> {
  const account = { email: `ada-${process.pid}-${++accounts}@example.test`, password: 'correct horse' };
  await page.goto('/register');
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Workspace name').fill('Saltmarsh & Daughters');
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Registration successful!').waitFor();
  await page.waitForURL('**/dashboard');
  return account;
}

/** A receipt, set by the browser and photographed. */
export async function receipt(browser: Browser): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const page = await browser.newPage({ viewport: { width: 640, height: 760 } });
  await page.setContent(`<body style="margin:48px;font:28px/1.5 'Liberation Sans',Arial,sans-serif;background:#fff;color:#000">
    <b>SALTMARSH BAKERY LTD</b><br>4 Quay Street, Wendle<br>Date: 14/03/2026 09:42<br>Receipt No: 20871<br><br>
    Rye loaf &nbsp; 4.80<br>Salted butter &nbsp; 3.20<br>Coffee &nbsp; 9.80<br><br>Subtotal &nbsp; 17.80<br>VAT &nbsp; 0.89<br><b>TOTAL &nbsp; 18.69</b><br>Card</body>`);
  const buffer = await page.screenshot({ type: 'png' });
  await page.close();
  return { name: 'saltmarsh-receipt.png', mimeType: 'image/png', buffer };
}
