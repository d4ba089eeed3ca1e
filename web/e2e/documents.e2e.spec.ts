/**
 * /documents and /dashboard in Chromium: pages, search, filters, selecting, deleting, and every sentence these two can
 * say.
 */
import type { Page } from 'playwright-core';
import { invoicePdf } from '../../tests/invoice-pdf.js';
import { callsOf } from './calls.js';
import { describeOnStage } from './stage.js';
import { register, type Visit } from './visit.js';

const BILLS = 11;

describeOnStage('The documents of a workspace in Chromium', (stage) => {
  let visitor: Visit;
  let page: Page;
  const { call, uploaded, sent } = callsOf(() => page);

  beforeAll(async () => {
    visitor = await stage.visit({ viewport: { width: 1440, height: 900 } });
    page = visitor.page;
    await register(page);
    const file = (name: string, n: number) => ({
      name,
      mimeType: 'application/pdf',
      buffer: invoicePdf({ number: `INV-${n}`, date: '2026-03-01', total: `${n * 12}.00` }),
    });
    for (let n = 1; n <= BILLS; n++) await sent(file(`bill ${n}.pdf`, n));
    await uploaded(file('Letter to Wendle.pdf', 99));
  });
  afterEach(() => expect(visitor.complaints).toEqual([]));

  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const rows = () => page.getByRole('list', { name: 'Documents' }).getByRole('listitem');
  const names = async () =>
    (await rows().getByRole('link').filter({ hasNotText: /^View/ }).allInnerTexts()).map((name) => name.trim());
  const toast = (text: string) => page.getByText(text, { exact: true }).waitFor();
  const refuse = (address: string, message?: string) =>
    page.route(address, (route, request) =>
      request.method() !== 'DELETE'
        ? route.fallback()
        : route.fulfill(
            message
              ? { status: 409, json: { success: false, error: { code: 'no', message } } }
              : { status: 502, body: '' },
          ),
    );

  it('are summed up on the dashboard', async () => {
    await page.goto('/dashboard');
    for (const name of ['Monthly Credits', 'Used Credits', 'Remaining', 'Usage', 'Recent Documents'])
      await page.getByRole('heading', { name, exact: true }).waitFor();
    const recent = page.getByRole('list', { name: 'Recent documents' }).getByRole('listitem');
    await recent.nth(4).waitFor();
    expect(await recent.count()).toBe(5);
    const first = recent.first();
    for (const text of ['Letter to Wendle.pdf', 'Invoice', 'Completed'])
      expect(await first.innerText()).toContain(text);
    expect(await first.getByRole('link', { name: 'View Letter to Wendle.pdf' }).getAttribute('href')).toMatch(
      /^\/documents\/[0-9a-f-]{36}$/,
    );
    expect(await page.getByRole('link', { name: 'Upload Document' }).getAttribute('href')).toBe('/upload');
    await page.getByRole('link', { name: 'View All' }).click();
    await page.waitForURL('**/documents');
    const menu = page.getByRole('navigation', { name: 'Workspace' });
    for (const caption of [
      'Overview and analytics',
      'Upload new documents',
      'Manage your documents',
      'Export data with precision',
    ])
      await menu.getByText(caption, { exact: true }).waitFor();
  });

  it.each([
    [37, 'good', 'Well within the month'],
    [38, 'warn', 'Running low'],
    [44, 'warn', 'Running low'],
    [45, 'bad', 'Nearly used up'],
    [50, 'bad', 'Used up'],
  ])('cost credits: %d of 50 are %s', async (usedCredits, tone, words) => {
    const { usage } = await call('GET', '/workspaces/usage');
    const told = {
      ...usage,
      usedCredits,
      remainingCredits: 50 - usedCredits,
      usagePercentage: usedCredits * 2,
      reservedCredits: 0,
    };
    await page.route('**/api/workspaces/usage', (route) =>
      route.fulfill({ json: { success: true, data: { usage: told } } }),
    );
    await page.goto('/dashboard');
    const figures = page.getByRole('region', { name: 'Credits', exact: true });
    await figures.getByText(words, { exact: true }).waitFor();
    const used = figures.getByRole('heading', { name: 'Used Credits' }).locator('xpath=following-sibling::p[1]');
    expect(await used.innerText()).toBe(String(usedCredits));
    expect(await used.getAttribute('class')).toContain(`text-${tone}`);
    expect(await figures.getByText(`${usedCredits * 2}%`).count()).toBe(1);
    await page.unroute('**/api/workspaces/usage');
  });

  it('are shown ten at a time', async () => {
    await page.goto('/documents');
    await page.getByText('Page 1 of 2').waitFor();
    await page.getByText('Showing 1 to 10 of 12 results').waitFor();
    expect(await rows().count()).toBe(10);
    expect(await button('Previous').isDisabled()).toBe(true);
    await button('Next').click();
    await page.getByText('Page 2 of 2').waitFor();
    await page.getByText('Showing 11 to 12 of 12 results').waitFor();
    await eventuallyNames(['bill 2.pdf', 'bill 1.pdf']);
    expect(await button('Next').isDisabled()).toBe(true);
    await button('Previous').click();
    await page.getByText('Page 1 of 2').waitFor();
    expect((await names())[0]).toBe('Letter to Wendle.pdf');
    expect(await rows().first().innerText()).toMatch(/Invoice[\s\S]*EN[\s\S]*Completed[\s\S]*View/);
  });
  const eventuallyNames = (wanted: readonly string[]) =>
    page.waitForFunction(
      (expected) =>
        JSON.stringify(
          [...document.querySelectorAll('[aria-label=Documents] li a[title]')].map((link) => link.textContent),
        ) === expected,
      JSON.stringify(wanted),
    );

  it('are found by name and narrowed down by filters', async () => {
    await page.goto('/documents');
    await page.getByLabel('Search by file name').fill('wendle');
    await eventuallyNames(['Letter to Wendle.pdf']);
    expect(await page.getByText(/^Page \d/).count()).toBe(0);
    await button('Filters').click();
    await button('Receipt').click();
    await toast('No documents found');
    await toast('Try adjusting your search criteria');
    await button('Clear Filters').click();
    await page.getByText('Page 1 of 2').waitFor();
    expect(await page.getByLabel('Search by file name').inputValue()).toBe('');
    expect(new URL(page.url()).search).toBe('');
  });

  it('are selected page by page', async () => {
    await page.goto('/documents');
    await button('Delete Selected').click();
    await toast('No documents selected');
    await button('Select All').click();
    await page.getByText('10 selected').waitFor();
    await page.getByLabel('Select bill 9.pdf').uncheck();
    await page.getByText('9 selected').waitFor();
    await button('Select All').click();
    await button('Deselect All').click();
    expect(await page.getByText(/^\d+ selected$/).count()).toBe(0);
  });

  it('stay when they cannot be deleted, and it says so', async () => {
    await page.goto('/documents');
    const remove = async () => {
      await page.getByRole('button', { name: 'Delete Letter to Wendle.pdf' }).click();
      await toast('Delete this document? This action cannot be undone.');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    };
    await refuse('**/api/documents/*');
    await remove();
    await toast('Failed to delete document');
    await page.unroute('**/api/documents/*');
    await refuse('**/api/documents/*', 'This document is locked.');
    await remove();
    await toast('This document is locked.');
    await page.unroute('**/api/documents/*');
    await page.getByRole('button', { name: 'Delete Letter to Wendle.pdf' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect(await names()).toContain('Letter to Wendle.pdf');
  });

  it('are deleted together, as far as they can be', async () => {
    await page.goto('/documents');
    const kept = await page.getByRole('link', { name: 'bill 11.pdf', exact: true }).getAttribute('href');
    const removeThree = async (wanted: readonly string[]) => {
      for (const name of wanted) await page.getByLabel(`Select ${name}`).check();
      await button('Delete Selected').click();
      await toast(`Are you sure you want to delete ${wanted.length} document(s)? This action cannot be undone.`);
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    };
    await refuse(`**/api${kept}`);
    await removeThree(['bill 11.pdf', 'bill 10.pdf', 'bill 9.pdf']);
    await toast('Failed to delete some documents');
    await page.getByLabel('Select bill 10.pdf').waitFor({ state: 'detached' });
    expect(await page.getByLabel('Select bill 11.pdf').isChecked()).toBe(false);
    await page.unroute(`**/api${kept}`);
    await removeThree(['bill 11.pdf', 'Letter to Wendle.pdf']);
    await toast('2 documents deleted');
    // Eight are left: no pages any more.
    await page.getByText(/^Page \d/).waitFor({ state: 'detached' });
    expect(await rows().count()).toBe(8);

    const [first, second] = await names();
    await page.getByRole('button', { name: `Delete ${first}`, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await toast('Document deleted');
    await page.getByRole('link', { name: second!, exact: true }).and(page.locator(':focus')).waitFor();
    await page.getByLabel(`Select ${second}`).check();
    await button('Delete Selected').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await toast('1 document deleted');
  });

  it('can be asked for again when they did not come', async () => {
    await page.route('**/api/documents?**', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/documents');
    await page.getByText('Your documents could not be loaded').waitFor();
    await page.unroute('**/api/documents?**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'bill 1.pdf', exact: true }).waitFor();
  });
});
