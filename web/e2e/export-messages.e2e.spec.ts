/** What the export wizard says when something is missing or fails. */
import type { Page } from 'playwright-core';
import { invoicePdf } from '../../tests/invoice-pdf.js';
import { callsOf } from './calls.js';
import { describeOnStage } from './stage.js';
import { register, type Visit } from './visit.js';

describeOnStage('Messages of the export wizard in Chromium', (stage) => {
  let visitor: Visit;
  let page: Page;

  beforeAll(async () => {
    visitor = await stage.visit({ viewport: { width: 1440, height: 900 } });
    page = visitor.page;
    await register(page);
    const buffer = invoicePdf({ number: 'INV-1', date: '2026-03-01', total: '12.00' });
    await callsOf(() => page).uploaded({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer });
  });
  beforeEach(async () => {
    await page.goto('/export');
    await page.getByLabel('Select invoice.pdf').waitFor();
  });
  afterEach(async () => {
    await page.unrouteAll({ behavior: 'wait' });
    expect(visitor.complaints).toEqual([]);
  });

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const says = (sentence: string) => page.getByText(sentence, { exact: true }).waitFor();
  const quick = (name: string) => page.getByRole('complementary').getByRole('button', { name, exact: true }).click();
  const refuse = (address: string, message?: string) =>
    page.route(address, (route) =>
      route.fulfill(
        message ? { status: 409, json: { success: false, error: { code: 'no', message } } } : { status: 502, body: '' },
      ),
    );

  it('names what has to be selected first', async () => {
    for (const name of ['Select Documents', 'Choose Fields', 'Preview and Download'])
      expect(await page.getByRole('navigation', { name: 'Steps' }).getByText(name, { exact: true }).count()).toBe(1);
    await quick('Preview');
    await says('Please select at least one document to preview');
    await quick('Download now');
    await says('Please select at least one document to export');
    await page.getByLabel('Select invoice.pdf').check();
    await quick('Preview');
    await says('Please select at least one field to preview');
    await quick('Download now');
    await says('Please select at least one field to export');
  });

  it('says when nothing was read from the chosen documents', async () => {
    await page.route('**/api/documents?**', async (route) => {
      const answer = await (await route.fetch()).json();
      for (const document of answer.data.documents) document.extraction = {};
      await route.fulfill({ json: answer });
    });
    await page.reload();
    await page.getByLabel('Select invoice.pdf').check();
    await button('Next').click();
    await says('No extracted fields available. Please process some documents first.');
  });

  it.each([
    ['Failed to generate preview', undefined],
    ['Only completed documents can be exported.', 'Only completed documents can be exported.'],
  ])('says "%s" when there is no preview', async (sentence, message) => {
    await page.getByLabel('Select invoice.pdf').check();
    await quick('Select every field');
    await refuse('**/api/export/preview', message);
    await quick('Preview');
    await says(sentence);
    await page.getByRole('heading', { name: 'Select Documents', level: 2 }).waitFor();
  });

  it.each([
    ['Export failed', undefined],
    ['Document not found', 'Document not found'],
  ])('says "%s" when there is no file', async (sentence, message) => {
    await page.getByLabel('Select invoice.pdf').check();
    await quick('Select every field');
    await refuse('**/api/export/advanced', message);
    await quick('Download now');
    await says(sentence);
  });
});
