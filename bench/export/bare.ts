/**
 * The same values written by the bare libraries, as somebody would who needs nothing else: no plan, no order, no look,
 * no guard against formulas or control characters. What the app's writers are measured against.
 */
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { PassThrough, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import Excel from 'exceljs';
import { XMLBuilder } from 'fast-xml-parser';
import PDFDocument from 'pdfkit';
import type { Format } from '#domain/export/configuration.js';
import type { JsonObject } from '#kernel/json.js';
import { invoice } from './invoices.js';

/** The CSV writer that ExcelJS brings along. */
const csv = createRequire(createRequire(import.meta.url).resolve('exceljs'))('fast-csv') as {
  format(options: { headers: boolean }): PassThrough;
};

type Items = readonly { readonly description: string; readonly quantity: number; readonly amount: number }[];

function* records(documents: number): Generator<JsonObject> {
  for (let n = documents - 1; n >= 0; n--) {
    const { confidence: _confidence, editedPaths: _editedPaths, extraction, ...file } = invoice(n);
    yield { ...file, ...extraction };
  }
}

async function write(out: Writable, text: string | Buffer): Promise<void> {
  if (!out.write(text)) await once(out, 'drain');
}

export const BARE: Record<Format, (documents: number, out: Writable) => Promise<void>> = {
  async json(documents, out) {
    await write(out, '[');
    for (const record of records(documents)) await write(out, `${JSON.stringify(record, null, 2)},\n`);
    await write(out, 'null]');
  },
  async csv(documents, out) {
    const rows = csv.format({ headers: true });
    const carried = pipeline(rows, out);
    for (const record of records(documents)) {
      if (!rows.write({ ...record, line_items: JSON.stringify(record['line_items']) })) await once(rows, 'drain');
    }
    rows.end();
    await carried;
  },
  async xml(documents, out) {
    const builder = new XMLBuilder({ format: true });
    await write(out, '<export>');
    for (const { line_items, ...record } of records(documents)) {
      await write(out, builder.build({ document: { ...record, line_items: { item: line_items } } }));
    }
    await write(out, '</export>');
  },
  async excel(documents, out) {
    const stream = new PassThrough();
    const carried = pipeline(stream, out);
    const book = new Excel.stream.xlsx.WorkbookWriter({ stream });
    const room = () => (stream.writableNeedDrain ? once(stream, 'drain') : undefined);
    const sheet = book.addWorksheet('Documents');
    for (const { line_items: _items, ...record } of records(documents)) {
      sheet.addRow(Object.values(record)).commit();
      await room();
    }
    sheet.commit();
    const list = book.addWorksheet('Line Items');
    for (const { line_items, originalFilename } of records(documents)) {
      for (const item of line_items as unknown as Items)
        list.addRow([originalFilename, ...Object.values(item)]).commit();
      await room();
    }
    list.commit();
    await book.commit();
    await carried;
  },
  async pdf(documents, out) {
    const document = new PDFDocument({ margin: 54 });
    const carried = pipeline(document, out);
    for (const { line_items, originalFilename, ...record } of records(documents)) {
      document.fontSize(15).text(String(originalFilename)).fontSize(9.5);
      for (const [name, value] of Object.entries(record)) document.text(`${name}: ${String(value)}`);
      for (const { description, quantity, amount } of line_items as unknown as Items) {
        document.text(`${description}   ${quantity}   ${amount}`);
      }
      document.moveDown();
      await setImmediate(); // it reads what it is given only when it is let
    }
    document.end();
    await carried;
  },
};
