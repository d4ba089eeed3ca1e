/**
 * The XLSX export, streamed: a sheet with a row for each document, and a sheet for each list of records (line items)
 * whose rows name their document. Cells hold their own text (no table of shared strings), so memory does not grow
 * with the rows.
 */
import type { PassThrough, Writable } from 'node:stream';
import Excel from 'exceljs';
import type { Json } from '#kernel/json.js';
import { cleanText } from '#domain/export/clean-text.js';
import { isObject, isRecordList, type Path } from '#domain/export/field-path.js';
import type { ListTable } from '#domain/export/plan.js';
import { recordRow, rowOf, valuesByKey, type Cell } from '#domain/export/row.js';
import { msg } from '#texts/msg.js';
import { excelCell, sheetName, textCell } from './excel-cells.js';
import { roomIn, throughStream } from './output.js';
import type { WrittenExport } from './written-export.js';

type Sheet = ReturnType<InstanceType<typeof Excel.stream.xlsx.WorkbookWriter>['addWorksheet']>;

const ROWS_AT_ONCE = 50;
const HEAD_FILL = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE9EEF8' } } as const;
const HEAD_FONT = { bold: true, color: { argb: 'FF1C1B18' } } as const;
const HEAD_RULE = { bottom: { style: 'thin', color: { argb: 'FF8B8678' } } } as const;

export function writeExcel(written: WrittenExport, to: Writable): Promise<void> {
  return throughStream(to, (stream) => fill(stream, written));
}

async function fill(stream: PassThrough, written: WrittenExport): Promise<void> {
  const date = new Date(written.now);
  const book = new Excel.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: false });
  firstFontInOrder(book);
  const { creator } = written;
  Object.assign(book, { creator, lastModifiedBy: creator, created: date, modified: date });
  const taken = new Set<string>();
  await writeDocuments(
    book.addWorksheet(sheetName(written.words.say(msg('Documents')), taken), FROZEN_HEAD),
    stream,
    written,
  );
  for (const list of written.plan.lists) {
    await writeList(
      book.addWorksheet(sheetName(written.words.label(list.key), taken), FROZEN_HEAD),
      stream,
      written,
      list,
    );
  }
  await book.commit();
}

/**
 * ExcelJS writes what a font has by the alphabet, and the schema has an order of its own (CT_Font in ECMA-376). The
 * others that are used here have only what stands in order either way.
 */
function firstFontInOrder(book: object): void {
  const { fonts } = (book as { styles: { model: { fonts: string[] } } }).styles.model;
  fonts[0] = '<font><sz val="11"/><color theme="1"/><name val="Calibri"/><family val="2"/><scheme val="minor"/></font>';
}

const FROZEN_HEAD = { views: [{ state: 'frozen', ySplit: 1 }] } as const as never;

async function writeDocuments(sheet: Sheet, stream: Writable, { plan, rows, words }: WrittenExport): Promise<void> {
  const { columns, configuration } = plan;
  begin(
    sheet,
    columns.map(({ key }) => words.label(key)),
  );
  const cells = columns.map(({ key }) => ({ key, money: words.isMoney(key) }));
  let count = 0;
  for await (const { record } of rows()) {
    writeRow(sheet, cells, recordRow(record, configuration.options.flattenNested), []);
    if (++count % ROWS_AT_ONCE === 0) await roomIn(stream);
  }
  sheet.commit();
}

async function writeList(
  sheet: Sheet,
  stream: Writable,
  { rows, words }: WrittenExport,
  list: ListTable,
): Promise<void> {
  const label = (key: string) => words.label(key);
  begin(sheet, [
    words.say(msg('Document')),
    label('originalFilename'),
    words.say(msg('Item')),
    ...list.columns.map(({ key }) => label(key)),
  ]);
  const cells = list.columns.map(({ key }) => ({ key, money: words.isMoney(key) }));
  let count = 0;
  let number = 0;
  for await (const { record, document } of rows()) {
    number += 1;
    const items = listAt(record, list.path);
    for (const [index, item] of items) {
      const front = [number, document.originalFilename, index + 1];
      writeRow(sheet, cells, rowOf(item, { openLists: true }), front);
      if (++count % ROWS_AT_ONCE === 0) await roomIn(stream);
    }
  }
  sheet.commit();
}

/** The items of the list with their places in it. */
function listAt(record: Json, path: Path): [number, Json][] {
  let here: Json | undefined = record;
  for (const step of path) here = isObject(here) ? here[step as string] : undefined;
  if (here === undefined || !isRecordList(here)) return [];
  const items: [number, Json][] = [];
  here.forEach((item, index) => items.push([index, item]));
  return items;
}

/** Widths and the head, which stays in sight. */
function begin(sheet: Sheet, heads: readonly string[]): void {
  const texts = heads.map((head) => textCell(head).value as string);
  sheet.columns = texts.map((head) => ({ width: Math.min(44, Math.max(12, cleanText(head).length + 4)) }));
  const row = sheet.addRow(texts);
  row.eachCell((cell) => Object.assign(cell, { font: HEAD_FONT, fill: HEAD_FILL, border: HEAD_RULE }));
  if (texts.length > 0) sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: texts.length } };
  row.commit();
}

interface SheetColumn {
  readonly key: string;
  readonly money: boolean;
}

function writeRow(sheet: Sheet, columns: readonly SheetColumn[], cells: readonly Cell[], front: readonly Json[]): void {
  const values = valuesByKey(cells);
  const made = [
    ...front.map((value) => (typeof value === 'string' ? textCell(value) : excelCell(value, false))),
    ...columns.map(({ key, money }) => excelCell(values.get(key), money)),
  ];
  const row = sheet.addRow(made.map(({ value }) => value));
  made.forEach(({ value, numFmt }, index) => {
    if (value !== null) row.getCell(index + 1).style = styleOf(numFmt);
  });
  row.commit();
}

/**
 * One object for each format of a number, and one for none: ExcelJS knows a style again by the object, else it works
 * it out again.
 */
const styles = new Map<string | undefined, { numFmt?: string }>([[undefined, {}]]);

function styleOf(numFmt: string | undefined): { numFmt?: string } {
  let style = styles.get(numFmt);
  if (!style) styles.set(numFmt, (style = { numFmt }));
  return style;
}
