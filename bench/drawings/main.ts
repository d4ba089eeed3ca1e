/**
 * How right the engine is on labels and forms drawn by a hand that does not write the rules.
 * Totals only: per field, and how often sender and recipient are exchanged. `--show` names every miss; who writes rules
 * for labels or forms does not use it, or these drawings judge nothing any more.
 *   npm run bench -- drawings [--labels | --forms] [--into FOLDER] [--cache FOLDER] [--show]
 */
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { judge } from '#extraction/scoring/judge.js';
import { type Scored } from '../corpus/accuracy.js';
import { accuracyTable, missesOf } from '../corpus/report.js';
import { scoreCorpus } from '../corpus/score-corpus.js';
import { type Drawing, labelOf, pictureOf } from './drawing.js';
import { exchanged } from './exchanged.js';
import { FORMS } from './forms/all.js';
import { LABELS } from './labels/all.js';
import { settled } from './ticks.js';

const { values } = parseArgs({
  options: {
    labels: { type: 'boolean' },
    forms: { type: 'boolean' },
    into: { type: 'string' },
    cache: { type: 'string' },
    show: { type: 'boolean' },
  },
});
const both = !values.labels && !values.forms;
const drawings = [...(both || values.labels ? LABELS : []), ...(both || values.forms ? FORMS : [])];
const folder = values.into ?? (await mkdtemp(join(tmpdir(), 'recto-drawings-')));
try {
  await mkdir(folder, { recursive: true });
  for (const drawing of drawings) await writeFile(join(folder, `${drawing.name}.png`), await pictureOf(drawing));
  await writeFile(join(folder, 'labels.jsonl'), `${drawings.map(labelOf).join('\n')}\n`);
  const started = process.cpuUsage();
  const failed: string[] = [];
  const documents = await scoreCorpus(folder, {
    cache: values.cache,
    onFailure: ({ file }, error) => failed.push(`${file}: ${String(error)}`),
  });
  report(documents.map(withTicks), failed);
  const { user, system } = process.cpuUsage(started);
  console.log(`processor time ${((user + system) / 1e6 / drawings.length).toFixed(2)} s a drawing`);
} finally {
  if (values.into === undefined) await rm(folder, { recursive: true, force: true });
}

function report(documents: readonly Scored[], failed: readonly string[]): void {
  console.log(accuracyTable(documents).join('\n'));
  console.log(`${drawings.length} drawings, ${failed.length} of them not read`);
  const labels = documents.filter(({ label }) => label.docType === 'shipping_label');
  if (labels.length > 0) {
    const count = labels.filter(({ label, answer }) => exchanged(label, answer.extraction)).length;
    console.log(`sender and recipient exchanged: ${count} of ${labels.length}`);
  }
  if (values.show) console.log([...failed, ...missesOf(documents, '')].join('\n'));
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
