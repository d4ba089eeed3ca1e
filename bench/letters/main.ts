/**
 * Learns which letters follow each other, in documents and in names of many countries.
 * Documents are a folder of labelled ones that may be looked at: the labels of all but forms, each twice, and what is
 * surely read on receipts. The same readings and the same release of @faker-js/faker give the same files.
 *   npm run bench -- letters FOLDER [--cache FOLDER]
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '#adapters/child-pool/compiled.js';
import { openReaders } from '#adapters/local-extractor/warm-readers.js';
import { type Page } from '#extraction/model/page.js';
import { ocrModelsDirFrom } from '#platform/config.js';
import { readLabels } from '../corpus/labels.js';
import { Readings } from '../corpus/readings.js';
import { countLetters } from './count-letters.js';
import { names } from './names.js';

/** Mean of a line's words; what is learned here has a say only where that of its characters is less. */
const SURE = 0.98;
const { values, positionals } = parseArgs({ options: { cache: { type: 'string' } }, allowPositionals: true });
const [folder] = positionals;
if (!folder) throw new Error('Name the folder of labelled documents.');
const { reader } = await openReaders({ modelsDir: ocrModelsDirFrom(process.env) });
const readings = new Readings(folder, reader, values.cache);
const lines: string[] = [];
for (const { file, docType, fields } of readLabels(folder)) {
  if (docType === 'form') continue;
  const labelled = [...stringsIn(fields)];
  lines.push(...labelled, ...labelled);
  if (docType !== 'receipt') continue;
  for (const page of (await readings.of(file)).pages) lines.push(...sureLines(page));
}
await reader.close();

write('counts-of-documents.ts', countLetters(lines, { context: 2, follower: 1 }));
write('counts-of-names.ts', countLetters(names(), { context: 10, follower: 5 }));

function write(name: string, counts: string): void {
  const file = join(projectRoot(), 'libs', 'adapters', 'ppocr', 'letters', name);
  const written = counts.replace(/[\\`]|\$(?=\{)/g, '\\$&');
  const head = '/** Written by `npm run bench -- letters`; not edited by hand. */';
  writeFileSync(file, `${head}\nexport const COUNTS = \`${written}\`;\n`);
  console.log(`${file}: ${counts.length} characters`);
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value !== null && typeof value === 'object') for (const part of Object.values(value)) yield* stringsIn(part);
}

function sureLines({ words }: Page): string[] {
  const byLine = Map.groupBy(words, ({ line }) => line);
  return [...byLine.values()]
    .filter((line) => line.reduce((sum, { confidence }) => sum + confidence, 0) >= SURE * line.length)
    .map((line) => line.map(({ text }) => text).join(' '));
}
