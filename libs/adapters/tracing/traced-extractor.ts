/**
 * An extractor whose steps are spans, from one report of progress to the next. They come from a child process, so their
 * parent is named.
 */
import { Extractor, type ExtractionResult, type ExtractOptions } from '#ports/extractor.js';
import { nameOf, within, type Span, type Tracing } from '#ports/tracing.js';

export class TracedExtractor extends Extractor {
  constructor(
    private readonly extractor: Extractor,
    private readonly tracing: Tracing,
  ) {
    super();
  }

  override extract(bytes: Uint8Array, options: ExtractOptions = {}): Promise<ExtractionResult> {
    return within(this.tracing, 'extract', { attributes: { 'recto.bytes': bytes.length } }, async (span) => {
      if (!span) return this.extractor.extract(bytes, options);
      let step: Span | undefined;
      const onProgress = (said: string) => {
        step?.end();
        // `read page 3 of 4` is the step `read page`.
        const name = `extract: ${said.replace(/ \d.*$/, '')}`;
        step = this.tracing.start(name, { parent: span.traceparent, attributes: { 'recto.step': said } });
        options.onProgress?.(said);
      };
      try {
        const result = await this.extractor.extract(bytes, { ...options, onProgress });
        span.set({ 'recto.pages': result.pages.length, 'recto.engine': result.engine });
        step?.end();
        return result;
      } catch (error) {
        step?.end(nameOf(error));
        throw error;
      }
    });
  }

  override warm(): Promise<void> {
    return this.extractor.warm();
  }

  override close(): Promise<void> {
    return this.extractor.close();
  }
}
