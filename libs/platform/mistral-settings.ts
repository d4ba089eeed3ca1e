/**
 * The settings of the Mistral path. It is off until MISTRAL_API_KEY is set; then documents leave this machine (docs/mistral.md
 * says which parts of them). Apart from config.ts because `recto extract --engine mistral` reads them with no server.
 */
import { z } from 'zod';
import { blank, isSealedLine } from './environment.js';

const whole = (from: number, to: number, usual: number) =>
  blank(z.coerce.number().int().min(from).max(to).default(usual));
const modelName = (usual: string) =>
  blank(
    z
      .string()
      .regex(/^[\w.:@/-]{1,100}$/, 'must be the name of a model')
      .default(usual),
  );

export const MISTRAL_ENVIRONMENT = {
  MISTRAL_API_KEY: blank(
    z
      .string()
      .regex(/^[\x21-\x7e]{8,512}$/, 'must be 8 to 512 characters with no spaces')
      .optional(),
  ),
  MISTRAL_BASE_URL: blank(
    z
      .string()
      .refine(safeUrl, 'must be an https:// URL (http:// only for this machine) with no user or query in it')
      .default('https://api.mistral.ai'),
  ),
  MISTRAL_MODEL: modelName('mistral-medium-latest'),
  MISTRAL_OCR_MODEL: modelName('mistral-ocr-latest'),
  /** A longer document is read by the local engine. */
  MISTRAL_MAX_PAGES: whole(1, 50, 20),
  /** Of one answer. */
  MISTRAL_MAX_TOKENS: whole(256, 32_768, 8_192),
  /** Wall clock of all calls for one document, retries and pauses included. */
  MISTRAL_TIMEOUT_SECONDS: whole(5, 600, 90),
  /** Ceilings of one process for one day (UTC); 0 stops all calls. */
  MISTRAL_DAILY_PAGES: whole(0, 10_000_000, 2_000),
  MISTRAL_DAILY_TOKENS: whole(0, 10_000_000_000, 20_000_000),
  /** What reads a document when the API does not: the local engine, or nobody (the job is tried again later). */
  MISTRAL_FALLBACK: blank(z.enum(['local', 'off']).default('local')),
};

export interface MistralSettings {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly model: string;
  readonly ocrModel: string;
  readonly maxPages: number;
  readonly maxTokens: number;
  readonly timeoutMs: number;
  readonly dailyPages: number;
  readonly dailyTokens: number;
  readonly fallback: 'local' | 'off';
}

const Environment = z.object(MISTRAL_ENVIRONMENT);

/** Undefined when no key is set. */
export function mistralSettings(e: z.infer<typeof Environment>): MistralSettings | undefined {
  if (e.MISTRAL_API_KEY === undefined) return undefined;
  return {
    apiKey: e.MISTRAL_API_KEY,
    baseUrl: e.MISTRAL_BASE_URL.replace(/\/+$/, ''),
    model: e.MISTRAL_MODEL,
    ocrModel: e.MISTRAL_OCR_MODEL,
    maxPages: e.MISTRAL_MAX_PAGES,
    maxTokens: e.MISTRAL_MAX_TOKENS,
    timeoutMs: e.MISTRAL_TIMEOUT_SECONDS * 1000,
    dailyPages: e.MISTRAL_DAILY_PAGES,
    dailyTokens: e.MISTRAL_DAILY_TOKENS,
    fallback: e.MISTRAL_FALLBACK,
  };
}

/** For a process that reads no other setting. @returns the faults when there are some */
export function mistralFrom(env: NodeJS.ProcessEnv): { settings?: MistralSettings; faults: readonly string[] } {
  const parsed = Environment.safeParse(env);
  if (!parsed.success)
    return { faults: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) };
  return { settings: mistralSettings(parsed.data), faults: [] };
}

function safeUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return !url.username && !url.password && !url.search && !url.hash && isSealedLine(url);
}
