/** The formats that are text, as chunks of some size. */
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvHead, csvRow } from '#domain/export/csv.js';
import { JsonText } from '#domain/export/json.js';
import { shownRecord } from '#domain/export/record.js';
import { recordRow } from '#domain/export/row.js';
import { XmlText } from '#domain/export/xml.js';
import type { Row, WrittenExport } from './written-export.js';

const CHUNK = 32_768;

export function asText(written: WrittenExport, out: Writable): Promise<void> {
  return pipeline(Readable.from(chunks(written)), out);
}

async function* chunks(written: WrittenExport): AsyncGenerator<Buffer> {
  let waiting = '';
  for await (const text of pieces(written)) {
    waiting += text;
    if (waiting.length < CHUNK) continue;
    yield Buffer.from(waiting);
    waiting = '';
  }
  if (waiting !== '') yield Buffer.from(waiting);
}

async function* pieces({ plan, rows }: WrittenExport): AsyncGenerator<string> {
  const { format, options } = plan.configuration;
  if (format === 'csv') {
    yield csvHead(plan.columns);
    for await (const { record } of rows()) yield csvRow(recordRow(record, options.flattenNested), plan.columns);
    return;
  }
  const grouped = options.groupByField !== undefined;
  const text = format === 'xml' ? new XmlText(grouped) : new JsonText(grouped);
  const shown = ({ record }: Row) => shownRecord(record, options.flattenNested);
  yield text.head();
  for await (const row of rows()) yield text.record(shown(row), row.group);
  yield text.end();
}
