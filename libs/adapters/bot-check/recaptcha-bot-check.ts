/**
 * RecaptchaBotCheck: Google reCAPTCHA v3. A token passes when siteverify says success, for the same action, from the
 * page of our own host, with a score of at least 0.5. Google refuses a token it was asked about before. No answer, a
 * late answer and any other answer are a no; `onFault` hears those that are our trouble and not the visitor's (Google
 * unreachable, wrong secret key), never a token.
 */
import { z } from 'zod';
import { BotCheck, type BotCheckAction, type BotCheckClient } from '#ports/bot-check.js';

interface RecaptchaSettings {
  readonly siteKey: string;
  readonly secretKey: string;
  /** Its host must be the one on which the token was made. */
  readonly publicUrl: string;
  /** Google's when absent. */
  readonly baseUrl?: string;
  readonly timeoutMs?: number;
  readonly onFault?: (reason: string) => void;
}

const LEAST_SCORE = 0.5;
const LONGEST_TOKEN = 10_000;

const ANSWER = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  score: z.number().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});
type Answer = z.infer<typeof ANSWER>;

/** Error codes that speak of the visitor's token; all others speak of our set-up. */
const TOKEN_FAULTS = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate'];

export class RecaptchaBotCheck extends BotCheck {
  readonly #hostname: string;
  readonly #address: string;

  constructor(private readonly settings: RecaptchaSettings) {
    super();
    this.#hostname = new URL(settings.publicUrl).hostname;
    this.#address = new URL('/recaptcha/api/siteverify', settings.baseUrl ?? 'https://www.google.com').href;
  }

  client(): BotCheckClient {
    return { kind: 'recaptcha', siteKey: this.settings.siteKey };
  }

  async challenge(_action: BotCheckAction): Promise<undefined> {
    return undefined;
  }

  async verify(token: string, action: BotCheckAction): Promise<boolean> {
    if (token === '' || token.length > LONGEST_TOKEN) return false;
    const answer = await this.#ask(token);
    return (
      answer?.success === true &&
      answer.action === action &&
      answer.hostname === this.#hostname &&
      answer.score !== undefined &&
      answer.score >= LEAST_SCORE
    );
  }

  async #ask(token: string): Promise<Answer | undefined> {
    try {
      const response = await fetch(this.#address, {
        method: 'POST',
        body: new URLSearchParams({ secret: this.settings.secretKey, response: token }),
        redirect: 'error',
        signal: AbortSignal.timeout(this.settings.timeoutMs ?? 5_000),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`status ${response.status}`);
      }
      const answer = ANSWER.parse(await response.json());
      const faults = (answer['error-codes'] ?? []).filter((code) => !TOKEN_FAULTS.includes(code));
      if (faults.length > 0) this.#fault(faults.join(', '));
      return answer;
    } catch (error) {
      this.#fault(error instanceof z.ZodError ? 'an answer of an unknown form' : (error as Error).message);
      return undefined;
    }
  }

  #fault(reason: string): void {
    this.settings.onFault?.(`reCAPTCHA could not be asked: ${reason}`);
  }
}
