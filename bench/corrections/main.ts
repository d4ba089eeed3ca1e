/**
 * What corrections teach: how many fields need one before and after.
 * Of each of six invented layouts three documents are read, corrected where they were wrong, and the next ones are
 * read with those lessons. Counted are the fields that were corrected; and that no document of another layout changes.
 * As PDFs with a text layer and as pictures.
 *   npm run bench -- corrections [--picture] [--documents N]
 */
import { parseArgs } from 'node:util';
import { LocalCorrectionLearner } from '#adapters/local-learner/local-correction-learner.js';
import { LocalExtractor } from '#adapters/local-extractor/local-extractor.js';
import { asPdf, asPicture, MADE_LAYOUTS } from '#extraction/testing/made-layouts.js';
import { learnedFrom } from '#extraction/testing/taught.js';
import { ocrModelsDirFrom } from '#platform/config.js';

const { values } = parseArgs({
  options: { picture: { type: 'boolean' }, documents: { type: 'string' }, taught: { type: 'string' } },
});
const [taughtBy, next] = [Number(values.taught ?? 3), Number(values.documents ?? 5)];
const extractor = new LocalExtractor({ children: 1, modelsDir: ocrModelsDirFrom(process.env) });
const learner = new LocalCorrectionLearner();
const read = async (layout: number, seed: number) => {
  const document = MADE_LAYOUTS[layout]!.make(seed);
  const bytes = values.picture ? await asPicture(document) : asPdf(document);
  return { result: await extractor.extract(bytes), truth: document.truth };
};
const report = await learnedFrom(
  learner,
  MADE_LAYOUTS.map(({ name }, index) => ({ name, read: (seed: number) => read(index, seed) })),
  taughtBy,
  next,
);
for (const { name, fields, before, after, wrong } of report.layouts) {
  console.log(
    `${name}: ${fields.length} corrected fields, right before ${before}, after ${after}${wrong.length > 0 ? ` (${wrong.join('; ')})` : ''}`,
  );
}
console.log(
  `corrected fields of the next documents: ${report.right} of ${report.asked} right (${((100 * report.right) / report.asked).toFixed(1)} %)`,
);
console.log(
  `fields that were not corrected and changed: ${report.disturbed}; documents of other layouts taken for one of these: ${report.mistaken}`,
);
console.log(`learning took ${report.milliseconds.toFixed(1)} ms a document at most`);
await learner.close();
await extractor.close();
