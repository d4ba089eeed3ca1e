import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compiled } from '#adapters/child-pool/compiled.js';
import { makeInvoicePdf } from '#extraction/testing/made-invoice.js';

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function recto(...args: string[]): Promise<Ended> {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const child = spawn(process.execPath, [compiled('apps/cli/main.ts'), ...args], { env });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

describe('recto extract', () => {
  let folder: string;
  let invoice: string;
  let broken: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'recto-cli-'));
    [invoice, broken] = [join(folder, 'invoice.pdf'), join(folder, 'broken.pdf')];
    await writeFile(invoice, makeInvoicePdf({ eInvoice: true }).pdf);
    await writeFile(broken, 'not a PDF');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('prints one JSON object a line, in the order of the files, and says by its exit that one failed', async () => {
    const { code, out, err } = await recto('extract', '--ndjson', '--jobs', '1', broken, invoice);
    const [first, second] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(first).toEqual({ file: broken, error: { code: 'unsupported_type', message: expect.any(String) } });
    expect(second).toMatchObject({
      file: invoice,
      docType: 'invoice',
      language: 'de',
      extraction: { total_amount: 297.5 },
      processingTime: expect.any(Number),
    });
    expect(second).toHaveProperty('evidence.total_amount.source', 'e-invoice');
    expect([code, err]).toEqual([3, '']);
  });

  it('leaves the e-invoice aside when told to', async () => {
    const { code, out } = await recto('extract', '--no-e-invoice', invoice);
    expect(JSON.parse(out)).toHaveProperty('evidence.total_amount.source', 'text-layer');
    expect(code).toBe(0);
  });

  it('scores the answers when given labels', async () => {
    const labels = join(folder, 'labels.jsonl');
    const fields = { totalAmount: 297.5, invoiceNumber: 'HB-2024-0117', dueDate: '2024-06-03' };
    await writeFile(labels, `${JSON.stringify({ file: 'invoice.pdf', docType: 'invoice', fields })}\n`);
    const table = await recto('extract', '--labels', labels, '--engine', 'local', '--jobs', '2', invoice);
    expect(table.out).toMatch(/^invoice\.dueDate +n= {4}1 .*\ninvoice\.invoiceNumber .* F1 100\.0/);
    expect(table.out).toMatch(/ALL micro-F1  66\.7 soft  66\.7\n$/);
    expect([table.code, table.err]).toEqual([0, '']);
    const both = await recto('extract', '--labels', labels, '--ndjson', invoice);
    expect(JSON.parse(both.out)).toMatchObject({ file: invoice, docType: 'invoice' });
    expect(both.err).toBe(table.out);
    expect(await recto('extract', '--labels', labels, broken)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('no label'),
    });
    expect(await recto('extract', '--labels', invoice, invoice)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('cannot use'),
    });
  });

  it.each([
    [['extract']],
    [['extract', '--engine', 'none', 'x.pdf']],
    [['extract', '--labels', 'no-such-file', 'x.pdf']],
    [['extract', '--jobs', 'none', 'x.pdf']],
    [['extract', '--no-such-option', 'x.pdf']],
    [['no-such-command']],
  ])('says wrong usage: %j', async (args) => {
    const { code, out, err } = await recto(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^error: /);
  });

  it('explains itself', async () => {
    const { code, out } = await recto('extract', '--help');
    expect(out).toMatch(/Usage: recto extract .*--ndjson.*--jobs.*--no-e-invoice.*--labels.*Exit status/s);
    expect(code).toBe(0);
  });
});
