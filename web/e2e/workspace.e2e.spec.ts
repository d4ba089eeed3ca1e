import type { Page } from 'playwright-core';
import { describeOnStage } from './stage.js';
import { awake, receipt, register, type Visit } from './visit.js';

describeOnStage('The web client on the real server', (stage) => {
  let visitor: Visit;
  let page: Page;

  beforeEach(async () => {
    visitor = await stage.visit();
    page = visitor.page;
  });
  afterEach(async () => {
    await visitor.close();
    expect(visitor.complaints).toEqual([]);
  });

  const path = () => new URL(page.url()).pathname;

  it('sends visitors where they may be', async () => {
    await page.goto('/documents');
    await page.waitForURL('**/login');
    await page.goto('/no/such/place');
    await page.getByRole('link', { name: 'Get Started' }).waitFor();
    expect(path()).toBe('/');
  });

  it('says what is wrong with a form, and refuses a wrong password', async () => {
    await page.goto('/login');
    await page.getByLabel('Email').fill('ada');
    await page.getByLabel('Password', { exact: true }).fill('12345');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Invalid email address').waitFor();
    await page.getByText('Password must be at least 6 characters').waitFor();
    await page.getByLabel('Email').fill('nobody@example.test');
    await page.getByLabel('Password', { exact: true }).fill('123456');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Invalid email or password').waitFor();
    expect(path()).toBe('/login');
  });

  it('takes a document from the upload to an edited version, and out again', async () => {
    const account = await register(page);
    await page.getByText('No documents yet').waitFor();

    await page.getByRole('link', { name: 'Upload Document' }).click();
    await page.setInputFiles('input[type=file]', await receipt());
    await page.getByText('File uploaded successfully!').waitFor();
    await page.getByText('Completed').waitFor();

    await page.getByRole('link', { name: 'saltmarsh-receipt.jpg' }).click();
    await page.getByRole('heading', { name: 'Extracted Data' }).waitFor();
    await page.getByText('Version 1').waitFor();

    await page.getByRole('button', { name: 'Edit Fields' }).click();
    await page.getByRole('button', { name: 'Add a field', exact: true }).click();
    await page.getByLabel('Name of the field').fill('Cost centre');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByLabel('Cost centre').fill('Kitchen');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Document updated successfully!').waitFor();
    await page.getByText('Updated cost_centre').waitFor();
    await page.getByText('Version 2').waitFor();

    await page.getByRole('link', { name: 'Back to Documents' }).click();
    await page.getByRole('button', { name: 'Delete saltmarsh-receipt.jpg' }).click();
    await page.getByText('Delete this document? This action cannot be undone.').waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Document deleted').waitFor();
    await page.getByText('Get started by uploading your first document').waitFor();

    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Login successful!').waitFor();
    await page.waitForURL('**/dashboard');

    // Shown out, not gone: the way leads back.
    await page.evaluate(() => localStorage.setItem('token', 'worthless'));
    await page.goto('/documents?status=failed');
    await page.waitForURL('**/login');
    await page.reload();
    await awake(page);
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/documents?status=failed');
  });

  it('shows both values when somebody else saved first, and keeps the one chosen', async () => {
    await register(page);
    await page.goto('/upload');
    await page.setInputFiles('input[type=file]', await receipt());
    await page.getByText('Completed').waitFor();
    await page.getByRole('link', { name: 'saltmarsh-receipt.jpg' }).click();
    await page.getByRole('button', { name: 'Edit Fields' }).click();
    await page.getByRole('button', { name: 'Add a field', exact: true }).click();
    await page.getByLabel('Name of the field').fill('note');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByLabel('Note').fill('mine');

    const answer = await page.evaluate(async () => {
      const id = location.pathname.split('/').at(-1);
      const headers = {
        Authorization: `Bearer ${localStorage.getItem('token')}`,
        'Content-Type': 'application/json',
      };
      const { data } = await (await fetch(`/api/documents/${id}`, { headers })).json();
      const body = JSON.stringify({
        extraction: { ...data.document.extraction, note: 'theirs' },
        changes: ['Updated note'],
      });
      return (await fetch(`/api/documents/${id}`, { method: 'PUT', headers, body })).status;
    });
    expect(answer).toBe(200);

    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Somebody else edited this document').waitFor();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('theirs', { exact: true }).waitFor();
    await dialog.getByText('mine', { exact: true }).waitFor();
    expect(await visitor.axe()).toEqual([]);
    await dialog.getByRole('button', { name: 'Reload and keep editing' }).click();
    expect(await page.getByLabel('Note').inputValue()).toBe('mine');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Document updated successfully!').waitFor();
    await page.getByText('Version 3').waitFor();
  });

  it('ends the session when the server no longer knows the token', async () => {
    await register(page);
    await page.evaluate(() => localStorage.setItem('token', 'worn out'));
    await page.goto('/documents');
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});
