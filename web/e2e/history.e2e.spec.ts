/**
 * The history of a document in a real browser: from its page, through its moments, to what is left after its deletion.
 */
import type { Page } from 'playwright-core';
import { invoicePdf } from '../../tests/invoice-pdf.js';
import { callsOf } from './calls.js';
import { look } from './look.js';
import { describeOnStage } from './stage.js';
import { register, type Visit } from './visit.js';

describeOnStage('The history of a document in Chromium', (stage) => {
  let visitor: Visit;
  let page: Page;
  beforeAll(async () => {
    visitor = await stage.visit({ viewport: { width: 1440, height: 900 } });
    page = visitor.page;
    await register(page);
  });
  const { call, document, uploaded } = callsOf(() => page);

  it('shows every fact, the document as it stood, what became different, and hands out the package; erased it keeps the skeleton', async () => {
    const buffer = invoicePdf({ number: 'INV-7', date: '2026-03-02', total: '240.00' });
    const id = await uploaded({ name: 'larkfield-invoice.pdf', mimeType: 'application/pdf', buffer });
    const { extraction } = await document(id);
    await call('PUT', `/documents/${id}`, {
      data: { extraction: { ...extraction, total_amount: 241 }, changes: [] },
    });

    await page.goto(`/documents/${id}`);
    await page.getByRole('link', { name: 'Everything that happened' }).click();
    await page.getByRole('heading', { name: 'History', exact: true }).waitFor();
    const facts = page.getByRole('region', { name: 'What happened' }).getByRole('button');
    await page.getByRole('button', { name: /^Edited/ }).waitFor();
    expect(
      (await facts.allTextContents()).map(
        (text) => /^(Uploaded|Reading requested|Reading began|Read|Edited)/.exec(text)?.[1],
      ),
    ).toEqual(['Uploaded', 'Reading requested', 'Reading began', 'Read', 'Edited']);
    await page.getByText('241').first().waitFor();
    const moment = page.getByRole('slider', { name: 'Moment' });
    await moment.press('Home');
    await page.getByText('not read yet').waitFor();
    await page.getByRole('button', { name: /^Read(?!ing)/ }).click();
    await page.getByText('INV-7').first().waitFor();
    expect(await moment.inputValue()).toBe('3');

    const long = `Ada${'Example'.repeat(16)}`;
    await page.route(`**/api/documents/${id}/history`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('Ada Example', long) });
    });
    await page.reload();
    await page.getByText(long).first().waitFor();
    expect(await look(visitor, 'history')).toEqual([]);
    await page.unrouteAll();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Audit package' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`history-${id}.tar.gz`);

    await call('DELETE', `/documents/${id}`);
    await page.reload();
    await page.getByText('This document was deleted.').waitFor();
    await page.getByText('The values are erased.').waitFor();
    expect(await page.getByText('larkfield-invoice').count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
  });
});
