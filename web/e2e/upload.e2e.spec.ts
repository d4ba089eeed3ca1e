/** /upload in Chromium: what is taken, what is not and why, and what happens to a file on its way. */
import type { Page } from 'playwright-core';
import { invoicePdf } from '../../tests/invoice-pdf.js';
import { describeOnStage } from './stage.js';
import { register, type Visit } from './visit.js';

const mimeType = 'application/pdf';
const invoice = (name = 'invoice.pdf') => ({
  name,
  mimeType,
  buffer: invoicePdf({ number: 'INV-1', date: '2026-03-01', total: '12.00' }),
});

describeOnStage('Uploading in Chromium', (stage) => {
  let visitor: Visit;
  let page: Page;

  beforeAll(async () => {
    visitor = await stage.visit();
    page = visitor.page;
    await register(page);
  });
  beforeEach(async () => {
    await page.goto('/upload');
  });
  afterEach(() => expect(visitor.complaints).toEqual([]));

  const choose = (files: readonly { name: string; mimeType: string; buffer: Buffer }[]) =>
    page.setInputFiles('input[type=file]', [...files]);
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });

  it('shows a file on its way, then that it is there, and forgets it when asked to', async () => {
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/api/documents/upload', async (route) => {
      await held;
      await route.continue();
    });
    await choose([invoice()]);
    await page.getByRole('heading', { name: 'Uploaded Files' }).waitFor();
    await row('invoice.pdf').getByText('Uploading...').waitFor();
    await row('invoice.pdf').getByRole('progressbar', { name: 'Uploading invoice.pdf' }).waitFor();
    expect(await row('invoice.pdf').innerText()).toMatch(/\d\.\d\d MB/);
    go();
    await row('invoice.pdf').getByText('Uploaded', { exact: true }).waitFor();
    await page.getByText('File uploaded successfully!').waitFor();
    await page.unroute('**/api/documents/upload');
    await page.getByRole('button', { name: 'Remove invoice.pdf from this list' }).click();
    await page.getByRole('heading', { name: 'Uploaded Files' }).waitFor({ state: 'detached' });
  });

  it('offers a sample document to whoever has nothing at hand, until something was taken', async () => {
    await page.getByRole('group', { name: 'Sample documents' }).getByRole('button', { name: 'Receipt' }).click();
    await row('sample-receipt.png').getByText('Uploaded', { exact: true }).waitFor();
    expect(await page.getByRole('group', { name: 'Sample documents' }).count()).toBe(0);
  });

  it('deletes the original only when that was asked for, and says what it means', async () => {
    const option = page.getByLabel('Delete file after processing');
    expect(await option.isChecked()).toBe(false);
    await page.getByText('The original is removed once it is read and cannot be viewed later.').waitFor();
    await option.check();
    await choose([invoice('secret.pdf')]);
    await page.getByRole('link', { name: 'secret.pdf', exact: true }).click();
    await page.getByText('File deleted after processing').waitFor();
  });

  it('says why a file was not taken', async () => {
    await choose([
      { name: 'notes.docx', mimeType: 'application/msword', buffer: Buffer.from('x') },
      { name: 'large.pdf', mimeType, buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
    ]);
    await page.getByText('2 files were not taken').waitFor();
    await page.getByText('File type must be one of .jpg, .jpeg, .png, .gif, .bmp, .tif, .tiff, .pdf').waitFor();
    await page.getByText('File is larger than 10485760 bytes').waitFor();
    await choose(Array.from({ length: 51 }, (_, n) => ({ name: `${n}.pdf`, mimeType, buffer: Buffer.from('x') })));
    await page.getByText('Too many files').first().waitFor();
    await page.getByText('and 46 more').waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByText('Too many files').first().waitFor({ state: 'detached' });
    expect(await page.getByRole('heading', { name: 'Uploaded Files' }).count()).toBe(0);
  });

  it('says what the server said against a file, else that it failed, and tries again', async () => {
    await choose([{ name: 'letter.pdf', mimeType, buffer: Buffer.from('this is no PDF') }]);
    await row('letter.pdf').getByText('Failed', { exact: true }).waitFor();
    await page
      .getByText(
        'Failed to upload letter.pdf: This file cannot be read. Please upload a JPEG, PNG, GIF, BMP, TIFF or PDF.',
      )
      .waitFor();

    await page.route('**/api/documents/upload', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
    await choose([invoice()]);
    await page.getByText('Failed to upload invoice.pdf: Upload failed').waitFor();
    await row('invoice.pdf').getByText('Failed', { exact: true }).waitFor();
    await page.unroute('**/api/documents/upload');
    await page.getByRole('button', { name: 'Retry invoice.pdf' }).click();
    await row('invoice.pdf').getByText('Uploaded', { exact: true }).waitFor();
  });
});
