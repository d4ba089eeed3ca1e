/** How many streams are open, in all and per member, and where it ends. */
import { DomainError } from '#kernel/domain-error.js';
import { sentence } from '#texts/sentence.js';

export class Seats {
  readonly #byMember = new Map<string, number>();
  taken = 0;

  constructor(
    private readonly perMember: number,
    private readonly inAll: number,
  ) {}

  /** @returns how to give it back; twice does nothing. @throws too_many_streams */
  take(member: string): () => void {
    if (this.taken >= this.inAll)
      throw new DomainError('too_many_streams', 'unavailable', 'Too many live connections. Please try again later.');
    const own = this.#byMember.get(member) ?? 0;
    if (own >= this.perMember) {
      throw new DomainError(
        'too_many_streams',
        'rate-limited',
        sentence('You have {own} live connections open. Close one to open another.', { own }),
      );
    }
    this.#byMember.set(member, own + 1);
    this.taken += 1;
    let given = false;
    return () => {
      if (given) return;
      given = true;
      this.taken -= 1;
      const left = (this.#byMember.get(member) ?? 1) - 1;
      if (left === 0) this.#byMember.delete(member);
      else this.#byMember.set(member, left);
    };
  }
}
