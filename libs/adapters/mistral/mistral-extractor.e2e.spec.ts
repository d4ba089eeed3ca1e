/**
 * The whole path as the worker and the command line run it: children, a picture read by OCR on both sides, the double
 * of the API.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawReceipt } from '#extraction/testing/drawn-receipt.js';
import { MistralExtractor } from './mistral-extractor.js';
import { DOUBLE_KEY, MistralDouble } from './testing/mistral-double.js';

let double: MistralDouble;
beforeAll(async () => {
  double = await MistralDouble.start();
});
afterAll(() => double.stop());

it('reads a photographed receipt', async () => {
  const { jpeg, truth } = await drawReceipt();
  double.reads = [{ markdown: 'LARKSPUR BAKERY LTD\nTOTAL £14.40', blocks: [] }];
  double.says = () => JSON.stringify({ doc_type: 'receipt', ...truth, payment_method: 'voucher' });
  const options = {
    apiKey: DOUBLE_KEY,
    baseUrl: double.url,
    model: 'm',
    ocrModel: 'o',
    maxPages: 20,
    maxTokens: 4096,
    timeoutMs: 20_000,
    dailyPages: 100,
    dailyTokens: 1_000_000,
    fallback: 'local' as const,
  };
  const extractor = MistralExtractor.open(options, { children: 1 }, () => {});
  try {
    const steps: string[] = [];
    const result = await extractor.extract(jpeg, { mime: 'image/jpeg', onProgress: (step) => steps.push(step) });
    expect(result).toMatchObject({ docType: 'receipt', extraction: truth });
    expect(result.engine).toMatch(/^mistral\/1 mistral-ocr-double mistral-double local\/1 ppocr /);
    expect(result.evidence.total_amount).toMatchObject({ page: 0, source: 'ocr' });
    expect(result.confidence.total_amount).toBeGreaterThan(0.9);
    expect(result.confidence.payment_method ?? 0).toBeLessThanOrEqual(0.5);
    expect(steps).toEqual(['decode', 'read page 1 of 1', 'fields', 'mistral: read', 'mistral: fields']);
    const { document } = double.calls('ocr')[0]!.body as unknown as { document: { type: string; image_url: string } };
    expect(document.type).toBe('image_url');
    expect(document.image_url).toMatch(/^data:image\/jpeg;base64,/);
    await expect(extractor.extract(Buffer.from('no document'))).rejects.toMatchObject({
      name: 'ExtractionError',
      code: 'unsupported_type',
    });
  } finally {
    await extractor.close();
  }
});

describe('recto extract --engine mistral', () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'recto-mistral-'));
    writeFileSync(join(folder, 'receipt.jpg'), (await drawReceipt()).jpeg);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const recto = (env: Record<string, string>) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const args = ['dist/apps/cli/main.js', 'extract', '--ndjson', '--engine', 'mistral', join(folder, 'receipt.jpg')];
      const { NODE_OPTIONS: _, MISTRAL_API_KEY: __, ...clean } = process.env;
      execFile(process.execPath, args, { env: { ...clean, ...env } }, (error, out, err) =>
        resolve({ code: Number(error?.code ?? 0), out, err }),
      );
    });

  it('asks the API named in the environment', async () => {
    const { code, out } = await recto({ MISTRAL_API_KEY: DOUBLE_KEY, MISTRAL_BASE_URL: double.url });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ docType: 'receipt', engine: expect.stringMatching(/^mistral\/1 /) });
  });

  it('says why the local engine read instead', async () => {
    const { code, out, err } = await recto({
      MISTRAL_API_KEY: 'a-key-that-is-not-the-right-one',
      MISTRAL_BASE_URL: double.url,
    });
    expect(code).toBe(0);
    expect(JSON.parse(out).engine).toMatch(/^local\/1 /);
    expect(err).toContain('Mistral does not accept MISTRAL_API_KEY');
    expect(err + out).not.toContain('a-key-that-is-not');
  });

  it('is wrong usage without a key', async () => {
    const { code, err } = await recto({});
    expect(code).toBe(2);
    expect(err).toContain('--engine mistral needs MISTRAL_API_KEY');
  });
});
