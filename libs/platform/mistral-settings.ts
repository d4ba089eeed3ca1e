/**
 * The settings of the Mistral path. It is off until MISTRAL_API_KEY is set; then documents leave this machine (docs/mistral.md
 * says which parts of them). Apart from config.ts because `recto extract --engine mistral` reads them with no server.
 */
import { z } from 'zod';
import { isSealedLine, variable } from './environment.js';

const whole = (from: number, to: number) => z.coerce.number().int().min(from).max(to);
const modelName = z.string().regex(/^[\w.:@/-]{1,100}$/, 'must be the name of a model');

export const MISTRAL_ENVIRONMENT = {
  MISTRAL_API_KEY: variable(
    z
      .string()
      .regex(/^[\x21-\x7e]{8,512}$/, 'must be 8 to 512 characters with no spaces')
      .optional(),
    "Documents are read with Mistral's models too, and so leave the machine: [how and which parts](mistral.md).",
  ),
  MISTRAL_BASE_URL: variable(
    z
      .string()
      .refine(safeUrl, 'must be an https:// URL (http:// only for this machine) with no user or query in it')
      .default('https://api.mistral.ai'),
    'Where its API is; `http:` only for this machine.',
  ),
  MISTRAL_MODEL: variable(modelName.default('mistral-medium-latest'), 'Chat model; must do JSON schema output.'),
  MISTRAL_OCR_MODEL: variable(modelName.default('mistral-ocr-latest'), 'OCR model.'),
  MISTRAL_MAX_PAGES: variable(whole(1, 50).default(20), 'A longer document is read locally; 1 to 50.'),
  MISTRAL_MAX_TOKENS: variable(whole(256, 32_768).default(8_192), 'Of one answer; 256 to 32768.'),
  MISTRAL_TIMEOUT_SECONDS: variable(
    whole(5, 600).default(90),
    'All calls for one document, retries included; 5 to 600.',
  ),
  MISTRAL_DAILY_PAGES: variable(
    whole(0, 10_000_000).default(2_000),
    'Ceiling of one process in a day (UTC); 0 stops all calls.',
  ),
  MISTRAL_DAILY_TOKENS: variable(whole(0, 10_000_000_000).default(20_000_000), 'The same for tokens.'),
  MISTRAL_FALLBACK: variable(
    z.enum(['local', 'off']).default('local'),
    "When the API does not answer: `local`, the local engine's result stands; `off`, the job is tried " +
      'again later.',
  ),
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
