/** What reads documents and draws their pages; Mistral's client is imported only when its key is set. */
import type { Config } from '#platform/config.js';
import type { Logger } from '#platform/logging.js';
import type { Extractor } from '#ports/extractor.js';
import type { PageRenderer } from '#ports/page-renderer.js';

/** A process that runs no worker starts no reader. */
export async function extractor(config: Config, logger: Logger): Promise<Extractor> {
  const { workerConcurrency, ocrEngines, ocrModelsDir: modelsDir } = config;
  const prewarm = config.roles.includes('worker');
  if (prewarm && ocrEngines.includes('ppocr')) await tellModels(modelsDir, logger);
  const children = { children: workerConcurrency, prewarm, ocrEngines, modelsDir };
  if (config.mistral) {
    const { MistralExtractor } = await import('#adapters/mistral/mistral-extractor.js');
    return MistralExtractor.open(config.mistral, children, (level, message, facts) => logger[level](facts, message));
  }
  const { LocalExtractor } = await import('#adapters/local-extractor/local-extractor.js');
  return new LocalExtractor(children);
}

/** Which models of PP-OCR the readers of this process will find. */
async function tellModels(modelsDir: string, logger: Logger): Promise<void> {
  const { chosenModels } = await import('#adapters/ppocr/chosen-models.js');
  const { files, fault } = await chosenModels(modelsDir);
  if (fault) logger.warn({ fault }, `pictures are read by PP-OCR ${files.generation.name}: better models are damaged`);
  else logger.info({ models: files.generation.name, modelsDir }, 'pictures are read by PP-OCR');
}

/** Starts no process before a page is asked for, so every app may have one. */
export async function pageRenderer(): Promise<PageRenderer> {
  const { LocalPageRenderer } = await import('#adapters/local-page-renderer/local-page-renderer.js');
  return new LocalPageRenderer();
}
