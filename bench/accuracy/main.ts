/**
 * How right the engine is on a folder of labelled documents, with the misses on request.
 * Per type and field.
 *   npm run bench -- accuracy FOLDER [--cache FOLDER] [--reader ppocr|tesseract] [--type TYPE] [--misses [FIELD]]
 */
import { parseArgs } from 'node:util';
import { OCR_ENGINES } from '#ports/ocr-engine.js';
import { accuracyTable, calibrationCurve, missesOf } from '../corpus/report.js';
import { scoreCorpus } from '../corpus/score-corpus.js';

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
const documents = await scoreCorpus(folder, {
  cache: values.cache,
  reader: OCR_ENGINES.find((name) => name === values.reader),
  wanted: ({ docType }) => !values.type || docType === values.type,
  onFailure: ({ file }, error) => console.log(`${file}: ${String(error)}`),
});
console.log([...accuracyTable(documents), '', ...calibrationCurve(documents)].join('\n'));
if (values.misses !== undefined) console.log(missesOf(documents, values.misses).join('\n'));
