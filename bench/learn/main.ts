/**
 * Learns the committed weights of confidence from a folder of labelled documents.
 * What it reports is cross-fitted: each half is judged by weights fitted on the other, and both are counted together,
 * so that every value counts and none had a part in its own judgement. What it writes is fitted on both halves. The
 * same folder gives the same weights. Documents of type `unknown` are never learned from, only measured (see
 * docs/extraction.md).
 *   npm run bench -- learn FOLDER [--cache FOLDER]
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { projectRoot } from '#adapters/child-pool/compiled.js';
import { type TypeCalibration } from '#extraction/confidence/calibration.js';
import { type Said } from '#extraction/scoring/calibration-error.js';
import { DOC_TYPES } from '#ports/extractor.js';
import { errorOf } from '../corpus/report.js';
import { scoreCorpus } from '../corpus/score-corpus.js';
import { crossFitted, examplesOf, fitCalibration, fitCommon } from './fit-calibration.js';

const { values, positionals } = parseArgs({ options: { cache: { type: 'string' } }, allowPositionals: true });
const [folder] = positionals;
if (!folder) throw new Error('Name the folder of labelled documents.');
const documents = await scoreCorpus(folder, {
  cache: values.cache,
  wanted: ({ docType }) => docType !== 'unknown',
});

const read = documents.filter(({ label, answer }) => label.docType === answer.docType);
const common = fitCommon(examplesOf(read));
const learned: Partial<Record<string, TypeCalibration>> = {};
const judgedAll: Said[] = [];
for (const docType of DOC_TYPES) {
  const own = read.filter(({ label }) => label.docType === docType);
  if (own.length === 0) continue;
  learned[docType] = fitCalibration(examplesOf(own), common);
  const judged = crossFitted(read, docType);
  judgedAll.push(...judged);
  const before = examplesOf(own).map(({ said, right }) => ({ said, right }));
  console.log(
    `${docType}: ${judged.length} values, calibration error ${errorOf(before)} before, ${errorOf(judged)} cross-fitted`,
  );
}
console.log(`all: ${judgedAll.length} values, calibration error ${errorOf(judgedAll)} cross-fitted`);

const file = join(projectRoot(), 'libs', 'extraction', 'confidence', 'calibration-weights.ts');
const source = `/** Written by \`npm run bench -- learn\`; not edited by hand. */
import { type DocType } from '#ports/extractor.js';
import { type TypeCalibration } from './calibration.js';

export const CALIBRATION: Readonly<Partial<Record<DocType, TypeCalibration>>> = ${JSON.stringify(learned)};
`;
writeFileSync(
  file,
  await format(source, { parser: 'typescript', singleQuote: true, printWidth: 120, trailingComma: 'all' }),
);
console.log(`${file} written`);
