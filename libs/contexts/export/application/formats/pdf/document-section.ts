/**
 * One document on paper: its name, what is known of it, its values as a list of names and values, its lists as
 * tables.
 */
import type { Json, JsonObject } from '#kernel/json.js';
import { dotted, isObject, isRecordList } from '#domain/export/field-path.js';
import { extractionKey, METADATA } from '#domain/export/record.js';
import { rowOf } from '#domain/export/row.js';
import { msg } from '#texts/msg.js';
import { sentence, type Said } from '#texts/sentence.js';
import type { Row, Words } from '../written-export.js';
import { ACCENT, INK, LEFT, RIGHT, SOFT, type Pages } from './pages.js';
import { setTable } from './table.js';
import type { Style } from './typesetter.js';
import { percent, printed } from './values.js';

const NAME: Style = { cut: 'heading', size: 15, colour: INK };
const ABOUT: Style = { cut: 'regular', size: 8.5, colour: SOFT };
const LABEL: Style = { cut: 'regular', size: 9, colour: SOFT };
const VALUE: Style = { cut: 'regular', size: 9.5, colour: INK };
const SURE: Style = { cut: 'figures', size: 8, colour: SOFT };
const SUB: Style = { cut: 'bold', size: 9.5, colour: ACCENT };
const SMALL: Style = { cut: 'regular', size: 8, colour: INK };
const LABEL_WIDTH = 140;
const SURE_WIDTH = 34;
const LEADING = 14;
const LINES_AT_ONCE = 50;

type Room = () => Promise<void>;

/** @param room lets others at work between the parts of a long text */
export async function setDocument(
  pages: Pages,
  { document, record }: Row,
  words: Words,
  includeMetadata: boolean,
  room: Room,
): Promise<void> {
  pages.need(110);
  const [first = '', ...more] = pages.type.lines(document.originalFilename, NAME, RIGHT - LEFT);
  pages.document.outline.addItem(document.originalFilename);
  pages.line(first, NAME, LEFT, 20);
  for (const line of more) pages.line(line, NAME, LEFT, 20);
  if (includeMetadata) pages.paragraph(about(document, words), ABOUT, 12);
  pages.y += 6;
  pages.rule(SOFT, 0.5);
  pages.y += 4;
  await setValues(pages, record, words, includeMetadata, room);
  pages.y += 22;
}

function about(document: Row['document'], words: Words): string {
  const { docType, language, createdAt, pages, size, documentId } = document;
  const count = words.say(sentence('{pages} {pages, plural, one {page} other {pages}}', { pages }));
  const tongue = language === '' || language === 'und' ? '' : language.toUpperCase();
  const parts = [
    words.docType(docType),
    tongue,
    printed(createdAt, false, words),
    pages > 0 ? count : '',
    words.say(megabytes(size)),
    documentId,
  ];
  return parts.filter(Boolean).join('  ·  ');
}

function megabytes(bytes: number): Said {
  const size = bytes / 1024 / 1024;
  return size < 0.01 ? msg('under 0.01 MB') : sentence('{size, number, ::.00 group-off} MB', { size });
}

async function setValues(
  pages: Pages,
  record: JsonObject,
  words: Words,
  includeMetadata: boolean,
  room: Room,
): Promise<void> {
  const { confidence, ocrText, rawData, ...values } = record;
  const sure = isObject(confidence) ? confidence : {};
  const metadata = METADATA as readonly string[];
  const own = Object.fromEntries(
    Object.entries(values).filter(([name]) => !includeMetadata || !metadata.includes(name)),
  );
  const cells = rowOf(own, { openLists: false });
  const lists = cells.filter(({ value }) => isRecordList(value));
  // What a document lacks is not on its page: fields of other kinds of documents would fill it with dashes.
  const lines = cells.filter(({ value }) => value !== null && value !== '' && !isRecordList(value));
  if (lines.length + lists.length === 0)
    pages.paragraph(words.say(msg('None of the chosen fields was found on this document.')), LABEL, LEADING);
  for (const { path, value } of lines) {
    const key = dotted(path);
    setValue(
      pages,
      words.label(key),
      printed(value, words.isMoney(key), words),
      sureness(sure, extractionKey(key) ?? key),
    );
  }
  for (const { path, value } of lists) {
    pages.y += 10;
    setHeading(pages, words.label(dotted(path)));
    setTable(pages, value as readonly Json[], words);
  }
  if (typeof ocrText === 'string' && ocrText !== '') {
    pages.y += 10;
    setHeading(pages, words.say(msg('Text as read')));
    await setLongText(pages, ocrText, 11, room);
  }
  if (isObject(rawData)) {
    pages.y += 10;
    setHeading(pages, words.say(msg('Raw data')));
    await setLongText(pages, JSON.stringify(rawData, null, 1), 10.5, room);
  }
}

async function setLongText(pages: Pages, text: string, leading: number, room: Room): Promise<void> {
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at += LINES_AT_ONCE) {
    pages.paragraph(lines.slice(at, at + LINES_AT_ONCE).join('\n'), SMALL, leading);
    await room();
  }
}

function sureness(confidence: JsonObject, path: string): string {
  const value = confidence[path];
  return typeof value === 'number' ? percent(value) : '';
}

function setHeading(pages: Pages, text: string): void {
  pages.need(60);
  pages.line(text, SUB, LEFT, 18);
}

function setValue(pages: Pages, label: string, value: string, sure: string): void {
  const labels = pages.type.lines(label, LABEL, LABEL_WIDTH - 12);
  const lines = pages.type.lines(value, VALUE, RIGHT - LEFT - LABEL_WIDTH - SURE_WIDTH);
  pages.need(Math.max(labels.length, Math.min(lines.length, 4)) * LEADING + 3);
  for (let at = 0; at < Math.max(labels.length, lines.length); at++) {
    pages.need(LEADING);
    const baseline = pages.y + VALUE.size + 1;
    const [name, text] = [labels[at], lines[at]];
    if (name) pages.type.draw(name, LABEL, LEFT, baseline);
    if (text) pages.type.draw(text, VALUE, LEFT + LABEL_WIDTH, baseline);
    if (at === 0 && sure) pages.type.draw(sure, SURE, RIGHT - pages.type.width(sure, SURE), baseline);
    pages.y += LEADING;
  }
  pages.y += 1;
  pages.rule();
  pages.y += 2;
}

export function setGroup(pages: Pages, field: string, group: string, words: Words): void {
  pages.need(150);
  const value = field === 'docType' ? words.docType(group) : group;
  pages.line(`${words.label(field)}: ${value || '–'}`, { cut: 'bold', size: 10.5, colour: ACCENT }, LEFT, 20);
  pages.y += 4;
}
