/**
 * Reviewing a document in a real browser: its page beside its values, the walk through them, JSON, the original,
 * versions.
 */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { makeInvoicePdf } from '../../libs/extraction/testing/made-invoice.js';
import { makePdf } from '../../libs/extraction/testing/made-pdf.js';
import { eventually } from '../../tests/eventually.js';
import { invoicePdf } from '../../tests/invoice-pdf.js';
import { callsOf } from './calls.js';
import { look } from './look.js';
import { printUnder } from './print-under.js';
import { describeOnStage } from './stage.js';
import { receipt, register, type Visit } from './visit.js';

const invoice = (number = 'INV-2026-31') => invoicePdf({ number, date: '2026-03-02', total: '240.00' });

/** What it takes from a form is never sure: no rule says what a form must have. */
const form = () =>
  makePdf({
    pages: [
      ['Membership application', 'Applicant: Ada Example', 'Department: Shipping', 'Telephone: 0113 496 0123'].map(
        (text, line) => ({ x: 60, y: 60 + line * 24, text }),
      ),
    ],
  });

describeOnStage('Reviewing a document in Chromium', (stage) => {
  let visitor: Visit;
  let page: Page;

  beforeAll(async () => {
    visitor = await stage.visit({ viewport: { width: 1440, height: 900 } });
    page = visitor.page;
    await register(page);
  });
  afterEach(() => expect(visitor.complaints).toEqual([]));

  const { call, document, uploaded } = callsOf(() => page);
  /** Uploaded, read, and opened. */
  const opened = async (name: string, mimeType: string, buffer: Buffer, deleteAfterProcessing = false) => {
    const id = await uploaded({ name, mimeType, buffer }, deleteAfterProcessing);
    await page.goto(`/documents/${id}`);
    await page.getByRole('heading', { name: 'Version History' }).waitFor();
    return id;
  };
  const openedInvoice = () => opened('larkfield-invoice.pdf', 'application/pdf', invoice());
  const uncertainIn = async (id: string) => {
    const { confidence } = await document(id);
    return Object.keys(confidence).filter((path) => confidence[path] < 0.9);
  };
  const field = (key: string) => page.locator(`[data-path="${key}"]`);
  const box = (key: string) => page.locator(`[data-place="${key}"]`);
  const lit = (key: string) => page.locator(`[data-lit="${key}"]`);
  const focused = () => page.evaluate(() => (globalThis.document.activeElement as HTMLElement | null)?.dataset['path']);
  const drawn = () => page.getByRole('img', { name: /^Page 1 of/ }).waitFor();
  const dialog = () => page.getByRole('dialog');

  it('says of an e-invoice what came from its XML, and what of that no page prints', async () => {
    const id = await opened('e-invoice.pdf', 'application/pdf', makeInvoicePdf({ eInvoice: true }).pdf);
    await drawn();
    expect(await uncertainIn(id)).toEqual(['line_items.0.unit', 'line_items.0.tax_rate']);
    await page.locator('[data-row="invoice_number"]').getByText('From the XML', { exact: true }).waitFor();
    await page.getByText('HB-2024-0117', { exact: true }).click();
    await lit('invoice_number').waitFor();
    await page.getByText('From the XML, printed here').waitFor();
    await field('line_items.0.unit').click();
    await page.getByText('Only in the XML, not printed').waitFor();
    expect(await look(visitor, 'e-invoice under review')).toEqual([]);
  });

  it('joins values and places both ways', async () => {
    await openedInvoice();
    await drawn();
    await page.getByText('Larkfield Paper Mill Ltd', { exact: true }).click();
    await lit('vendor_name').waitFor();
    expect(await focused()).toBe('vendor_name');
    // A sum and its currency stand in one box: pressed again, it goes to the next.
    const walked: (string | undefined)[] = [];
    for (let press = 0; press < 3; press++) {
      await box('currency').click();
      walked.push(await focused());
      await lit(walked.at(-1)!).waitFor();
    }
    expect(walked).toEqual(['total_amount', 'amount_due', 'currency']);
    // By the keyboard: the boxes are one stop, the arrows walk them, Enter goes over to the field.
    await box('invoice_number').focus();
    await lit('invoice_number').waitFor();
    await page.keyboard.press('ArrowRight');
    await lit('invoice_date').waitFor();
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('invoice_date');
  });

  it('brings a place into view that is zoomed out of it, and tells which certainty it has', async () => {
    await openedInvoice();
    await drawn();
    for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByText('200%').waitFor();
    const view = page.getByLabel('Pages of the original, scrollable');
    const across = await view.evaluate((pages) => pages.scrollLeft / (pages.scrollWidth - pages.clientWidth));
    // What lay in the middle still does.
    expect(across).toBeCloseTo(0.5, 2);
    await field('total_amount').focus();
    await eventually('the place to be in view', async () => {
      const [place, frame] = [await lit('total_amount').boundingBox(), await view.boundingBox()];
      return place && frame && place.x > frame.x && place.x + place.width < frame.x + frame.width && place.y > frame.y;
    });
    expect(await box('total_amount').getAttribute('aria-label')).toMatch(/^Total amount: 240, (sure|likely|check)$/);
    await page.keyboard.press('0');
    await page.getByText('100%').waitFor();
  });

  it.each([90, 180])('shows a page that came turned by %i degrees upright, its values in their places', async (by) => {
    const { name, mimeType, buffer } = await receipt();
    const id = await opened(name, mimeType, await sharp(buffer).rotate(by).jpeg().toBuffer());
    expect((await document(id)).pageSizes).toMatchObject([{ turn: 360 - by }]);
    await drawn();
    await field('merchant_name').focus();
    await eventually('the name to be lit where it is printed', async () => {
      const print = await printUnder(lit('merchant_name'), page.getByRole('img', { name: /^Page 1 of/ }), buffer);
      // At the head of the receipt, from its left edge (tests/receipt-jpeg.ts).
      return print && print.x < 0.4 && print.y < 0.12 && print.likeness > 0.4;
    });
  });

  it('walks through what is uncertain with Enter, and remembers what was confirmed', async () => {
    const id = await opened('application.pdf', 'application/pdf', form());
    const uncertain = await uncertainIn(id);
    expect(uncertain.length).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Review them' }).click();
    const walked: (string | undefined)[] = [];
    for (let left = uncertain.length; left > 0; left--) {
      walked.push(await focused());
      await page.getByText(left === 1 ? '1 value to confirm' : `${left} values to confirm`).waitFor();
      await page.keyboard.press('Enter');
    }
    expect(walked).toEqual(uncertain);
    await page.getByText('Nothing left to confirm').waitFor();
    await eventually('the server to know', async () => (await document(id)).confirmed.length === uncertain.length);
    await page.reload();
    await page.getByText('Nothing left to confirm').waitFor();
    expect(await page.getByText('Confirmed', { exact: true }).count()).toBe(uncertain.length);
  });

  it('has keys, says which, and leaves text fields alone', async () => {
    await openedInvoice();
    await page.keyboard.press('?');
    await dialog().getByText('Keyboard shortcuts').waitFor();
    expect(await visitor.axe()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    await lit('invoice_number').waitFor();
    await page.keyboard.press('e');
    const input = page.getByLabel('Invoice number', { exact: true });
    await input.waitFor();
    expect(await focused()).toBe('invoice_number');
    await page.keyboard.press('End');
    await page.keyboard.type('n?e');
    expect(await input.inputValue()).toBe('INV-2026-31n?e');
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('vendor_name');
    await lit('vendor_name').waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByText('Document updated successfully!').waitFor();
    await page.locator('button[data-path=vendor_name]:focus').waitFor();

    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await page.getByLabel('Use keys that work without Ctrl').uncheck();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.locator('h1').focus();
    await page.keyboard.press('?');
    await page.keyboard.press('e');
    expect([await dialog().count(), await input.count()]).toEqual([0, 0]);
    await page.evaluate(() => localStorage.removeItem('single-keys'));
  });

  it('edits the values as JSON, and only as JSON', async () => {
    const id = await openedInvoice();
    await page.getByRole('button', { name: 'Edit JSON' }).click();
    const code = page.locator('.cm-content');
    await code.waitFor();
    await page.getByText('Valid JSON', { exact: true }).waitFor();
    expect(await visitor.axe()).toEqual([]);
    const write = async (text: string) => {
      await code.focus();
      await page.keyboard.press('Control+A');
      await page.keyboard.insertText(text);
    };
    await write('{"total_amount": 1');
    await page.getByText('Invalid JSON format', { exact: true }).waitFor();
    await page.getByText('18 characters').waitFor();
    await page.getByRole('button', { name: 'Format JSON' }).click();
    await page.getByText('Invalid JSON format. Cannot format.').waitFor();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Invalid JSON format. Please check your syntax.').waitFor();
    const nameless = 'Valid JSON, but values have names: { "name": "value" }';
    await write('[1,2]');
    await page.getByText(nameless, { exact: true }).waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByText(`${nameless}.`).waitFor();
    expect((await document(id)).version).toBe(1);

    await write('{"invoice_number":"INV-7","total_amount":250}');
    await page.getByRole('button', { name: 'Format JSON' }).click();
    await page.getByText('JSON formatted successfully').waitFor();
    expect(await code.innerText()).toContain('"total_amount": 250\n}');
    // From wherever the focus is: the button's, here.
    await page.keyboard.press('Control+Enter');
    await page.getByText('Document updated successfully!').waitFor();
    await page.getByText('Updated entire extraction data via JSON editor').waitFor();
    expect((await document(id)).extraction).toEqual({ invoice_number: 'INV-7', total_amount: 250 });
  });

  it('asks when somebody else saved while the JSON was edited', async () => {
    const id = await openedInvoice();
    await page.getByRole('button', { name: 'Edit JSON' }).click();
    await page.locator('.cm-content').waitFor();
    const { extraction } = await document(id);
    await call('PUT', `/documents/${id}`, { data: { extraction: { ...extraction, total_amount: 1 }, changes: [] } });
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(JSON.stringify({ ...extraction, total_amount: 2 }));
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await dialog().getByText('Somebody else edited this document').waitFor();
    await dialog().getByRole('button', { name: 'Reload and keep editing' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Version 3').waitFor();
    expect((await document(id)).extraction.total_amount).toBe(2);
  });

  it('compares versions and restores one', async () => {
    const id = await openedInvoice();
    const { extraction } = await document(id);
    await call('PUT', `/documents/${id}`, {
      data: { extraction: { ...extraction, vendor_name: 'Larkfield Mill' }, changes: [] },
    });
    await page.reload();
    await page.getByRole('button', { name: 'Compare version 1' }).click();
    await dialog().getByText('Larkfield Mill', { exact: true }).waitFor();
    await dialog().getByLabel('From').selectOption('2');
    await dialog().getByText('These two versions hold the same values.').waitFor();
    expect(await visitor.axe()).toEqual([]);
    await dialog().getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Restore version 1' }).click();
    await dialog().getByText('Larkfield Paper Mill Ltd', { exact: true }).waitFor();
    await dialog().getByRole('button', { name: 'Restore' }).click();
    await page.getByText('Version 1 restored').waitFor();
    await page.getByText('Version 3').waitFor();
    expect((await document(id)).extraction).toEqual(extraction);
  });

  it('shows what was proposed beside its value, to accept or reject by mouse and by keys', async () => {
    const id = await openedInvoice();
    const propose = async (path: string, value: unknown, reason: string) =>
      (await call('POST', `/documents/${id}/proposals`, { data: { path, value, reason } })).proposal;
    await propose('total_amount', 250, 'The rows and the tax add up to 250.');
    await propose('vendor_name', 'Larkfield Mill', 'The letterhead says so.');
    await propose('line_items.0.description', 'Paper, A4', 'The row says A4.');
    await propose('payment_terms', '30 days', 'It stands at the foot of the page.');
    const note = (label: string) => page.getByRole('listitem', { name: `Proposed correction of ${label}` });
    // Without reloading: proposals are followed as all changes are.
    await page.getByText('4 proposed corrections').waitFor();
    await note('Total amount').getByText('proposed by Ada Example').waitFor();
    await note('Line items, row 1, Description').waitFor();
    await note('Payment terms').waitFor();
    await call('PUT', `/documents/${id}`, {
      data: { extraction: { ...(await document(id)).extraction, vendor_name: 'Larkfield Paper' }, changes: [] },
    });
    await note('Vendor name').getByText('Outdated').waitFor();
    expect(await note('Vendor name').getByRole('button').allTextContents()).toEqual(['Reject']);
    expect(await look(visitor, 'proposed corrections')).toEqual([]);

    await note('Total amount').getByRole('button', { name: 'Accept the correction of Total amount' }).click();
    await note('Total amount').waitFor({ state: 'detached' });
    await page.getByText('Version 3 by Ada Example, proposed by Ada Example').waitFor();
    await eventually('the focus on the value', async () => (await focused()) === 'total_amount');
    await note('Vendor name').getByRole('button', { name: 'Reject the correction of Vendor name' }).press('Enter');
    await note('Vendor name').waitFor({ state: 'detached' });

    // By keys alone: C goes to the next, A and R decide.
    await page.keyboard.press('c');
    await note('Line items, row 1, Description').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('r');
    await note('Line items, row 1, Description').waitFor({ state: 'detached' });
    await page.keyboard.press('c');
    await note('Payment terms').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('a');
    await page.locator('[data-row="payment_terms"]').getByText('30 days', { exact: true }).waitFor();
    const { extraction, proposals, version } = await document(id);
    expect([proposals, version]).toEqual([[], 4]);
    expect(extraction).toMatchObject({
      ...{ total_amount: 250, vendor_name: 'Larkfield Paper', payment_terms: '30 days' },
    });

    await page.goto(`/documents/${id}/history`);
    await page.getByText('The letterhead says so.').waitFor();
    const facts = page.getByRole('region', { name: 'What happened' }).getByRole('button');
    expect((await facts.allTextContents()).filter((text) => /^(Proposed c|C)orrection/.test(text)).length).toBe(8);
    expect(await look(visitor, 'history of proposed corrections')).toEqual([]);
  });

  it('shows the original, whatever kind of file it is', async () => {
    const { name, mimeType, buffer } = await receipt();
    await opened(name, mimeType, buffer);
    const show = async () => {
      await page.getByRole('button', { name: 'View Original' }).click();
      await dialog().getByRole('img').first().waitFor();
      const shown = await dialog()
        .getByRole('img')
        .first()
        .evaluate(async (picture: HTMLImageElement) => {
          await picture.decode();
          return picture.naturalWidth;
        });
      await dialog().getByRole('button', { name: 'Close' }).click();
      await dialog().waitFor({ state: 'detached' });
      expect(await page.evaluate(() => globalThis.document.activeElement?.textContent)).toBe('View Original');
      return shown;
    };
    expect(await show()).toBe(640);

    await opened('receipt.tiff', 'image/tiff', await sharp(buffer).tiff().toBuffer());
    expect(await show()).toBe(640);

    const id = await openedInvoice();
    expect(await show()).toBeGreaterThan(1000);
    await page.getByRole('button', { name: 'View Original' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download File' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('larkfield-invoice.pdf');
    expect((await page.request.get(`${stage.url}/api/documents/${id}/original`)).status()).toBe(401);
  });

  it.each([
    ['image/jpeg', '**/original', 'refusal', 'Failed to load original file'],
    ['image/jpeg', '**/original', 'garbage', 'Failed to load image'],
    ['application/pdf', '**/pages/**', 'garbage', 'Failed to load PDF'],
  ] as const)('says so and closes when %s does not show (%s: %s)', async (mimeType, address, fault, message) => {
    const { buffer } = await receipt();
    if (mimeType === 'image/jpeg') await opened('receipt.jpg', mimeType, buffer);
    else await opened('invoice.pdf', mimeType, invoice());
    await drawn();
    await page.route(address, (route) =>
      fault === 'refusal'
        ? route.fulfill({ status: 500, body: '' })
        : route.fulfill({ contentType: 'image/webp', body: 'not a picture' }),
    );
    // Another width than the review's, so that it is asked for again.
    await page.getByRole('button', { name: 'View Original' }).click();
    await page.getByText(message).waitFor();
    await dialog().waitFor({ state: 'hidden' });
    expect(await dialog().count()).toBe(0);
    await page.unroute(address);
  });

  it('says that there is nothing to show once the original was deleted', async () => {
    const id = await opened('secret.pdf', 'application/pdf', form(), true);
    await page.getByText('File deleted after processing').waitFor();
    await page.getByText('its pages and the places of the values can no longer be shown').waitFor();
    expect(await page.getByRole('button', { name: 'View Original' }).count()).toBe(0);
    expect(await page.locator('[data-place], [data-page]').count()).toBe(0);
    expect(await visitor.axe()).toEqual([]);
    await page.getByRole('button', { name: 'Review them' }).click();
    expect(await focused()).toBe((await uncertainIn(id))[0]);
  });

  it('draws only the pages that are near', async () => {
    const text = (n: number) => [
      { text: `Invoice number: INV-${n}`, x: 60, y: 80 },
      { text: 'Invoice date: 2026-03-02', x: 60, y: 100 },
      { text: 'Total GBP 240.00', x: 60, y: 130 },
    ];
    const asked: string[] = [];
    page.on('request', (request) => /\/pages\/\d+/.test(request.url()) && asked.push(request.url()));
    await opened('many.pdf', 'application/pdf', makePdf({ pages: Array.from({ length: 30 }, (_, n) => text(n)) }));
    await drawn();
    await page.getByText('Page 1 of 30').waitFor();
    expect(new Set(asked).size).toBeLessThan(8);
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByText('Page 2 of 30').waitFor();
  });

  it.each([
    ['light', 1440],
    ['dark', 390],
  ] as const)('has no violation and nothing wider than the screen, %s at %d px', async (colorScheme, width) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await openedInvoice();
    await drawn();
    const faults: Record<string, readonly string[]> = {};
    const look = async (what: string) => {
      const excess = await page.evaluate(() => globalThis.document.documentElement.scrollWidth - innerWidth);
      faults[what] = [...(await visitor.axe()), ...(excess > 0 ? [`${excess} px too wide`] : [])];
    };
    await field('vendor_name').focus();
    await lit('vendor_name').waitFor();
    // The field is not hidden by what sticks above it, and the place is on the screen with it.
    await eventually('the field and its place to be in view', async () => {
      const [row, place] = [await field('vendor_name').boundingBox(), await lit('vendor_name').boundingBox()];
      if (!row || !place || (width < 1000 && place.y >= row.y)) return false;
      return row.y > 64 && place.y > 64 && place.y < 844;
    });
    await look('review');
    await page.getByRole('button', { name: 'Edit Fields' }).click();
    await look('fields');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'View Original' }).click();
    await dialog().getByRole('img').first().waitFor();
    await look('original');
    await dialog().getByRole('button', { name: 'Close' }).click();
    if (width < 1000) {
      await page.getByRole('button', { name: 'Hide the pages' }).click();
      await page.getByRole('button', { name: 'Show the pages' }).waitFor();
    }
    await page.emulateMedia({ colorScheme: null });
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(faults).toEqual({ review: [], fields: [], original: [] });
  });
});
