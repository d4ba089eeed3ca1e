/**
 * What is exported: ordinary invoices with 20 values and 5 items each, made one at a time, the same for every writer.
 */
import { recordOf, type ExportedDocument } from '#domain/export/record.js';
import type { Configuration, Format } from '#domain/export/configuration.js';
import { Planning } from '#domain/export/plan.js';
import { wordsIn } from '#contexts/export/http/words.js';
import type { WrittenExport } from '#contexts/export/application/formats/written-export.js';

const ITEMS = 5;

export function invoice(n: number): ExportedDocument {
  const values = Object.fromEntries(
    Array.from({ length: 19 }, (_, at) => [`field_${at}`, at % 3 === 0 ? n * at : `Value ${at} of ${n}`]),
  );
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
      line_items: Array.from({ length: ITEMS }, (_, at) => ({
        description: `Laid paper ${at}`,
        quantity: at + 1,
        amount: 12.5 * at,
      })),
    },
    confidence: {},
    editedPaths: [],
  };
}

function configuration(format: Format): Configuration {
  const options = {
    includeMetadata: true,
    flattenNested: false,
    includeConfidence: false,
    includeOCR: false,
    includeRawData: false,
  };
  const selectedFields = Object.keys(invoice(0).extraction).map((name) => `extraction.${name}`);
  const sortBy = { field: 'createdAt', direction: 'desc' } as const;
  return { selectedDocuments: [], selectedFields, format, options: { ...options, sortBy }, customFileName: 'export' };
}

/** Planned and laid out as the app does it, without the store. */
export function planned(format: Format, documents: number): WrittenExport {
  const planning = new Planning(configuration(format));
  for (let n = 0; n < documents; n++) planning.add(invoice(n));
  const plan = planning.finished();
  return {
    plan,
    words: wordsIn('en'),
    now: '2026-03-01T09:00:00.000Z',
    creator: 'Recto',
    rows: async function* () {
      for (const { documentId } of plan.order) {
        const document = invoice(Number(documentId.slice(-12)));
        yield { document, record: recordOf(document, plan.shape), group: '' };
      }
    },
  };
}
