/**
 * How much the bodies under way may hold of this process, by who sends them. Keeps sums and refuses; reads nothing.
 */
import { DomainError } from '#kernel/domain-error.js';
import { sentence } from '#texts/sentence.js';
import { MB, UNDER_WAY } from './bounds.js';

export interface Sender {
  /** A member's id, or a stranger's address. */
  readonly name: string;
  readonly member: boolean;
}

const STRANGERS = 'strangers';
const PROCESS = 'process';

export class BodiesUnderWay {
  readonly #held = new Map<string, number>();

  constructor(private readonly bounds: typeof UNDER_WAY = UNDER_WAY) {}

  /**
   * @param bytes at most so many will come @returns to be called once, when they are held no more
   * @throws too_many_bodies · busy
   */
  admit({ name, member }: Sender, bytes: number): () => void {
    const { least, process, strangers } = this.bounds;
    const counted = Math.max(bytes, least);
    const own = member ? `member ${name}` : `address ${name}`;
    const most = member ? this.bounds.member : this.bounds.address;
    if (this.#of(own) + counted > most) throw member ? tooMuchOfMember(most) : tooMuchOfAddress(most);
    if (this.#of(PROCESS) + counted > process) throw busy();
    if (!member && this.#of(STRANGERS) + counted > strangers) throw busy();
    const sums = member ? [own, PROCESS] : [own, STRANGERS, PROCESS];
    for (const sum of sums) this.#add(sum, counted);
    return () => sums.forEach((sum) => this.#add(sum, -counted));
  }

  /** Bytes held at the moment, for all. */
  get bytes(): number {
    return this.#of(PROCESS);
  }

  #of(sum: string): number {
    return this.#held.get(sum) ?? 0;
  }

  #add(sum: string, bytes: number): void {
    const now = this.#of(sum) + bytes;
    if (now > 0) this.#held.set(sum, now);
    else this.#held.delete(sum);
  }
}

const RETRY = { retryAfter: 5 };

function tooMuchOfMember(most: number): DomainError {
  return new DomainError(
    'too_many_bodies',
    'rate-limited',
    sentence('You are sending more than {most} MB at once. Please wait until some of it has arrived.', {
      most: most / MB,
    }),
    RETRY,
  );
}

function tooMuchOfAddress(most: number): DomainError {
  return new DomainError(
    'too_many_bodies',
    'unavailable',
    sentence('More than {most} MB are on their way from where you are. Please try again in 5 seconds.', {
      most: most / MB,
    }),
  );
}

function busy(): DomainError {
  return new DomainError(
    'busy',
    'unavailable',
    'Recto is receiving as much as it can take at once. Please try again in 5 seconds.',
  );
}
