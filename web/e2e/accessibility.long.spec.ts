/**
 * Every screen of the workspace, and the ways into it, in each of its states: held to axe, to the width of a phone, in
 * both themes.
 */
import { makePdf } from '../../libs/extraction/testing/made-pdf.js';
import { invoicePdf } from '../../tests/invoice-pdf.js';
import { callsOf } from './calls.js';
import { look, ON_PHONES } from './look.js';
import { describeOnStage } from './stage.js';
import { receipt, register, type Visit } from './visit.js';

const LONG = `${'Quarterly statement of the accounts and all that belongs to them, second copy '.repeat(2)}.pdf`;

describeOnStage('Accessibility of the web client', (stage) => {
  let visitor: Visit;
  let faults: string[];

  beforeEach(async () => {
    faults = [];
    visitor = await stage.visit({ viewport: { width: 1440, height: 900 } });
  });
  afterEach(async () => {
    await visitor.close();
    expect(faults).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });

  const see = async (screen: string, looks?: typeof ON_PHONES) =>
    void faults.push(...(await look(visitor, screen, looks)));
  const open = async (path: string, ready: string, screen = path) => {
    await visitor.page.goto(path);
    await visitor.page.getByText(ready).first().waitFor();
    await see(screen);
  };

  it('holds while there is nothing yet, and for what can be said of it', async () => {
    const { page } = visitor;
    await open('/', 'Get Started', 'home');
    await open('/login', 'Welcome back', 'login');
    await open('/forgot-password', 'Tell us the address', 'forgot-password');
    await open('/reset-password#token', 'Every session of your account ends', 'reset-password');
    await open('/register?plan=professional&billing=annual', 'Professional plan', 'register');
    await register(page);
    await page.getByText('Registration successful!').waitFor({ state: 'detached' });
    await open('/dashboard', 'No documents yet', 'dashboard-empty');
    await open('/documents', 'Get started by uploading', 'documents-empty');
    await open('/documents?status=failed', 'Try adjusting your search criteria', 'documents-nothing-found');
    await open('/export', 'No documents found', 'export-empty');
    await open('/documents/no-such-document', 'Document not found', 'detail-unknown');
    await page.goto('/upload');
    const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
    await page.setInputFiles('input[type=file]', notes);
    await page.getByText('File type must be one of').waitFor();
    await see('upload-refused');
    await page.route('**/api/documents**', (route) => route.fulfill({ status: 503, body: '' }));
    await open('/documents', 'could not be loaded', 'documents-error');
    await open('/export', 'could not be loaded', 'export-error');
    await open('/dashboard', 'could not be loaded', 'dashboard-error');
  });

  it('holds for documents of every kind, from the list to the export', async () => {
    const { page } = visitor;
    await register(page);
    const { uploaded, sent } = callsOf(() => page);
    await page.goto('/upload');
    await page.setInputFiles('input[type=file]', await receipt());
    await page.getByText('Completed').waitFor();
    await page.getByText('File uploaded successfully!').waitFor({ state: 'detached' });
    await see('upload');
    const mimeType = 'application/pdf';
    const long = await uploaded({
      name: LONG,
      mimeType,
      buffer: invoicePdf({ number: 'INV-7', date: '2026-03-07', total: '84.00' }),
    });
    for (let n = 1; n <= 9; n++) {
      const buffer = invoicePdf({ number: `INV-${n}`, date: `2026-03-0${n}`, total: `${n * 12}.00` });
      await sent({ name: `invoice ${n}.pdf`, mimeType, buffer });
    }
    const failed = await sent({ name: 'torn.pdf', mimeType, buffer: makePdf({ pages: [[]] }).subarray(0, 60) });
    await open(`/documents/${failed}`, 'Document processing failed', 'detail-failed');
    await open('/documents', 'Page 1 of 2', 'documents');
    await page.getByRole('button', { name: 'Select All' }).click();
    await page.getByRole('button', { name: 'Filters' }).click();
    await see('documents-selected');
    await page.getByRole('button', { name: 'Delete Selected' }).click();
    await page.getByText('Are you sure you want to delete').waitFor();
    await see('documents-asked');
    await open('/dashboard', 'View All', 'dashboard');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByText('Manage your documents').waitFor();
    await see('menu', ON_PHONES);

    await open(`/documents/${long}`, 'Version 1', 'detail');
    await page.getByRole('button', { name: 'Edit Fields' }).click();
    await page.getByRole('button', { name: 'Add a field', exact: true }).click();
    await see('detail-fields');
    await page.getByRole('button', { name: 'Cancel' }).first().click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Edit JSON' }).click();
    await page.getByText('Valid JSON', { exact: true }).waitFor();
    await see('detail-json');

    await open('/export', 'invoice 9.pdf', 'export');
    await page.getByRole('button', { name: 'Select All', exact: true }).click();
    await page.getByRole('button', { name: 'Filters' }).click();
    await see('export-documents');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByLabel('Select All Financial').check();
    await see('export-fields');
    await page.getByRole('button', { name: 'Preview', exact: true }).last().click();
    await page.getByRole('table').waitFor();
    await page.getByText('Preview generated successfully!').waitFor({ state: 'detached' });
    await see('export-preview');
  });
});
