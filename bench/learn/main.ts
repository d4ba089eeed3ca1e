/**
 * Learns the committed weights of confidence from a folder of labelled documents that no rule was written from.
 * What it reports is cross-fitted: each half is judged by weights fitted on the other, and both are counted together,
 * so that every value counts and none had a part in its own judgement. What it writes is fitted on both halves. The
 * same folder gives the same weights. Of labels, which such folders have few of, the drawn ones count where nothing is
 * sure. Forms are never learned from, only measured (see
 * docs/extraction.md).
 *   npm run bench -- learn FOLDER [--cache FOLDER] [--curves FILE.svg]
 */
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { projectRoot } from '#adapters/child-pool/compiled.js';
import { type Calibration } from '#extraction/kind/calibration.js';
import { type Said } from '#extraction/scoring/calibration-error.js';
import { DOCUMENT_TYPES, type DocumentType } from '#kernel/document-types.js';
import { isUnclaimed, kindOf } from '#extraction/kinds/all.js';
import { type Scored } from '../corpus/accuracy.js';
import { errorOf, sureOf } from '../corpus/report.js';
import { scoreCorpus } from '../corpus/score-corpus.js';
import { drawInto } from '../drawings/drawing.js';
import { LABELS } from '../drawings/labels/all.js';
import { type Curve, curvesSvg } from './curves.js';
import { crossFitted, examplesOf, fitCalibration, fitCommon, type ValueExample } from './fit-calibration.js';

const { values, positionals } = parseArgs({
  options: { cache: { type: 'string' }, curves: { type: 'string' } },
  allowPositionals: true,
});
const [folder] = positionals;
if (!folder) throw new Error('Name the folder of labelled documents.');
const documents = await scoreCorpus(folder, {
  cache: values.cache,
  wanted: ({ docType }) => !isUnclaimed(docType),
});

const read = documents.filter(typedRight);
const labels = await drawnLabels();
const common = fitCommon(examplesOf(read));
const learned = new Map<DocumentType, Calibration>();
const judgedAll: Said[] = [];
const curves: Curve[] = [];
for (const docType of DOCUMENT_TYPES) {
  const own = read.filter(({ label }) => label.docType === docType);
  if (own.length === 0) continue;
  const drawn = docType === 'shipping_label' ? labels : [];
  learned.set(docType, fitCalibration(examplesOf(own), common, drawn));
  const judged = crossFitted(read, docType, drawn);
  judgedAll.push(...judged);
  curves.push({ title: kindOf(docType).title, values: judged });
  const before = examplesOf(own).map(({ said, right }) => ({ said, right }));
  console.log(
    `${docType}: ${judged.length} values, calibration error ${errorOf(before)} before, ${errorOf(judged)} cross-fitted, ${sureOf(judged)}`,
  );
}
console.log(
  `all: ${judgedAll.length} values, calibration error ${errorOf(judgedAll)} cross-fitted, ${sureOf(judgedAll)}`,
);
if (values.curves) writeFileSync(values.curves, curvesSvg([...curves, { title: 'All types', values: judgedAll }]));

for (const [docType, calibration] of learned) {
  const folder = docType.replaceAll('_', '-');
  const file = join(projectRoot(), 'libs', 'extraction', 'kinds', folder, 'calibration.ts');
  const source = `/** Written by \`npm run bench -- learn\`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = ${JSON.stringify(calibration)};
`;
  writeFileSync(
    file,
    await format(source, { parser: 'typescript', singleQuote: true, printWidth: 120, trailingComma: 'all' }),
  );
  console.log(`${file} written`);
}

async function drawnLabels(): Promise<ValueExample[]> {
  const folder = await mkdtemp(join(tmpdir(), 'recto-drawings-'));
  try {
    await drawInto(folder, LABELS);
    return examplesOf((await scoreCorpus(folder, { cache: values.cache })).filter(typedRight));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function typedRight({ label, answer }: Scored): boolean {
  return label.docType === answer.docType;
}
