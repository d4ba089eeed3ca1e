import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { ServerProcess } from '../../tests/e2e/server-process.js';
import { describeWithBrowser, launchBrowser } from './browser.js';
import { receipt, register, visit, type Visit } from './visit.js';

const LIMIT = 180_000;

describeWithBrowser('Accessibility of the web client', () => {
  let folder: string;
  let recto: ServerProcess;
  let browser: Browser;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'recto-web-'));
    recto = await ServerProcess.start('standalone', { DATA_DIR: join(folder, 'data'), WORKER_CONCURRENCY: '1' });
    browser = await launchBrowser();
  }, LIMIT);
  afterAll(async () => {
    await browser?.close();
    await recto?.stop();
    rmSync(folder, { recursive: true, force: true });
  }, LIMIT);

  it.each([
    ['light', 1440],
    ['dark', 390],
  ] as const)(
    'no violation and nothing wider than the screen, %s at %d px',
    async (colorScheme, width) => {
      const visitor = await visit(browser, recto.url, { colorScheme, viewport: { width, height: 900 } });
      const { page } = visitor;
      const found: Record<string, readonly string[]> = {};
      const look = async (screen: string) => {
        const faults = [...(await visitor.axe()), ...(await tooWide(visitor))];
        if (faults.length > 0) found[screen] = faults;
      };

      for (const [path, ready] of [
        ['/', 'Get Started'],
        ['/login', 'Welcome back'],
        ['/register?plan=professional&billing=annual', 'Professional plan'],
      ] as const) {
        await page.goto(path);
        await page.getByText(ready).waitFor();
        await look(path);
      }

      await register(page);
      await page.getByText('No documents yet').waitFor();
      await look('/dashboard, empty');
      await page.goto('/documents?status=failed');
      await page.getByText('Try adjusting your search criteria').waitFor();
      await look('/documents, nothing found');

      await page.goto('/upload');
      await page.setInputFiles('input[type=file]', {
        name: 'notes.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('x'),
      });
      await page.getByText('File type must be one of').waitFor();
      await page.setInputFiles('input[type=file]', await receipt());
      await page.getByText('Completed').waitFor({ timeout: 60_000 });
      await page.setInputFiles('input[type=file]', {
        name: 'notes.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('x'),
      });
      await look('/upload');
      await page.getByRole('link', { name: 'saltmarsh-receipt.jpg' }).click();
      await page.getByText('Version 1').waitFor();
      await look('/documents/{id}');
      await page.getByRole('button', { name: 'Edit Fields' }).click();
      await page.getByRole('button', { name: 'Add a field', exact: true }).click();
      await look('/documents/{id}, editing');

      await page.goto('/documents');
      await page.getByRole('button', { name: 'Select All' }).click();
      await look('/documents, selected');
      await page.getByRole('button', { name: 'Delete Selected' }).click();
      await page.getByText('Are you sure you want to delete 1 document(s)? This action cannot be undone.').waitFor();
      await look('/documents, asked');
      await page.goto('/documents/no-such-document');
      await page.getByText('Document not found').waitFor();
      await look('/documents/{id}, unknown');
      await page.goto('/dashboard');
      await page.getByText('View All').waitFor();
      await look('/dashboard');
      if (width < 1000) {
        await page.getByRole('button', { name: 'Open menu' }).click();
        await page.getByRole('dialog').getByText('Manage your documents').waitFor();
        await look('menu');
      }

      await visitor.close();
      expect(found).toEqual({});
      expect(visitor.complaints).toEqual([]);
    },
    LIMIT,
  );
});

async function tooWide({ page }: Visit): Promise<string[]> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return excess > 0 ? [`${excess} px wider than the screen`] : [];
}
