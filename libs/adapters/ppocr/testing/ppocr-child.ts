/** The process in which PpocrOcrEngine reads: one page at a time. */
import { type ReadJob } from '../../child-pool/testing/pooled-ocr-engine.js';
import { serveJobs } from '../../child-pool/serve-jobs.js';
import { chosenModels } from '../chosen-models.js';
import { PpocrReader } from '../ppocr-reader.js';

const [modelsDir] = process.argv.slice(2);
const reader = new PpocrReader((await chosenModels(modelsDir)).files);

await serveJobs(
  ({ image, languages, timeoutMs }: ReadJob) => reader.read(image, { languages, timeoutMs }),
  () => reader.warm(),
);
