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
import { msg } from '#texts/msg.js';
import { sentence } from '#texts/sentence.js';
import { roomIn, throughStream } from '../output.js';
import type { Words, WrittenExport } from '../written-export.js';
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
  const title = titleOf(customFileName, words);
  const made = { Author: creator, Creator: creator, Producer: 'Recto', CreationDate: new Date(now) };
  const info = { Title: title, ...made };
  const document = new PDFDocument({
    autoFirstPage: false,
    info,
    lang: words.language,
    displayTitle: true,
    pdfVersion: '1.7',
  });
  document.pipe(stream);
  const pages = new Pages(document, title, words);
  setTitle(pages, title, plan.order.length, now, words);
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

function setTitle(pages: Pages, title: string, count: number, now: string, words: Words): void {
  for (const line of pages.type.lines(title, TITLE, RIGHT - LEFT, 3)) pages.line(line, TITLE, LEFT, 30);
  pages.y += 2;
  const many = words.say(sentence('{count} {count, plural, one {document} other {documents}}', { count }));
  pages.line(`${many}  ·  ${printed(now, false, words)}`, LEAD, LEFT, 14);
  pages.y += 22;
}

function titleOf(customFileName: string, { say }: Words): string {
  const name = cleanText(exportFileName(customFileName, 'pdf')).replace(/\.pdf$/, '');
  return name === 'export' ? say(msg('Exported documents')) : name;
}
