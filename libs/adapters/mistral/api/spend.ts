/**
 * The ceiling of what this process may buy in a day (UTC), in the units the vendor bills: pages read and tokens. What a
 * call may cost is set aside before it is sent and corrected by what was billed; of a call that ended without an answer
 * the whole is kept, as the vendor may have worked on it. Starts from nothing with the process.
 */
import { MistralFailed } from './mistral-failed.js';

export interface Units {
  readonly pages: number;
  readonly tokens: number;
}

const BILLED_NOTHING: Units = { pages: 0, tokens: 0 };

export class Spend {
  private day = '';
  private pages = 0;
  private tokens = 0;

  constructor(
    private readonly most: Units,
    private readonly now: () => Date,
  ) {}

  /** @throws MistralFailed 'spend_limit' before anything is sent */
  async on<T>(expected: Units, call: () => Promise<T>, billed: (answer: T) => Units): Promise<T> {
    const day = this.turn();
    if (this.pages + expected.pages > this.most.pages || this.tokens + expected.tokens > this.most.tokens) {
      throw new MistralFailed('spend_limit');
    }
    this.add(day, expected);
    try {
      const answer = await call();
      this.correct(day, expected, billed(answer));
      return answer;
    } catch (error) {
      // The API said no: nothing was done and nothing is billed.
      if (error instanceof MistralFailed && error.status) this.correct(day, expected, BILLED_NOTHING);
      throw error;
    }
  }

  get today(): Units {
    this.turn();
    return { pages: this.pages, tokens: this.tokens };
  }

  private turn(): string {
    const day = this.now().toISOString().slice(0, 10);
    if (day !== this.day) [this.day, this.pages, this.tokens] = [day, 0, 0];
    return day;
  }

  private correct(day: string, expected: Units, billed: Units): void {
    this.add(day, { pages: billed.pages - expected.pages, tokens: billed.tokens - expected.tokens });
  }

  /** What belongs to a day that is over is not today's. */
  private add(day: string, { pages, tokens }: Units): void {
    if (day !== this.turn()) return;
    this.pages += pages;
    this.tokens += tokens;
  }
}
