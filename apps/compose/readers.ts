/** What reads documents and draws their pages; Mistral's client is imported only when its key is set. */
import type { Config } from '#platform/config.js';
import type { Probe } from '#platform/probe.js';
import type { Logger } from '#platform/logging.js';
import type { CorrectionLearner } from '#ports/correction-learner.js';
import type { Extractor } from '#ports/extractor.js';
import type { PageRenderer } from '#ports/page-renderer.js';

/** Starts no process before it is warmed or has something to read, so every app may have one. */
export async function extractor(config: Config, logger: Logger): Promise<Extractor> {
  const { workerConcurrency, ocrEngines, ocrModelsDir: modelsDir } = config;
  if (config.roles.includes('worker') && ocrEngines.includes('ppocr')) await tellModels(modelsDir, logger);
  const children = { children: workerConcurrency, ocrEngines, modelsDir };
  if (config.mistral) {
    const { MistralExtractor } = await import('#adapters/mistral/mistral-extractor.js');
    return MistralExtractor.open(config.mistral, children, (level, message, facts) => logger[level](facts, message));
  }
  const { LocalExtractor } = await import('#adapters/local-extractor/local-extractor.js');
  return new LocalExtractor(children);
}

/** Which models of PP-OCR read pictures here, found when first asked. */
export function picturesProbe({ roles, ocrEngines, ocrModelsDir }: Config): Probe[] {
  if (!roles.includes('worker') || !ocrEngines.includes('ppocr')) return [];
  let found: ReturnType<Probe['state']> | undefined;
  return [{ name: 'pictures', state: () => (found ??= stateOfModels(ocrModelsDir)) }];
}

async function stateOfModels(modelsDir: string) {
  const { chosenModels } = await import('#adapters/ppocr/chosen-models.js');
  const { files, fault } = await chosenModels(modelsDir);
  return { state: fault === undefined ? 'ok' : 'damaged', models: files.generation.name, ...(fault && { fault }) };
}

async function tellModels(modelsDir: string, logger: Logger): Promise<void> {
  const { models, fault } = await stateOfModels(modelsDir);
  if (fault) logger.warn({ models, fault }, 'better models for reading pictures are damaged: recto models install');
  else logger.info({ models, modelsDir }, 'pictures are read by PP-OCR');
}

/** Starts no process before there is something to learn from, so every app may have one. */
export async function correctionLearner({ workerConcurrency }: Config): Promise<CorrectionLearner> {
  const { LocalCorrectionLearner } = await import('#adapters/local-learner/local-correction-learner.js');
  return new LocalCorrectionLearner({ children: workerConcurrency });
}

/** Starts no process before a page is asked for, so every app may have one. */
export async function pageRenderer(): Promise<PageRenderer> {
  const { LocalPageRenderer } = await import('#adapters/local-page-renderer/local-page-renderer.js');
  return new LocalPageRenderer();
}
