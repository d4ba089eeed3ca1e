/** What reads documents and draws their pages; Mistral's client is imported only when its key is set. */
import type { Config } from '#platform/config.js';
import type { Logger } from '#platform/logging.js';
import type { Extractor } from '#ports/extractor.js';
import type { PageRenderer } from '#ports/page-renderer.js';

/** A process that runs no worker starts no reader. */
export async function extractor(config: Config, logger: Logger): Promise<Extractor> {
  const { workerConcurrency, ocrEngines } = config;
  const children = { children: workerConcurrency, prewarm: config.roles.includes('worker'), ocrEngines };
  if (config.mistral) {
    const { MistralExtractor } = await import('#adapters/mistral/mistral-extractor.js');
    return MistralExtractor.open(config.mistral, children, (level, message, facts) => logger[level](facts, message));
  }
  const { LocalExtractor } = await import('#adapters/local-extractor/local-extractor.js');
  return new LocalExtractor(children);
}

/** Starts no process before a page is asked for, so every app may have one. */
export async function pageRenderer(): Promise<PageRenderer> {
  const { LocalPageRenderer } = await import('#adapters/local-page-renderer/local-page-renderer.js');
  return new LocalPageRenderer();
}
