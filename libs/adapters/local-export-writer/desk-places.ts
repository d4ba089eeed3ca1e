/** How many exports may be under way or wait, of one member and of all. Pure. */
import { ExportNotMade } from '#ports/export-writer.js';

export interface MostPlaces {
  readonly ofMember: number;
  readonly ofAll: number;
}

export class DeskPlaces {
  readonly #ofMember = new Map<string, number>();
  #taken = 0;

  constructor(private readonly most: MostPlaces) {}

  /** @returns to be called once, when it is over @throws ExportNotMade `too_many` · `busy` */
  take(member: string): () => void {
    const own = this.#ofMember.get(member) ?? 0;
    if (own >= this.most.ofMember) throw new ExportNotMade('too_many');
    if (this.#taken >= this.most.ofAll) throw new ExportNotMade('busy');
    this.#taken += 1;
    this.#ofMember.set(member, own + 1);
    return () => {
      this.#taken -= 1;
      const left = (this.#ofMember.get(member) ?? 1) - 1;
      if (left > 0) this.#ofMember.set(member, left);
      else this.#ofMember.delete(member);
    };
  }
}
