/** Reads (or takes as kept) and scores every document of a folder with the readers named. */
import { openReaders } from '#adapters/local-extractor/warm-readers.js';
import { ocrModelsDirFrom } from '#platform/config.js';
import { type OcrEngineName } from '#ports/ocr-engine.js';
import { scored, type Scored } from './accuracy.js';
import { answerFor } from './answers.js';
import { type Label, readLabels } from './labels.js';
import { Readings } from './readings.js';

export interface Scoring {
  /** Where readings are kept; nothing is when absent. */
  readonly cache?: string;
  /** Only this reader; both when absent. */
  readonly reader?: OcrEngineName;
  readonly wanted?: (label: Label) => boolean;
  readonly onFailure?: (label: Label, error: unknown) => void;
}

export async function scoreCorpus(folder: string, scoring: Scoring = {}): Promise<Scored[]> {
  const { cache, reader, wanted = () => true, onFailure } = scoring;
  const modelsDir = ocrModelsDirFrom(process.env);
  const { reader: readers } = await openReaders({ modelsDir, ...(reader && { ocrEngines: [reader] }) });
  const readings = new Readings(folder, readers, cache);
  const documents: Scored[] = [];
  for (const label of readLabels(folder).filter(wanted)) {
    try {
      documents.push(scored(label, answerFor(await readings.of(label.file))));
    } catch (error) {
      if (!onFailure) throw error;
      onFailure(label, error);
    }
  }
  await readers.close();
  return documents;
}
