/**
 * Learns the committed weights from a folder of labelled documents: fitted on one half of them, reported on the other. The same
 * folder gives the same weights. Documents of type `unknown` are never learned from, only measured (see docs/extraction.md).
 *   npm run learn -- FOLDER [--cache FOLDER]
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { projectRoot } from '#adapters/child-pool/compiled.js';
import { type TypeCalibration } from '#extraction/confidence/calibration.js';
import { DOC_TYPES } from '#ports/extractor.js';
import { calibrationError } from './corpus/accuracy.js';
import { scoreCorpus } from './corpus/score-corpus.js';
import { chanceBy, examplesOf, fitCalibration, fitCommon } from './learn/fit-calibration.js';

const { values, positionals } = parseArgs({ options: { cache: { type: 'string' } }, allowPositionals: true });
const [folder] = positionals;
if (!folder) throw new Error('Name the folder of labelled documents.');
const documents = await scoreCorpus(folder, {
  cache: values.cache,
  wanted: ({ docType }) => docType !== 'unknown',
});

const read = documents.filter(({ label, answer }) => label.docType === answer.docType);
const common = fitCommon(examplesOf(read.filter(({ half }) => half === 'fit')));
const learned: Partial<Record<string, TypeCalibration>> = {};
for (const docType of DOC_TYPES) {
  const own = read.filter(({ label }) => label.docType === docType);
  if (own.length === 0) continue;
  const [fit, report] = (['fit', 'report'] as const).map((half) => examplesOf(own.filter((one) => one.half === half)));
  const weights = fitCalibration(fit!, common);
  learned[docType] = weights;
  const after = report!.map((example) => ({ said: chanceBy(weights, example), right: example.right }));
  const before = report!.map(({ said, right }) => ({ said, right }));
  console.log(
    `${docType}: ${fit!.length} values fitted, ${report!.length} reported, calibration error ${calibrationError(before).toFixed(3)} → ${calibrationError(after).toFixed(3)}`,
  );
}

const file = join(projectRoot(), 'libs', 'extraction', 'confidence', 'calibration-weights.ts');
const source = `/** Written by \`npm run learn\`; not edited by hand. */
import { type DocType } from '#ports/extractor.js';
import { type TypeCalibration } from './calibration.js';

export const CALIBRATION: Readonly<Partial<Record<DocType, TypeCalibration>>> = ${JSON.stringify(learned)};
`;
writeFileSync(
  file,
  await format(source, { parser: 'typescript', singleQuote: true, printWidth: 120, trailingComma: 'all' }),
);
console.log(`${file} written`);
