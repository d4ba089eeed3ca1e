/** Two browsers on one document: who saves second is told, sees both, and nothing that either wrote is lost. */
import type { Page } from 'playwright-core';
import { invoicePdf } from '../../tests/invoice-pdf.js';
import { callsOf } from './calls.js';
import { describeOnStage } from './stage.js';
import { register, type Visit } from './visit.js';

describeOnStage('Two browsers on one document', (stage) => {
  let first: Visit;
  let second: Visit;
  let id: string;
  const { document, uploaded, call } = callsOf(() => first.page);

  beforeAll(async () => {
    first = await stage.visit();
    const { email, password } = await register(first.page);
    second = await stage.visit();
    await second.page.goto('/login');
    await second.page.getByLabel('Email').fill(email);
    await second.page.getByLabel('Password', { exact: true }).fill(password);
    await second.page.getByRole('button', { name: 'Sign In' }).click();
    await second.page.waitForURL('**/dashboard');
  });
  beforeEach(async () => {
    const buffer = invoicePdf({ number: 'INV-2026-31', date: '2026-03-02', total: '240.00' });
    id = await uploaded({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer });
    for (const { page } of [first, second]) {
      await page.goto(`/documents/${id}`);
      await page.getByRole('button', { name: 'Edit Fields' }).click();
    }
  });
  afterEach(() => expect([...first.complaints, ...second.complaints]).toEqual([]));

  const write = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
  const saved = (page: Page) => page.getByText('Document updated successfully!').waitFor();
  /** The first one writes the vendor and saves; the second one, who has not seen that, writes and saves. */
  const collide = async (label: string, text: string) => {
    await write(second.page, label, text);
    await write(first.page, 'Vendor name', 'Larkfield Mill');
    await save(first.page);
    await saved(first.page);
    await save(second.page);
    await second.page.getByRole('dialog').getByText('Somebody else edited this document').waitFor();
    return second.page.getByRole('dialog');
  };

  it('keep both changes when they wrote different fields', async () => {
    const told = await collide('Invoice number', 'INV-7');
    await told.getByText('You changed different fields, so both can be kept.').waitFor();
    await told.getByText(/^Ada Example saved it while you were editing/).waitFor();
    expect(await second.axe()).toEqual([]);
    await told.getByRole('button', { name: 'Reload and keep editing' }).click();
    expect(await second.page.getByLabel('Vendor name', { exact: true }).inputValue()).toBe('Larkfield Mill');
    await save(second.page);
    await saved(second.page);
    expect((await document(id)).extraction).toMatchObject({ vendor_name: 'Larkfield Mill', invoice_number: 'INV-7' });
    // The first browser shows it without a reload.
    await first.page.getByText('Version 3').waitFor();
    await first.page.locator('dl').getByText('INV-7', { exact: true }).waitFor();
  });

  it.each([
    ['mine', 'Larkfield & Sons'],
    ['theirs', 'Larkfield Mill'],
  ] as const)(
    'show both values when they wrote the same field, and the one that gives way is in the history (%s)',
    async (side, kept) => {
      const told = await collide('Vendor name', 'Larkfield & Sons');
      await told.getByText('Larkfield Mill', { exact: true }).waitFor();
      await told.getByText('Larkfield & Sons', { exact: true }).waitFor();
      if (side === 'theirs') await told.getByRole('radio').nth(1).check({ force: true });
      // Closed and saved again, it asks again instead of writing over what nobody has seen.
      await second.page.keyboard.press('Escape');
      expect((await document(id)).version).toBe(2);
      await save(second.page);
      await told.getByText('Larkfield Mill', { exact: true }).waitFor();
      if (side === 'theirs') await told.getByRole('radio').nth(1).check({ force: true });
      await told.getByRole('button', { name: 'Reload and keep editing' }).click();
      await save(second.page);
      if (side === 'mine') {
        await saved(second.page);
        await second.page.getByText('Version 3').waitFor();
      }
      expect((await document(id)).extraction.vendor_name).toBe(kept);
      const { comparison } = await call('GET', `/documents/${id}/versions/2?from=1`);
      expect(comparison.fieldChanges).toEqual([
        expect.objectContaining({ path: 'vendor_name', after: 'Larkfield Mill' }),
      ]);
    },
  );
});
