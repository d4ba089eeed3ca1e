/**
 * Text as it is compared: letters and digits only, folded, run together, so that spaces, punctuation, case and accents
 * do not decide whether a value stands on a page. A find begins and ends where a run of letters and digits does: "12"
 * is not in "2012".
 */
import { fold } from '../layout/fold.js';

const RUN = /[\p{L}\p{N}]+/gu;
/** Scripts that write no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** What readers mistake for one another. */
const LOOKS_LIKE: Record<string, string> = { '0': 'o', '1': 'i', l: 'i', '5': 's', '8': 'b' };

export const compact = (text: string): string => (fold(text.normalize('NFKC')).match(RUN) ?? []).join('');
const looks = (text: string): string => text.replace(/[01l58]/g, (character) => LOOKS_LIKE[character]!);

export interface Match {
  /** Places of the pieces the text was made of. */
  readonly first: number;
  readonly last: number;
}

const MOST_MATCHES = 20;

export class CompactText {
  private readonly text: string;
  private readonly similar: string;
  /** Offset → piece, for offsets where a run begins or ends. */
  private readonly begins = new Map<number, number>();
  private readonly ends = new Map<number, number>();
  private readonly pieceAt: number[] = [];

  constructor(pieces: readonly string[]) {
    let text = '';
    pieces.forEach((piece, index) => {
      for (const run of fold(piece.normalize('NFKC')).match(RUN) ?? []) {
        this.begins.set(text.length, index);
        for (let i = 0; i < run.length; i++) this.pieceAt.push(index);
        text += run;
        this.ends.set(text.length, index);
      }
    });
    this.text = text;
    this.similar = looks(text);
  }

  /** @param similar characters that look alike count as the same */
  find(value: string, similar = false): Match[] {
    const sought = similar ? looks(compact(value)) : compact(value);
    const text = similar ? this.similar : this.text;
    const anywhere = UNSPACED.test(value);
    const found: Match[] = [];
    if (sought === '') return found;
    for (let at = text.indexOf(sought); at >= 0 && found.length < MOST_MATCHES; at = text.indexOf(sought, at + 1)) {
      const end = at + sought.length;
      if (anywhere || (this.begins.has(at) && this.ends.has(end)))
        found.push({ first: this.pieceAt[at]!, last: this.pieceAt[end - 1]! });
    }
    return found;
  }
}
