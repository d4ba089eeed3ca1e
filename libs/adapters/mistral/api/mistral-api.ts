/**
 * Mistral's HTTP API by its client library: one attempt a call, every failure a MistralFailed. The library's own
 * retries, debug log (prints key and document when MISTRAL_DEBUG is set) and tracing (exports them when
 * MISTRAL_SDK_TELEMETRY is) are off, and its answer types stay behind this file.
 */
import { MistralCore } from '@mistralai/mistralai/core.js';
import { chatComplete } from '@mistralai/mistralai/funcs/chatComplete.js';
import { ocrProcess } from '@mistralai/mistralai/funcs/ocrProcess.js';
import { SDKHooks } from '@mistralai/mistralai/hooks/hooks.js';
import { env } from '@mistralai/mistralai/lib/env.js';
import { HTTPClient } from '@mistralai/mistralai/lib/http.js';
import { type OCRPageObject } from '@mistralai/mistralai/models/components/ocrpageobject.js';
import {
  type ChatAnswer,
  type Message,
  type OcrAnswer,
  type OcrAnswerPage,
  type OcrBlock,
  type Upload,
} from './answers.js';
import { boundedFetch } from './bounded-fetch.js';
import { failedBecause, MistralFailed } from './mistral-failed.js';

interface MistralApiOptions {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly model: string;
  readonly ocrModel: string;
  readonly maxTokens: number;
  readonly mostAnswerBytes: number;
}

export class MistralApi {
  private readonly core: MistralCore;

  constructor(private readonly options: MistralApiOptions) {
    env().MISTRAL_DEBUG = false;
    const settings = {
      apiKey: options.apiKey,
      serverURL: options.baseUrl,
      retryConfig: { strategy: 'none' as const },
      httpClient: new HTTPClient({ fetcher: boundedFetch(options.mostAnswerBytes) }),
      hooks: withoutTracing(),
    };
    this.core = new MistralCore(settings);
  }

  /** @param places ask for blocks with boxes and confidences; not every OCR model knows them */
  async ocr(upload: Upload, places: boolean, signal: AbortSignal): Promise<OcrAnswer> {
    const data = `;base64,${Buffer.from(upload.bytes.buffer, upload.bytes.byteOffset, upload.bytes.byteLength).toString('base64')}`;
    const request = {
      model: this.options.ocrModel,
      document:
        upload.kind === 'pdf'
          ? { type: 'document_url' as const, documentUrl: `data:application/pdf${data}` }
          : { type: 'image_url' as const, imageUrl: `data:image/jpeg${data}` },
      includeImageBase64: false,
      includeBlocks: places,
      ...(places ? { confidenceScoresGranularity: 'block' as const } : {}),
    };
    const answer = await settled(ocrProcess(this.core, request, { signal }));
    if (answer.pages.length > upload.pages) throw new MistralFailed('bad_answer');
    return {
      model: answer.model.slice(0, 100),
      pages: answer.pages.map((page) => ocrPage(page, upload)),
      pagesBilled: answer.usageInfo.pagesProcessed,
    };
  }

  async chat(messages: readonly Message[], schema: Record<string, unknown>, signal: AbortSignal): Promise<ChatAnswer> {
    const { model, maxTokens } = this.options;
    const request = {
      model,
      messages: messages.map((message) => ({ ...message })),
      temperature: 0,
      randomSeed: 0,
      maxTokens,
      responseFormat: {
        type: 'json_schema' as const,
        jsonSchema: { name: 'document', schemaDefinition: schema, strict: true },
      },
    };
    const answer = await settled(chatComplete(this.core, request, { signal }));
    const [choice] = answer.choices;
    const content = textOf(choice?.message?.content);
    if (content === undefined) throw new MistralFailed('bad_answer');
    const { promptTokens = 0, completionTokens = 0 } = answer.usage;
    const whole = choice?.finishReason === 'stop';
    return { model: answer.model.slice(0, 100), content, whole, tokensBilled: promptTokens + completionTokens };
  }
}

function withoutTracing(): SDKHooks {
  const hooks = new SDKHooks();
  return Object.assign(hooks, { sdkInitHooks: [], beforeRequestHooks: [], afterSuccessHooks: [], afterErrorHooks: [] });
}

async function settled<T>(call: PromiseLike<{ ok: true; value: T } | { ok: false; error: unknown }>): Promise<T> {
  let failure: unknown;
  try {
    const result = await call;
    if (result.ok) return result.value;
    failure = result.error;
  } catch (error) {
    failure = error;
  }
  throw failedBecause(failure);
}

/** Models that think aloud answer in chunks; only what they say counts. */
function textOf(content: unknown): string | undefined {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return undefined;
  return (content as { type?: string; text?: unknown }[])
    .map(({ type, text }) => (type === 'text' && typeof text === 'string' ? text : ''))
    .join('');
}

function ocrPage(page: OCRPageObject, upload: Upload): OcrAnswerPage {
  if (!(page.index >= 0 && page.index < upload.pages)) throw new MistralFailed('bad_answer');
  const { width = 0, height = 0 } = page.dimensions ?? {};
  const blocks = width > 0 && height > 0 ? (page.blocks ?? []) : [];
  return {
    index: upload.firstPage + page.index,
    markdown: page.markdown,
    blocks: blocks.flatMap((block) => placed(block as PlacedBlock, width, height)),
  };
}

/** Every kind of block has these; the library's type for kinds it does not know has none. */
interface PlacedBlock {
  readonly content?: unknown;
  readonly topLeftX?: number;
  readonly topLeftY?: number;
  readonly bottomRightX?: number;
  readonly bottomRightY?: number;
  readonly confidenceScores?: { readonly averageContentConfidenceScore?: number | null } | null;
}

function placed(block: PlacedBlock, width: number, height: number): OcrBlock[] {
  const { content, topLeftX: x0 = NaN, topLeftY: y0 = NaN, bottomRightX: x1 = NaN, bottomRightY: y1 = NaN } = block;
  if (typeof content !== 'string' || content === '') return [];
  const box = [x0 / width, y0 / height, x1 / width, y1 / height] as const;
  // Without a corner it is nowhere: NaN is not inside.
  const inside = box.every((part) => part >= 0 && part <= 1.001) && box[0] < box[2] && box[1] < box[3];
  if (!inside) return [];
  const confidence = block.confidenceScores?.averageContentConfidenceScore;
  const [left, top, right, bottom] = box;
  return [
    {
      text: content,
      box: [left, top, Math.min(1, right), Math.min(1, bottom)],
      ...(typeof confidence === 'number' && confidence >= 0 && confidence <= 1 ? { confidence } : {}),
    },
  ];
}
