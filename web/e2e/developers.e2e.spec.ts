/** /settings?tab=developers in Chromium: keys from the making to the end, and the API tried with them. */
import { look } from './look.js';
import { callsOf } from './calls.js';
import { describeOnStage } from './stage.js';
import { receipt, register, type Visit } from './visit.js';

const TAB = '/settings?tab=developers';

describeOnStage('API keys under Settings', (stage) => {
  let visitor: Visit;
  beforeEach(async () => {
    visitor = await stage.visit({ viewport: { width: 1440, height: 900 } });
  });
  afterEach(async () => {
    await visitor.close();
    expect(visitor.complaints).toEqual([]);
  });

  it('are made, shown once with a call that works, and revoked', async () => {
    const { page } = visitor;
    const faults: string[] = [];
    const see = async (screen: string) => void faults.push(...(await look(visitor, screen)));
    const asked = async (key: string) =>
      (await page.request.get('/api/documents', { headers: { Authorization: `Bearer ${key}` } })).status();
    await register(page);
    await page.getByText('Registration successful!').waitFor({ state: 'detached' });
    await page.goto(TAB);
    await page.getByText('No API keys yet').waitFor();
    await see('developers-empty');

    await page.getByRole('button', { name: 'New Key' }).click();
    const dialog = page.getByRole('dialog');
    for (const scope of ['documents:read', 'documents:write']) await dialog.getByLabel(scope).uncheck();
    await dialog.getByRole('button', { name: 'Make Key' }).click();
    await dialog.getByText('Give the key a name').waitFor();
    await dialog.getByText('Choose what the key may do').waitFor();
    await see('developers-wrong');
    await dialog.getByLabel('Name').fill('Ledger import of the accountants');
    await dialog.getByLabel('documents:read').check();
    await dialog.getByLabel('Good for').selectOption('A year');
    await see('developers-form');
    await dialog.getByRole('button', { name: 'Make Key' }).click();
    await dialog.getByText('It is not shown again.').waitFor();
    const key = await dialog.getByRole('region', { name: 'The key' }).innerText();
    expect(key).toMatch(/^recto_live_[0-9a-f]{64}$/);
    const call = await dialog.getByRole('region', { name: 'A first call with curl' }).innerText();
    expect(call).toContain(`"Authorization: Bearer ${key}"`);
    await see('developers-made');
    await dialog.getByRole('tab', { name: 'Python' }).click();
    const python = await dialog.getByRole('region', { name: 'A first call with Python' }).innerText();
    expect(python).toContain(key);
    await see('developers-made-python');
    await dialog.getByRole('tab', { name: 'MCP' }).click();
    const configuration = await dialog.getByRole('region', { name: 'A first call with MCP' }).innerText();
    const { url, headers } = JSON.parse(configuration).mcpServers.recto;
    const ping = { data: { jsonrpc: '2.0', id: 1, method: 'ping' } };
    const accept = 'application/json, text/event-stream';
    expect((await page.request.post(url, { headers: { ...headers, accept }, ...ping })).status()).toBe(200);
    await see('developers-made-mcp');
    await page.mouse.click(5, 5); // beside it
    await dialog.getByRole('button', { name: 'I Have Kept It' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await page.content()).not.toContain(key);

    expect(await asked(key)).toBe(200);
    const { call: api } = callsOf(() => page);
    await api('POST', '/workspaces/api-keys', { data: { name: 'Without an end', scopes: ['usage', 'export'] } });
    const trying = { name: 'Trying out', scopes: ['documents:read', 'documents:write'], sandbox: true };
    await api('POST', '/workspaces/api-keys', { data: trying });
    await page.reload();
    await page.getByText('Without an end').waitFor();
    await page.getByText('Sandbox', { exact: true }).waitFor();
    await see('developers-keys');
    await page.getByRole('button', { name: 'Revoke Ledger import of the accountants' }).click();
    await page.getByText('Revoke Ledger import of the accountants?').waitFor();
    await dialog.getByRole('button', { name: 'Revoke', exact: true }).click();
    await page.getByText('Ledger import of the accountants was revoked').waitFor();
    expect(await asked(key)).toBe(401);
    await page.getByRole('button', { name: 'Revoke Ledger' }).waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
  });

  it('are tried on the API, one operation after another, and signs nobody out', async () => {
    const { page } = visitor;
    const faults: string[] = [];
    const see = async (screen: string) => void faults.push(...(await look(visitor, screen)));
    await register(page);
    await page.getByText('Registration successful!').waitFor({ state: 'detached' });
    const { call: api } = callsOf(() => page);
    const asked = { name: 'Trials', scopes: ['documents:read', 'documents:write'] };
    const { secret } = await api('POST', '/workspaces/api-keys', { data: asked });
    await page.goto(TAB);
    await page.getByRole('link', { name: 'try the API' }).click();
    await page.getByText('Enter an API key first.').waitFor();
    await see('try-api-empty');

    const send = page.getByRole('button', { name: 'Send' });
    const operation = page.getByLabel('Operation');
    const body = page.getByRole('region', { name: 'Body of the answer' });
    const curl = page.getByRole('region', { name: 'The call with curl' });
    const status = async (wanted: string) => {
      await send.click();
      await page.getByRole('status').getByText(wanted, { exact: true }).waitFor();
    };
    await page.getByLabel('API key').fill(`recto_live_${'0'.repeat(64)}`);
    await status('401');
    await page.getByLabel('API key').fill(secret);
    await page.getByLabel('limit').fill('5');
    await status('200');
    expect(JSON.parse(await body.innerText())).toMatchObject({ success: true, data: { documents: [] } });
    expect(await curl.innerText()).toContain(`'${new URL(page.url()).origin}/api/documents?limit=5'`);

    await operation.selectOption({ value: 'uploadDocument' });
    await send.click();
    await page.getByText('Choose a file').waitFor();
    await see('try-api-wrong');
    await page.getByLabel('file', { exact: true }).setInputFiles(await receipt());
    await page.getByLabel('wait').fill('30');
    expect(await curl.innerText()).toContain(`-F 'file=@saltmarsh-receipt.jpg'`);
    for (const language of ['TypeScript', 'Python']) {
      await page.getByRole('tab', { name: language }).click();
      const snippet = await page.getByRole('region', { name: `The call with ${language}` }).innerText();
      expect(snippet).toContain('saltmarsh-receipt.jpg');
      expect(snippet).toContain(secret);
    }
    await see('try-api-python');
    await status('201');
    const id = JSON.parse(await body.innerText()).data.document._id as string;
    await see('try-api-answer');

    await operation.selectOption({ value: 'getPage' });
    await page.getByLabel('id', { exact: true }).fill(id);
    await page.getByLabel('page', { exact: true }).fill('1');
    await status('200');
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the Answer' }).click(),
    ]);
    expect(await saved.failure()).toBeNull();
    await operation.selectOption({ value: 'createDocument' });
    await page.getByLabel('Body', { exact: true }).fill('{');
    await send.click();
    await page.getByText('This is no JSON').waitFor();
    await operation.selectOption({ value: 'listWebhooks' });
    await status('403');
    expect(faults).toEqual([]);
  });
});
