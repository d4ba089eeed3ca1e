/** /documents/{id} in Chromium while there is nothing to show, when something fails, and what can be done then. */
import type { Page } from 'playwright-core';
import { eventually } from '../../tests/eventually.js';
import { invoicePdf } from '../../tests/invoice-pdf.js';
import { callsOf } from './calls.js';
import { describeOnStage } from './stage.js';
import { register, type Visit } from './visit.js';

const mimeType = 'application/pdf';

describeOnStage('The states of a document in Chromium', (stage) => {
  let visitor: Visit;
  let page: Page;
  let id: string;
  const { call, document, sent, uploaded } = callsOf(() => page);

  beforeAll(async () => {
    visitor = await stage.visit({ acceptDownloads: true });
    page = visitor.page;
    await register(page);
    id = await uploaded({
      name: 'invoice.pdf',
      mimeType,
      buffer: invoicePdf({ number: 'INV-1', date: '2026-03-01', total: '12.00' }),
    });
  });
  afterEach(async () => {
    await page.unrouteAll({ behavior: 'wait' });
    expect(visitor.complaints).toEqual([]);
  });

  const ACTIONS = ['View Original', 'Edit JSON', 'Export', 'Edit Fields'];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  /** The server's answer with some of it as it was earlier, or is elsewhere. */
  const told = async (part: object) => {
    const before = await document(id);
    await page.route(`**/api/documents/${id}`, (route, request) =>
      request.method() === 'GET'
        ? route.fulfill({ json: { success: true, data: { document: { ...before, ...part } } } })
        : route.fallback(),
    );
    await page.goto(`/documents/${id}`);
  };
  const refuse = (address: string, message?: string) =>
    page.route(address, (route, request) =>
      request.method() === 'GET'
        ? route.fallback()
        : route.fulfill(
            message
              ? { status: 409, json: { success: false, error: { code: 'no', message } } }
              : { status: 502, body: '' },
          ),
    );

  it.each([
    ['pending', 'Document is pending processing'],
    ['processing', 'Document is being processed...'],
  ])('says when it is %s, offers nothing, and goes on by itself', async (status, sentence) => {
    // Nothing happens to the document, so nobody tells of it: without the stream the page asks again and again.
    await page.route('**/api/events', (route) => route.fulfill({ status: 503, body: '' }));
    await told({ status, version: 0, extraction: {}, versions: [] });
    await page.getByRole('heading', { name: sentence, exact: true }).waitFor();
    for (const action of ACTIONS) expect(await button(action).count()).toBe(0);
    await page.unroute(`**/api/documents/${id}`);
    await page.getByRole('heading', { name: 'Extracted Data' }).waitFor();
    for (const action of ACTIONS) expect(await button(action).count()).toBe(1);
  });

  it('says why it could not be read, and that nothing was charged, and is deleted after asking', async () => {
    const torn = await sent({ name: 'torn.pdf', mimeType, buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type') });
    await page.goto(`/documents/${torn}`);
    await page.getByRole('heading', { name: 'Document processing failed', exact: true }).waitFor();
    await page.getByText('The credit for it was given back.').waitFor();
    for (const action of ACTIONS) expect(await button(action).count()).toBe(0);
    await refuse(`**/api/documents/${torn}`);
    const ask = async () => {
      await button('Delete document').click();
      await page.getByText('Delete this document? This action cannot be undone.').waitFor();
      await button('Delete').click();
    };
    await ask();
    await page.getByText('Failed to delete document').waitFor();
    await page.unroute(`**/api/documents/${torn}`);
    await ask();
    await page.getByText('Document deleted', { exact: true }).waitFor();
    await page.waitForURL('**/documents');
    expect(await page.getByText('torn.pdf').count()).toBe(0);
  });

  it('tries again what could not be read, and says why where that is refused', async () => {
    const torn = await sent({ name: 'again.pdf', mimeType, buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type') });
    await page.goto(`/documents/${torn}`);
    await refuse(`**/api/documents/${torn}/retry`, 'The file of this document is not there any more.');
    await button('Try again').click();
    await page.getByText('The file of this document is not there any more.').waitFor();
    await page.unroute(`**/api/documents/${torn}/retry`);
    const answer = page.waitForResponse(`**/api/documents/${torn}/retry`);
    await button('Try again').click();
    expect((await answer).status()).toBe(200);
    // Torn as it is, it fails again, and can be tried again.
    const failures = async () => {
      const { facts } = await call('GET', `/documents/${torn}/history`);
      return (facts as { type: string }[]).filter(({ type }) => type === 'ExtractionFailed').length;
    };
    await eventually('it to fail again', async () => (await failures()) === 2);
    await button('Try again').waitFor();
  });

  it('says that there is none with this id, and leads back', async () => {
    await page.goto('/documents/0190a000-0000-7000-8000-000000000009');
    await page.getByText('Document not found', { exact: true }).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Documents/ })
      .first()
      .click();
    await page.waitForURL('**/documents');
  });

  it('shows its values as JSON, to be copied', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/documents/${id}`);
    await page.getByRole('heading', { name: 'JSON Object' }).waitFor();
    await button('Copy the JSON').click();
    expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual(
      (await document(id)).extraction,
    );
  });

  it.each([
    ['Failed to update document', undefined],
    ['This document is locked.', 'This document is locked.'],
  ])('says "%s" when a change is not taken, and keeps what was written', async (sentence, message) => {
    await page.goto(`/documents/${id}`);
    await button('Edit Fields').click();
    await page.getByLabel('Vendor name', { exact: true }).fill('Larkfield Mill');
    await refuse(`**/api/documents/${id}`, message);
    await button('Save').click();
    await page.getByText(sentence, { exact: true }).waitFor();
    expect(await page.getByLabel('Vendor name', { exact: true }).inputValue()).toBe('Larkfield Mill');
    expect((await document(id)).version).toBe(1);
  });

  it.each([
    ['Failed to export document', undefined],
    ['Only completed documents can be exported.', 'Only completed documents can be exported.'],
  ])('says "%s" when it cannot be exported', async (sentence, message) => {
    await page.goto(`/documents/${id}`);
    await refuse('**/api/export/advanced', message);
    await button('Export').click();
    await page.getByRole('menuitem').first().click();
    await page.getByText(sentence, { exact: true }).waitFor();
  });

  it('says on a page that cannot be had that it is so, with no mark over it, and marks it once it is there', async () => {
    const message = 'Recto is not available right now. Please try again in a moment.';
    const marks = page.locator('[data-page="0"] [data-place]');
    await page.route(`**/api/documents/${id}/pages/1?**`, (route) =>
      route.fulfill({ status: 503, json: { success: false, error: { code: 'unavailable', message } } }),
    );
    await page.goto(`/documents/${id}`);
    await page.locator('[data-page="0"]').getByText(message).waitFor();
    expect(await marks.count()).toBe(0);
    await page.unroute(`**/api/documents/${id}/pages/1?**`);
    await button('Try again').click();
    await page.getByRole('img', { name: /^Page 1 of 1/ }).waitFor();
    await marks.first().waitFor();
  });

  it('offers the download of a file that cannot be shown', async () => {
    await told({ pageSizes: [], evidence: {} });
    await button('View Original').click();
    await page.getByText('This kind of file cannot be shown here. You can download it.').waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), button('Download File').click()]);
    expect(download.suggestedFilename()).toBe('invoice.pdf');
    await page.route('**/original', (route) => route.fulfill({ status: 500, body: '' }));
    await button('Download File').click();
    await page.getByText('Failed to load original file').waitFor();
  });
});
