/**
 * Extractor that has a document read by Mistral's OCR and chat models, and believes them as far as the page bears them
 * out. The local engine always reads first: what it refuses never leaves the machine, a whole e-invoice need not, and
 * when the API does not answer within its bounds the local result stands (`engine` says which it was). With fallback
 * 'off' the failure is passed on as one that may pass, so that the job is tried again. Logs reasons and numbers, never
 * text or the key.
 * @throws ExtractionError | MistralFailed
 */
import type { Backoff } from '#kernel/backoff.js';
import type { Log } from '#kernel/log.js';
import { Extractor, type ExtractionResult, type ExtractOptions } from '#ports/extractor.js';
import { failure } from '#extraction/model/failures.js';
import { LIMITS } from '#extraction/model/limits.js';
import { MistralApi } from './api/mistral-api.js';
import { MistralFailed, type MistralReason } from './api/mistral-failed.js';
import { Spend } from './api/spend.js';
import { type Children, ChildSteps } from './child-steps.js';
import { Conversation } from './conversation.js';
import { type Prepared, type Steps } from './steps.js';

export interface MistralOptions {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly model: string;
  readonly ocrModel: string;
  readonly maxPages: number;
  /** Of one answer. */
  readonly maxTokens: number;
  /** Wall clock of all calls for one document. */
  readonly timeoutMs: number;
  readonly dailyPages: number;
  readonly dailyTokens: number;
  readonly fallback: 'local' | 'off';
  /** Of one attempt; a minute when absent. */
  readonly attemptMs?: number;
  /** Between attempts; from half a second on when absent. */
  readonly backoff?: Backoff;
  readonly mostAnswerBytes?: number;
}

const ENGINE = 'mistral/1';
const ATTEMPTS = 4;
const ATTEMPT_MS = 60_000;
const BACKOFF: Backoff = { firstMs: 500, jitter: [0.5, 1] };
const MOST_ANSWER_BYTES = 16 * 1024 * 1024;
/** After a wrong key or a 429 to the end, so that not every document runs into it. */
const REST_MS = 60_000;
const ASKS_FOR_REST: readonly MistralReason[] = ['not_authorised', 'rate_limited'];

export class MistralExtractor extends Extractor {
  private readonly conversation: Conversation;
  private readonly spend: Spend;
  private restUntil = 0;

  constructor(
    private readonly options: MistralOptions,
    private readonly steps: Steps,
    private readonly log: Log,
  ) {
    super();
    this.spend = new Spend({ pages: options.dailyPages, tokens: options.dailyTokens }, () => new Date());
    const api = new MistralApi({ ...options, mostAnswerBytes: options.mostAnswerBytes ?? MOST_ANSWER_BYTES });
    this.conversation = new Conversation(api, this.spend, options.maxTokens);
  }

  static open(options: MistralOptions, children: Children, log: Log): MistralExtractor {
    return new MistralExtractor(options, new ChildSteps(children), log);
  }

  override async extract(bytes: Uint8Array, options: ExtractOptions = {}): Promise<ExtractionResult> {
    if (bytes.length > LIMITS.bytes) throw failure('too_large');
    const started = performance.now();
    const prepared = await this.steps.read(bytes, { ...options, maxPages: this.options.maxPages });
    const result = prepared.complete ? prepared.local : await this.answered(prepared, options);
    return { ...result, processingTime: Math.round(performance.now() - started) };
  }

  override warm(): Promise<void> {
    return this.steps.warm();
  }

  override close(): Promise<void> {
    return this.steps.close();
  }

  private async answered(
    prepared: Prepared,
    { signal, onProgress = () => {} }: ExtractOptions,
  ): Promise<ExtractionResult> {
    const { local, pages, uploads } = prepared;
    try {
      if (uploads.length === 0) throw new MistralFailed('too_many_pages');
      if (performance.now() < this.restUntil) throw new MistralFailed('resting');
      const { timeoutMs, attemptMs = ATTEMPT_MS, backoff = BACKOFF } = this.options;
      const bounds = { attempts: ATTEMPTS, deadline: performance.now() + timeoutMs, attemptMs, backoff, signal };
      const type = { docType: local.docType, confidence: local.docTypeConfidence };
      const { models, ...asked } = await this.conversation.about(uploads, type, local.anotherFrom, bounds, onProgress);
      const merged = await this.steps.merge({ local, pages, ...asked }, signal);
      return { ...local, ...merged, engine: [ENGINE, ...models, local.engine].join(' ') };
    } catch (error) {
      signal?.throwIfAborted();
      return this.withoutAnswer(local, error);
    }
  }

  private withoutAnswer(local: ExtractionResult, error: unknown): ExtractionResult {
    const failed = error instanceof MistralFailed ? error : new MistralFailed('bad_answer');
    const { reason, status, retryAfterMs } = failed;
    // With nobody else to read it, a document is better tried again than refused unasked.
    const rest = ASKS_FOR_REST.includes(reason) && this.options.fallback === 'local';
    if (rest) this.restUntil = performance.now() + Math.min(retryAfterMs ?? REST_MS, REST_MS);
    const facts = {
      reason,
      status,
      pages: local.pages.length,
      spentToday: this.spend.today,
      fallback: this.options.fallback,
    };
    if (reason === 'not_authorised')
      this.log(
        'error',
        'Mistral does not accept MISTRAL_API_KEY or its account; documents are not read with it',
        facts,
      );
    else this.log(reason === 'too_many_pages' ? 'info' : 'warn', 'a document was not read with Mistral', facts);
    if (this.options.fallback === 'local') return local;
    if (reason !== 'too_many_pages') throw failed;
    throw failure(
      'too_many_pages',
      `This document has more than ${this.options.maxPages} pages. Split it and upload the parts.`,
    );
  }
}
