/**
 * `npm run bench:export [-- documents format]`: how fast an export is written and how much memory that takes, without the store:
 * ordinary invoices with 20 values and 5 items each go through the writers to nowhere. Each format wants a process of its own,
 * because memory is the highest that the process ever used.
 */
import { Writable } from 'node:stream';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { writePdf } from '#contexts/export/application/pdf/write-pdf.js';
import { writeExcel } from '#contexts/export/application/write-excel.js';
import { asText } from '#contexts/export/application/write-text.js';
import type { WrittenExport } from '#contexts/export/application/written-export.js';
import type { Configuration, Format } from '#contexts/export/domain/configuration.js';
import { Planning } from '#contexts/export/domain/plan.js';
import { recordOf, type ExportedDocument } from '#contexts/export/domain/record.js';
import { words } from '#contexts/export/http/words.js';
import { machine } from './machine.js';

const DOCUMENTS = Number(process.argv[2] ?? 5_000);
const only = process.argv[3] as Format | undefined;
const ITEMS = 5;

function invoice(n: number): ExportedDocument {
  const values = Object.fromEntries(Array.from({ length: 19 }, (_, at) => [`field_${at}`, at % 3 === 0 ? n * at : `Value ${at} of ${n}`]));
  return {
    documentId: `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    originalFilename: `invoice-${n}.pdf`,
    docType: 'invoice',
    status: 'completed',
    language: 'en',
    createdAt: new Date(1_770_000_000_000 + n * 60_000).toISOString(),
    mime: 'application/pdf',
    size: 20_000,
    pages: 1,
    extraction: {
      ...values,
      total_amount: n / 100,
      line_items: Array.from({ length: ITEMS }, (_, at) => ({ description: `Laid paper ${at}`, quantity: at + 1, amount: 12.5 * at })),
    },
    confidence: {},
    editedPaths: [],
  };
}

async function measure(format: Format): Promise<void> {
  const options = { includeMetadata: true, flattenNested: false, includeConfidence: false, includeOCR: false, includeRawData: false };
  const selectedFields = Object.keys(invoice(0).extraction).map((name) => `extraction.${name}`);
  const sortBy = { field: 'createdAt', direction: 'desc' } as const;
  const configuration: Configuration = { selectedDocuments: [], selectedFields, format, options: { ...options, sortBy }, customFileName: 'export' };
  const started = performance.now();
  const planning = new Planning(configuration);
  for (let n = 0; n < DOCUMENTS; n++) planning.add(invoice(n));
  const plan = planning.finished();
  const written: WrittenExport = {
    plan,
    words,
    now: '2026-03-01T09:00:00.000Z',
    rows: async function* () {
      for (let n = 0; n < DOCUMENTS; n++) yield { document: invoice(n), record: recordOf(invoice(n), plan.shape), group: '' };
    },
  };
  let bytes = 0;
  const nowhere = new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done();
    },
  });
  await (format === 'excel' ? writeExcel : format === 'pdf' ? writePdf : asText)(written, nowhere);
  const seconds = (performance.now() - started) / 1000;
  const peak = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(`${format}: ${DOCUMENTS} documents in ${seconds.toFixed(1)} s (${Math.round(DOCUMENTS / seconds)}/s), ${(bytes / 1e6).toFixed(1)} MB, peak ${peak} MB`);
}

if (only) await measure(only);
else {
  console.log(JSON.stringify(machine(tmpdir())));
  for (const format of ['json', 'csv', 'xml', 'excel', 'pdf']) {
    spawnSync(process.execPath, [fileURLToPath(import.meta.url), String(DOCUMENTS), format], { stdio: 'inherit' });
  }
}
