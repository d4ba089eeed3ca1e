/**
 * How right the engine is on a folder of labelled documents, per type and field and for both halves, with the misses on request.
 *   node dist/bench/accuracy.js FOLDER [--cache FOLDER] [--reader ppocr|tesseract] [--type TYPE] [--misses FIELD]
 */
import { parseArgs } from 'node:util';
import { PpocrReader } from '#adapters/ppocr/ppocr-reader.js';
import { TesseractReader } from '#adapters/tesseract/tesseract-reader.js';
import { ChosenReader } from '#extraction/ocr/chosen-reader.js';
import { DOC_TYPES } from '#ports/extractor.js';
import { answerFor } from './corpus/answers.js';
import { calibrationError, confidencesOf, countsOf, f1, scored, type Scored } from './corpus/accuracy.js';
import { readLabels } from './corpus/labels.js';
import { Readings } from './corpus/readings.js';

const { values, positionals } = parseArgs({
  options: {
    cache: { type: 'string' },
    reader: { type: 'string' },
    type: { type: 'string' },
    misses: { type: 'string' },
  },
  allowPositionals: true,
});
const [folder] = positionals;
if (!folder) throw new Error('Name the folder of labelled documents.');
const ppocr = values.reader === 'tesseract' ? undefined : new PpocrReader();
const tesseract = values.reader === 'ppocr' ? undefined : new TesseractReader();
const reader = new ChosenReader({ ppocr, tesseract });
const readings = new Readings(folder, reader, values.cache);
const documents: Scored[] = [];
for (const label of readLabels(folder)) {
  if (values.type && label.docType !== values.type) continue;
  try {
    documents.push(scored(label, answerFor(await readings.of(label.file))));
  } catch (error) {
    console.log(`${label.file}: ${String(error)}`);
  }
}
await reader.close();

const percent = (value: number) => (Number.isFinite(value) ? (value * 100).toFixed(1) : '–').padStart(6);
const row = (name: string, fit: readonly Scored[], report: readonly Scored[], field?: string) => {
  const [a, b] = [countsOf(fit, field), countsOf(report, field)];
  console.log(
    `${name.padEnd(34)} fit ${percent(f1(a))} (${String(a.labelled).padStart(4)})   report ${percent(f1(b))} (${String(b.labelled).padStart(4)})`,
  );
};
const right = (of: readonly Scored[]) =>
  of.filter(({ label, answer }) => label.docType === answer.docType).length / of.length;
for (const docType of DOC_TYPES) {
  const own = documents.filter(({ label }) => label.docType === docType);
  if (own.length === 0) continue;
  const [fit, report] = [own.filter(({ half }) => half === 'fit'), own.filter(({ half }) => half === 'report')];
  for (const field of [...new Set(own.flatMap(({ scores }) => scores.map((score) => score.field)))].sort())
    row(`${docType}.${field}`, fit, report, field);
  row(`${docType} micro-F1`, fit, report);
  const error = (of: readonly Scored[]) => calibrationError(confidencesOf(of)).toFixed(3);
  console.log(
    `${docType}: type right ${percent(right(fit))} / ${percent(right(report))}, calibration error ${error(fit)} / ${error(report)}\n`,
  );
}
const [fit, report] = [
  documents.filter(({ half }) => half === 'fit'),
  documents.filter(({ half }) => half === 'report'),
];
row('all micro-F1', fit, report);
console.log(`type right ${percent(right(fit))} / ${percent(right(report))}`);
console.log(
  `calibration error ${calibrationError(confidencesOf(fit)).toFixed(3)} / ${calibrationError(confidencesOf(report)).toFixed(3)}`,
);

if (values.misses !== undefined) {
  for (const { label, half, answer, scores } of documents) {
    if (answer.docType !== label.docType)
      console.log(`type ${label.file} [${half}]: ${label.docType} taken for ${answer.docType}`);
    for (const { field, path, labelled, correct, want, got } of scores) {
      if (correct >= labelled || (values.misses && field !== values.misses)) continue;
      const said = path ? ` ${answer.confidence[path]?.toFixed(2)}` : '';
      console.log(
        `miss ${label.file} [${half}] ${field}${said}\n  want ${JSON.stringify(want)}\n  got  ${JSON.stringify(got)}`,
      );
    }
  }
}
