/**
 * The PDF export, streamed page by page: a title, then the documents one after the other, in groups when that was
 * asked for.
 */
import type { PassThrough, Writable } from 'node:stream';
import PDFDocument from 'pdfkit';
import { compacted } from '#domain/export/picking.js';
import { cleanText } from '#domain/export/clean-text.js';
import { exportFileName } from '#domain/export/file-name.js';
import type { JsonObject } from '#kernel/json.js';
import { roomIn, throughStream } from '../output.js';
import type { WrittenExport } from '../written-export.js';
import { setDocument, setGroup } from './document-section.js';
import { INK, LEFT, Pages, RIGHT, SOFT } from './pages.js';
import { printed } from './values.js';

const TITLE = { cut: 'heading', size: 24, colour: INK } as const;
const LEAD = { cut: 'regular', size: 9.5, colour: SOFT } as const;

export function writePdf(written: WrittenExport, to: Writable): Promise<void> {
  return throughStream(to, (stream) => fill(stream, written));
}

async function fill(stream: PassThrough, { plan, rows, words, now, creator }: WrittenExport): Promise<void> {
  const { options, customFileName } = plan.configuration;
  const title = titleOf(customFileName);
  const made = { Author: creator, Creator: creator, Producer: 'Recto', CreationDate: new Date(now) };
  const info = { Title: title, ...made };
  const document = new PDFDocument({ autoFirstPage: false, info, lang: 'en', displayTitle: true, pdfVersion: '1.7' });
  document.pipe(stream);
  const pages = new Pages(document, title);
  setTitle(pages, title, plan.order.length, now);
  const room = () => roomIn(stream);
  let group: string | undefined;
  for await (const row of rows()) {
    if (options.groupByField !== undefined && row.group !== group) {
      group = row.group;
      setGroup(pages, options.groupByField, group, words);
    }
    await setDocument(
      pages,
      { ...row, record: compacted(row.record) as JsonObject },
      words,
      options.includeMetadata,
      room,
    );
    await room();
  }
  document.end();
}

function setTitle(pages: Pages, title: string, count: number, now: string): void {
  for (const line of pages.type.lines(title, TITLE, RIGHT - LEFT, 3)) pages.line(line, TITLE, LEFT, 30);
  pages.y += 2;
  pages.line(`${count === 1 ? '1 document' : `${count} documents`}  ·  ${printed(now, false)}`, LEAD, LEFT, 14);
  pages.y += 22;
}

function titleOf(customFileName: string): string {
  const name = cleanText(exportFileName(customFileName, 'pdf')).replace(/\.pdf$/, '');
  return name === 'export' ? 'Exported documents' : name;
}
