/**
 * How right the engine is on labels and forms drawn by a hand that does not write the rules.
 * Totals only: per field, and how often sender and recipient are exchanged. `--show` names every miss; who writes rules
 * for labels or forms does not use it, or these drawings judge nothing any more.
 * `--own` takes the labels drawn by those who write the rules: each half on its own, and `--show` names misses of the
 * fit half alone.
 *   npm run bench -- drawings [--labels | --forms | --own] [--into FOLDER] [--cache FOLDER] [--show]
 */
import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { judge } from '#extraction/scoring/judge.js';
import { type Scored } from '../corpus/accuracy.js';
import { type Half } from '../corpus/labels.js';
import { accuracyTable, missesOf } from '../corpus/report.js';
import { scoreCorpus } from '../corpus/score-corpus.js';
import { drawInto, type Drawing } from './drawing.js';
import { exchanged } from './exchanged.js';
import { FORMS } from './forms/all.js';
import { LABELS } from './labels/all.js';
import { OWN_LABELS } from './own/all.js';
import { settled } from './ticks.js';

const { values } = parseArgs({
  options: {
    labels: { type: 'boolean' },
    forms: { type: 'boolean' },
    own: { type: 'boolean' },
    into: { type: 'string' },
    cache: { type: 'string' },
    show: { type: 'boolean' },
  },
});
const both = !values.labels && !values.forms;
const drawings = values.own
  ? OWN_LABELS
  : [...(both || values.labels ? LABELS : []), ...(both || values.forms ? FORMS : [])];
const folder = values.into ?? (await mkdtemp(join(tmpdir(), 'recto-drawings-')));
try {
  await mkdir(folder, { recursive: true });
  await drawInto(folder, drawings);
  const started = process.cpuUsage();
  const failed: string[] = [];
  const documents = await scoreCorpus(folder, {
    cache: values.cache,
    onFailure: ({ file }, error) => failed.push(`${file}: ${String(error)}`),
  });
  report(documents.map(withTicks), failed);
  if (values.show)
    console.log([...failed, ...missesOf(values.own ? ofHalf(documents, 'fit') : documents, '')].join('\n'));
  const { user, system } = process.cpuUsage(started);
  console.log(`processor time ${((user + system) / 1e6 / drawings.length).toFixed(2)} s a drawing`);
} finally {
  if (values.into === undefined) await rm(folder, { recursive: true, force: true });
}

function report(documents: readonly Scored[], failed: readonly string[]): void {
  const halves = values.own ? (['fit', 'report'] as const) : [undefined];
  for (const half of halves) {
    if (half) console.log(`${half} half`);
    tables(half ? ofHalf(documents, half) : documents);
  }
  console.log(`${drawings.length} drawings, ${failed.length} of them not read`);
}

function tables(documents: readonly Scored[]): void {
  console.log(accuracyTable(documents).join('\n'));
  const labels = documents.filter(({ label }) => label.docType === 'shipping_label');
  if (labels.length > 0) {
    const count = labels.filter(({ label, answer }) => exchanged(label, answer.extraction)).length;
    console.log(`sender and recipient exchanged: ${count} of ${labels.length}`);
  }
}

function ofHalf(documents: readonly Scored[], half: Half): Scored[] {
  return documents.filter((document) => document.half === half);
}

/** An option that is told as marked is as right as the question that it answers. */
function withTicks(document: Scored): Scored {
  const drawing = drawingOf(document);
  if (!drawing.truth.ticks) return document;
  const extraction = settled(document.answer.extraction, drawing.truth.ticks);
  return { ...document, scores: judge(document.label, extraction) };
}

function drawingOf({ label }: Scored): Drawing {
  const drawing = drawings.find(({ name }) => `${name}.png` === label.file);
  if (!drawing) throw new Error(`No drawing ${label.file}`);
  return drawing;
}
