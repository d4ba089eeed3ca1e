/** How long documents are kept, in the settings, and a hold on one of them: what an owner sees and does. */
import type { Page } from 'playwright-core';
import { invoicePdf } from '../../tests/invoice-pdf.js';
import { callsOf } from './calls.js';
import { look } from './look.js';
import { describeOnStage } from './stage.js';
import { register, type Visit } from './visit.js';

describeOnStage('Retention', (stage) => {
  let visitor: Visit;
  let page: Page;
  const { uploaded } = callsOf(() => page);

  beforeAll(async () => {
    visitor = await stage.visit();
    page = visitor.page;
    await register(page);
  });
  afterAll(() => visitor?.close());
  afterEach(() => expect(visitor.complaints).toEqual([]));

  const dialog = () => page.getByRole('dialog');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const days = (what: 'files' | 'documents') => dialog().getByLabel(`Delete ${what} after days`);

  it('is set after what it would take was shown, and who set it stands below', async () => {
    const buffer = invoicePdf({ number: 'INV-2026-41', date: '2026-03-02', total: '240.00' });
    await uploaded({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer });
    await page.goto('/settings?tab=workspace');
    await page.getByText('Documents and their files are kept until somebody deletes them.').waitFor();
    await page.getByText('Files kept').waitFor();
    await button('Change Retention').click();
    await days('files').fill('400');
    await days('documents').fill('365');
    await button('Preview').click();
    await dialog().getByText('Files go with their documents at the latest').waitFor();
    expect(await look(visitor, 'retention dialog with a slip')).toEqual([]);
    await days('files').fill('1');
    await button('Preview').click();
    await dialog().getByText('1 file would go').waitFor();
    await dialog().getByText('invoice.pdf').waitFor();
    await dialog().getByText('No document would go.').waitFor();
    expect(await look(visitor, 'retention preview')).toEqual([]);
    await button('Set Rule').click();
    await page.getByText('Retention rule set').waitFor();
    const changes = page.getByRole('list', { name: 'Retention changes' });
    await changes.getByText('Set by Ada Example').waitFor();
    await page.getByText('Documents are deleted 365 days after their upload.').first().waitFor();
    await page.getByText('Nothing goes before').waitFor();
    expect(await look(visitor, 'retention rule')).toEqual([]);
  });

  it('leaves alone what is on hold, which says why and can be released', async () => {
    const buffer = invoicePdf({ number: 'INV-2026-42', date: '2026-03-02', total: '240.00' });
    const id = await uploaded({ name: 'lawsuit.pdf', mimeType: 'application/pdf', buffer });
    await page.goto(`/documents/${id}`);
    await button('Put on hold').click();
    await button('Put on Hold').click();
    await dialog().getByText('Say why it is held').waitFor();
    expect(await look(visitor, 'hold dialog')).toEqual([]);
    await dialog().getByLabel('Reason').fill('Lawsuit 12 C 345/26');
    await button('Put on Hold').click();
    const hold = page.getByRole('region', { name: 'Hold' });
    await hold.getByText('Lawsuit 12 C 345/26').waitFor();
    expect(await button('Delete document').count()).toBe(0);
    expect(await look(visitor, 'document on hold')).toEqual([]);
    await page.goto('/documents');
    await page.getByRole('link', { name: 'View lawsuit.pdf' }).waitFor();
    await page.goto(`/documents/${id}`);
    await hold.getByRole('button', { name: 'Release Hold' }).click();
    await dialog().getByRole('button', { name: 'Release Hold' }).click();
    await button('Delete document').waitFor();
    expect(await hold.count()).toBe(0);
  });
});
