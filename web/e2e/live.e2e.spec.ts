/** What one tab does, the others show; and a server that goes away for a while costs a note, not a reload. */
import type { Page } from 'playwright-core';
import { describeOnOwnStage } from './stage.js';
import { receipt, register, type Visit } from './visit.js';

describeOnOwnStage('Live updates', (stage) => {
  let visitor: Visit;
  let page: Page;

  beforeEach(async () => {
    visitor = await stage.visit();
    page = visitor.page;
  });
  afterEach(() => visitor.close());

  /** Another tab of the same member, its requests counted by path from when it is asked. */
  async function tab(path: string) {
    const other = await page.context().newPage();
    const asked: string[] = [];
    other.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await other.goto(path);
    return { other, asked };
  }
  /** The one document on the screen is read. */
  const completed = (on: Page) => on.getByRole('listitem').getByText('Completed', { exact: true }).waitFor();
  /** Drops files on the page, as from the desktop. */
  async function drop(on: Page, files: readonly { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
    const transfer = await on.evaluateHandle(
      (all) => {
        const data = new DataTransfer();
        for (const { name, mimeType, base64 } of all) {
          const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
          data.items.add(new File([bytes], name, { type: mimeType }));
        }
        return data;
      },
      files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') })),
    );
    await on.dispatchEvent('main', 'dragenter', { dataTransfer: transfer });
    await on.getByText('Let go to upload').waitFor();
    await on.dispatchEvent('main', 'dragover', { dataTransfer: transfer });
    await on.dispatchEvent('main', 'drop', { dataTransfer: transfer });
  }

  it('show in every tab what one of them does', async () => {
    await register(page);
    const list = await tab('/documents');
    await list.other.getByText('No documents found').waitFor();
    const dashboard = await tab('/dashboard');
    await dashboard.other.getByText('No documents yet').waitFor();

    // Dropped on the dashboard, it goes to the upload list.
    await drop(page, [await receipt()]);
    await page.waitForURL('**/upload');
    await list.other.getByRole('link', { name: 'saltmarsh-receipt.jpg', exact: true }).waitFor();
    for (const one of [page, list.other, dashboard.other]) await completed(one);
    await dashboard.other.getByText('In all: 1 document, 1 credit').waitFor();
    expect(list.asked.filter((path) => path === '/api/events')).toHaveLength(1);

    // The detail follows an edit made elsewhere; the same file again is named.
    await list.other.getByRole('link', { name: 'saltmarsh-receipt.jpg', exact: true }).click();
    await list.other.getByText('Version 1').waitFor();
    await page.evaluate(async () => {
      const headers = {
        Authorization: `Bearer ${localStorage.getItem('token')}`,
        'Content-Type': 'application/json',
      };
      const { data } = await (await fetch('/api/documents', { headers })).json();
      const body = JSON.stringify({ extraction: { merchant_name: 'Elsewhere' }, changes: ['Updated merchant_name'] });
      await fetch(`/api/documents/${data.documents[0]._id}`, { method: 'PUT', headers, body });
    });
    await list.other.getByText('Version 2').waitFor();

    await page.setInputFiles('input[type=file]', await receipt());
    await page.getByText('You uploaded this file before:').waitFor();
    expect(await visitor.axe()).toEqual([]);
    await page.getByText('You uploaded this file before:').getByRole('link', { name: 'saltmarsh-receipt.jpg' }).click();
    await page.getByText('Version 2').waitFor();

    // Deleted in one tab, gone in the other.
    await page.goto('/documents');
    await page.getByRole('button', { name: 'Select All' }).click();
    await page.getByRole('button', { name: 'Delete Selected' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await list.other.getByText('Document not found').waitFor();
    await dashboard.other.getByText('No documents yet').waitFor();
    expect(visitor.complaints).toEqual([]);
  });

  it('ask for nothing again and again while they are told', async () => {
    await register(page);
    await page.goto('/upload');
    await page.setInputFiles('input[type=file]', await receipt());
    await page.getByText('File uploaded successfully!').waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await completed(page);
    // Once per change at most: processing, completed. Polling every 1.5 s would ask more often while it is read.
    expect(asked.filter((path) => /^\/api\/documents\/./.test(path)).length).toBeLessThanOrEqual(3);
  });

  it('go on by themselves after the server was away', async () => {
    await register(page);
    const { other } = await tab('/documents');
    await other.getByText('No documents found').waitFor();
    await stage.server.stop();
    await other.getByText('Reconnecting…').waitFor();
    await stage.server.start();
    await other.getByText('Reconnecting…').waitFor({ state: 'detached' });
    await page.goto('/upload');
    await page.setInputFiles('input[type=file]', await receipt());
    await other.getByRole('link', { name: 'saltmarsh-receipt.jpg', exact: true }).waitFor();
    await completed(other);
  });

  it('are not needed to see a document through', async () => {
    await page.route('**/api/events', (route) => route.abort());
    await register(page);
    await page.goto('/upload');
    await page.setInputFiles('input[type=file]', await receipt());
    await completed(page);
    await page.getByText('Reconnecting…').waitFor();
    expect(await visitor.axe()).toEqual([]);
  });

  it('take what is pasted, but not from somebody who is typing', async () => {
    await register(page);
    await page.goto('/documents');
    const paste = (selector: string) =>
      page.evaluate((where) => {
        const data = new DataTransfer();
        data.items.add(new File(['no picture'], 'notes.txt', { type: 'text/plain' }));
        document
          .querySelector(where)!
          .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
      }, selector);
    await page.getByText('No documents found').waitFor();
    await paste('input[type=search]');
    await paste('main');
    await page.waitForURL('**/upload');
    await page.getByText('One file was not taken').waitFor();
    await page.getByText('notes.txt').waitFor();
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/documents');
  });
});
