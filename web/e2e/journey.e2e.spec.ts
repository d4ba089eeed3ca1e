/**
 * The main job in a real browser against the real server: register (with the proof of work), drop a receipt photo and a
 * PDF invoice, watch them complete, correct a value, find the correction in the history, and again after a reload.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { ServerProcess } from '../../tests/e2e/server-process.js';
import { invoicePdf } from '../../tests/invoice-pdf.js';
import { receiptJpeg } from '../../tests/receipt-jpeg.js';
import { describeWithBrowser, sharedBrowser } from './browser.js';

describeWithBrowser('The whole journey in Chromium', () => {
  let folder: string;
  let server: ServerProcess;
  let browser: Browser;
  let page: Page;
  const faults: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'recto-journey-'));
    server = await ServerProcess.start('standalone', { DATA_DIR: join(folder, 'data'), WORKER_CONCURRENCY: '1' });
    browser = await sharedBrowser();
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(600_000);
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('request', (request) => {
      if (!request.url().startsWith(server.url) && !/^(blob|data):/.test(request.url()))
        faults.push(`left the host: ${request.url()}`);
    });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('registers and lands on an empty dashboard', async () => {
    await page.goto(`${server.url}/register`);
    await page.getByLabel('Full name').fill('Ada Example');
    await page.getByLabel('Email').fill('ada@example.test');
    await page.getByLabel('Workspace name').fill('Ada Ltd');
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    await page.locator('button[type=submit]').click();
    await page.waitForURL('**/dashboard');
    await page.getByText('Registration successful!').waitFor();
    await page.getByRole('link', { name: 'Upload Document' }).waitFor();
  });

  it('takes a receipt photo and a PDF invoice to completed', async () => {
    const receipt = join(folder, 'receipt.jpg');
    const invoice = join(folder, 'invoice.pdf');
    const items = [
      ['Rye loaf', '4.80'],
      ['Salted butter', '3.20'],
      ['Coffee, ground', '9.80'],
    ] as const;
    writeFileSync(
      receipt,
      await receiptJpeg({ merchant: 'Saltmarsh Stores', date: '14/03/2026', items, total: '17.80' }),
    );
    writeFileSync(invoice, invoicePdf({ number: 'INV-2026-31', date: '2026-03-02', total: '240.00' }));
    await page.getByRole('link', { name: 'Upload Document' }).click();
    await page.waitForURL('**/upload');
    await page.locator('input[type=file]').setInputFiles([receipt, invoice]);
    await page.getByText('File uploaded successfully!').first().waitFor();

    await page.goto(`${server.url}/documents`);
    await page.getByRole('link', { name: 'receipt.jpg' }).first().waitFor();
    await page.waitForFunction(() => document.body.innerText.split('Completed').length - 1 >= 2);
  });

  it('shows what it read, with how sure it is', async () => {
    await page.getByRole('link', { name: 'receipt.jpg' }).first().click();
    await page.getByRole('heading', { name: 'Extracted Data' }).waitFor();
    const receipt = await page.locator('main').innerText();
    expect(receipt).toContain('17.80');
    expect(receipt).toMatch(/Mar 14, 2026|2026-03-14/);
    expect(receipt).toMatch(/(Sure|Likely|Check) \d+%/);

    await page.goto(`${server.url}/documents`);
    await page.getByRole('link', { name: 'invoice.pdf' }).first().click();
    await page.getByRole('heading', { name: 'Extracted Data' }).waitFor();
    const invoice = await page.locator('main').innerText();
    expect(invoice).toContain('240.00');
    expect(invoice).toMatch(/Mar 2, 2026|2026-03-02/);
    expect(invoice).toContain('INV-2026-31');
  });

  it('corrects a field, and the history keeps it over a reload', async () => {
    await page.getByRole('button', { name: 'Edit Fields' }).click();
    await page.getByLabel('Invoice number', { exact: true }).fill('INV-2026-32');
    await page.getByRole('button', { name: /^Save/ }).click();
    await page.getByText('Document updated successfully!').waitFor();
    const expectHistory = async () => {
      await page.getByText('Version 2').first().waitFor();
      const text = await page.locator('main').innerText();
      expect(text).toContain('Updated invoice_number');
      expect(text).toContain('INV-2026-31');
      expect(text).toContain('INV-2026-32');
      expect(text).toContain('Ada Example');
    };
    await expectHistory();
    await page.reload();
    await expectHistory();
  });

  it('went without an error in the browser and without leaving the host', () => {
    expect(faults).toEqual([]);
  });
});
