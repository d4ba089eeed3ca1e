/**
 * The export wizard in a real browser against the real server: choose documents and fields, look at the preview,
 * download the file and read it back; templates; the menu on a document. Each screen is held to axe and to the width of
 * a phone.
 */
import { buffer } from 'node:stream/consumers';
import Excel from 'exceljs';
import type { Page } from 'playwright-core';
import { invoicePdf } from '../../tests/invoice-pdf.js';
import { readCsv } from '../../tests/strict-csv.js';
import { describeOnStage } from './stage.js';
import { receipt, register, type Visit } from './visit.js';

const INVOICES = 6;

describeOnStage('The export wizard in Chromium', (stage) => {
  let visitor: Visit;
  let page: Page;

  beforeAll(async () => {
    visitor = await stage.visit({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
    page = visitor.page;
    await register(page);
  });
  afterAll(async () => {
    await visitor?.close();
  });

  const heading = (name: string) => page.getByRole('heading', { name, exact: true, level: 2 }).waitFor();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const steps = () => page.getByRole('navigation', { name: 'Steps' });
  const summary = async (name: string) =>
    page
      .getByRole('complementary')
      .locator('div', { has: page.locator('dt', { hasText: name }) })
      .locator('dd')
      .first()
      .innerText();
  const downloaded = async (start: () => Promise<void>) => {
    const [download] = await Promise.all([page.waitForEvent('download'), start()]);
    return { name: download.suggestedFilename(), bytes: await buffer(await download.createReadStream()) };
  };
  const fine = async () => {
    expect(await visitor.axe()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  };

  it('has nothing to choose from at first, and says what to do', async () => {
    await page.getByRole('link', { name: 'Advanced Export' }).click();
    await page.waitForURL('**/export');
    await page.getByText('No documents found').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Upload Document' }).waitFor();
    expect(await button('Next').isDisabled()).toBe(true);
    await fine();
  });

  it('selects completed documents, all of them or one by one', async () => {
    await page.goto('/upload');
    const invoices = Array.from({ length: INVOICES }, (_, n) => ({
      name: `invoice ${n + 1}.pdf`,
      mimeType: 'application/pdf',
      buffer: invoicePdf({ number: `INV-2026-${n + 1}`, date: `2026-03-0${n + 1}`, total: `${120 * (n + 1)}.00` }),
    }));
    await page.locator('input[type=file]').setInputFiles([...invoices, await receipt()]);
    await page.waitForFunction(
      (n) => document.querySelector('main')!.innerText.split('Completed').length > n,
      INVOICES + 1,
    );
    await page.goto('/documents');
    await page.getByRole('main').getByRole('link', { name: 'Advanced Export' }).click();
    await page.getByLabel('Select invoice 1.pdf').waitFor();

    await button('Select All').click();
    expect(await summary('Documents')).toBe(String(INVOICES + 1));
    await button('Deselect All').click();
    expect(await button('Next').isDisabled()).toBe(true);

    await page.getByLabel('Search by file name').fill('invoice');
    await page.getByLabel('Select saltmarsh-receipt.jpg').waitFor({ state: 'detached' });
    await button('Select All').click();
    await page.getByLabel('Search by file name').fill('');
    await page.getByLabel('Select saltmarsh-receipt.jpg').check();
    expect(await summary('Documents')).toBe(String(INVOICES + 1));

    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('To day').fill('2020-01-01');
    await page.getByText('No documents found').waitFor();
    await button('Clear Filters').last().click();
    await page.getByLabel('Select invoice 1.pdf').waitFor();
    await fine();
  });

  it('asks the server for whole days of UTC, for fields, and for a hundred documents', async () => {
    const asked = page.waitForRequest((request) => request.url().includes('startDate='));
    await page.getByLabel('From day').fill('2020-02-03');
    const query = new URL((await asked).url()).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      limit: '100',
      includeFields: 'true',
      status: 'completed',
      startDate: '2020-02-03T00:00:00.000Z',
    });
    const until = page.waitForRequest((request) => request.url().includes('endDate='));
    await page.getByLabel('To day').fill('2099-12-31');
    expect(new URL((await until).url()).searchParams.get('endDate')).toBe('2099-12-31T23:59:59.999Z');
  });

  it('offers the fields of the chosen documents by category, and drops what no document has any more', async () => {
    await button('Next').click();
    await heading('Choose Fields');
    await button('Preview').last().click();
    await page.getByText('Please select at least one field to preview').waitFor();
    await page.getByLabel('Select All Financial').check();
    expect(await page.getByLabel('Total Amount', { exact: true }).isChecked()).toBe(true);
    await page.getByLabel('Merchant Name', { exact: true }).check();
    await page.getByLabel('File Size', { exact: true }).check();
    const before = Number(await summary('Fields'));
    await fine();

    await button('Back').click();
    await page.getByLabel('Select saltmarsh-receipt.jpg').uncheck();
    expect(Number(await summary('Fields'))).toBe(before - 1);
    await button('Next').click();
    expect(await page.getByLabel('Merchant Name', { exact: true }).count()).toBe(0);
    await page.getByLabel('Line Items', { exact: true }).check();
  });

  it('previews the first five records and follows the options', async () => {
    await button('Preview').last().click();
    await page.getByText('Preview generated successfully!').waitFor();
    await heading('Preview and Download');
    await page.getByText(`Showing first 5 of ${INVOICES} records`).waitFor();
    const rows = page.getByRole('table').locator('tbody tr');
    expect(await rows.count()).toBe(5);
    await page.getByLabel('Sort by').selectOption({ label: 'Total Amount' });
    await page.getByLabel('Direction').selectOption('asc');
    await page.waitForFunction(() => document.querySelector('tbody tr')?.textContent?.includes('invoice 1.pdf'));
    await page.getByLabel('Flatten nested data').check();
    await page.getByRole('columnheader', { name: 'Line Items › 1 › Amount' }).waitFor();
    await fine();
  });

  it('downloads what it showed, in every format, under the name given', async () => {
    await page.getByLabel('File name').fill('March.csv');
    const csv = await downloaded(async () => {
      await page.getByRole('radio', { name: 'CSV' }).check();
      await button('Download CSV').click();
    });
    await page.getByText('Export completed successfully!').waitFor();
    expect(csv.name).toBe('March.csv');
    const [head, ...lines] = readCsv(csv.bytes.toString('utf8').slice(1));
    expect(lines).toHaveLength(INVOICES);
    expect(lines.map((line) => line[head!.indexOf('total_amount')])).toEqual([
      '120',
      '240',
      '360',
      '480',
      '600',
      '720',
    ]);
    expect(head).toContain('line_items.0.amount');

    await page.getByLabel('File name').fill('March');
    const excel = await downloaded(async () => {
      await page.getByRole('radio', { name: 'Excel' }).check();
      await button('Download Excel').click();
    });
    const book = new Excel.Workbook();
    await book.xlsx.load(excel.bytes as never);
    expect([excel.name, ...book.worksheets.map(({ name }) => name)]).toEqual(['March.xlsx', 'Documents', 'Line Items']);

    for (const [format, start] of [
      ['JSON', '['],
      ['PDF', '%PDF-'],
      ['XML', '<?xml'],
    ] as const) {
      const file = await downloaded(async () => {
        await page.getByRole('radio', { name: format }).check();
        await button(`Download ${format}`).click();
      });
      expect([file.name, file.bytes.toString('latin1').startsWith(start)]).toEqual([
        `March.${format.toLowerCase()}`,
        true,
      ]);
    }
  });

  it('keeps a template and takes it up again', async () => {
    await button('Save as template').click();
    await page.getByLabel('Name', { exact: true }).fill('Monthly invoices');
    await fine();
    await button('Save').click();
    await page.getByText('Template saved').waitFor();
    const fields = await summary('Fields');
    await page.reload();
    await button('Monthly invoices').click();
    await page.getByText('Template “Monthly invoices” applied').waitFor();
    expect(await summary('Fields')).toBe('0');
    await page.getByLabel('Select invoice 1.pdf').waitFor();
    await button('Select All').click();
    expect([await summary('Fields'), await summary('Format')]).toEqual([fields, 'XML']);

    await page.getByRole('button', { name: 'Delete template Monthly invoices' }).click();
    await button('Delete').click();
    await page.getByText('Template deleted').waitFor();
    await button('Monthly invoices').waitFor({ state: 'detached' });
  });

  it('fits a phone in the dark', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/export');
    await page.getByLabel('Select invoice 1.pdf').check();
    await fine();
    await button('Next').click();
    await heading('Choose Fields');
    await page.getByLabel('Select All Financial').check();
    await fine();
    await steps().getByRole('button', { name: 'Preview and Download' }).click();
    await heading('Preview and Download');
    await page.getByRole('table').waitFor();
    await fine();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('exports one document from its own page, by keyboard', async () => {
    await page.goto('/documents');
    await page.getByRole('link', { name: 'invoice 1.pdf', exact: true }).click();
    await button('Export').press('Enter');
    const menu = page.getByRole('menu', { name: 'Export' });
    await menu.waitFor();
    expect(await menu.getByRole('menuitem').allInnerTexts()).toEqual([
      expect.stringContaining('JSON'),
      expect.stringContaining('CSV'),
      expect.stringContaining('Excel'),
      expect.stringContaining('PDF'),
      expect.stringContaining('XML'),
    ]);
    await fine();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toBe('Export');
    await page.keyboard.press('ArrowUp');
    await menu.waitFor();
    expect(await focused()).toContain('XML');
    // A letter goes to the next entry that begins with it, and is no key of the page ("e" edits).
    await page.keyboard.press('e');
    expect(await focused()).toContain('Excel');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    // Where messages come is there before they are, so that they are read out.
    expect(await page.getByRole('region', { name: 'Notifications' }).getByRole('status').count()).toBe(1);
    await button('Export').press('Enter');
    const file = await downloaded(() => page.keyboard.press('Enter'));
    expect(file.name).toBe('invoice 1.json');
    const [record] = JSON.parse(file.bytes.toString('utf8'));
    expect(record).toMatchObject({ invoice_number: 'INV-2026-1', total_amount: 120 });
    expect(record).not.toHaveProperty('originalFilename');
    await page.getByText('Export completed successfully!').waitFor();
    expect(visitor.complaints).toEqual([]);
  });
});
