/** Excel files before a stranger: the validator of Microsoft's Open XML SDK holds each to the schemas of the format. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { JsonObject } from '#kernel/json.js';
import { describeWithBinary } from '../server-binary.js';
import { tempFolder } from '../temp-folder.js';
import { receiptResult, TestApp, tinyPng, type Member } from './app.js';

const VALUES: JsonObject = {
  text: 'Ünïcode 文字 🧾 <&>"\u0000\u000b',
  command: "=cmd|' /C calc'!A0",
  long: 'x'.repeat(40_000),
  total_amount: -12.5,
  'a label of the form': 'Yes',
  day: '2026-03-14',
  moment: '2026-03-14T09:30:00.000Z',
  paid: true,
  nothing: '',
  vendor: { name: 'Saltmarsh Stores', address: { city: 'Wendle' } },
  list: ['a', 1, false],
  items: [
    { name: '@SUM(A1)', amount: -3 },
    { name: '+1+1', amount: 4.25, parts: [{ n: 1 }] },
  ],
};
const FIELDS = [...Object.keys(VALUES).map((name) => `extraction.${name}`), 'size', 'pages'];

describeWithBinary('ooxml-validator', 'Excel exports, as the Open XML SDK sees them', (validator) => {
  const folder = tempFolder();
  let app: TestApp;
  let ada: Member;
  let ids: string[];

  beforeAll(async () => {
    app = await TestApp.start();
    ada = await app.register('ada@example.test');
    ids = [];
    for (const extraction of [VALUES, receiptResult.extraction, {}]) {
      app.extractor.answer = async () => ({ ...receiptResult, extraction });
      const id = (await app.upload(ada.token, tinyPng, 'receipt.png')).body.data.document._id as string;
      await app.settled(ada.token, id);
      ids.push(id);
    }
  });
  afterAll(() => app.stop());

  it.each([
    [{}],
    [{ includeMetadata: true }],
    [{ flattenNested: true }],
    [{ includeConfidence: true, includeOCR: true, includeRawData: true }],
    [{ includeMetadata: true, flattenNested: true, includeConfidence: true, includeOCR: true, includeRawData: true }],
    [{ groupByField: true, sortBy: { field: 'extraction.total_amount', direction: 'asc' } }],
    [{ groupByField: 'extraction.paid' }],
  ])('have no fault with the options %j', async (options) => {
    for (const selectedDocuments of [ids, ids.slice(2)]) {
      const response = await app.fetch('/api/export/advanced', {
        method: 'POST',
        token: ada.token,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ selectedDocuments, selectedFields: FIELDS, format: 'excel', options }),
      });
      expect(response.status).toBe(200);
      const file = folder.file('export.xlsx');
      await writeFile(file, Buffer.from(await response.arrayBuffer()));
      const { stdout } = await promisify(execFile)(validator, [file]);
      expect(JSON.parse(stdout)).toMatchObject({ ok: true, errors: [] });
    }
  });
});
