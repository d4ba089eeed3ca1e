/**
 * What a document says, folded (lower case, no accents), and which words stand next to each other in it. Phrases are
 * looked up, not searched by an expression each: compiled, those of all types took every new process 1.2 s of its first
 * document.
 */

/** Words in turn, folded. */
export type Words = readonly [string, ...string[]];

interface Place {
  readonly word: string;
  /** Whether what parts it from the word before is no more than a mark and spaces. */
  readonly follows: boolean;
}

const WORD = /[\p{L}\p{N}]+/gu;
/** Between two words of a phrase stand so many characters at most: "Rechnungs-Nr.", two cells of a row. */
const APART = 3;

/** @param text folded @returns undefined where there are none */
export function wordsOf(text: string): Words | undefined {
  const [first, ...others] = text.match(WORD) ?? [];
  return first === undefined ? undefined : [first, ...others];
}

export class Said {
  private readonly places: readonly Place[];
  private readonly byWord: ReadonlyMap<string, readonly number[]>;

  /** @param text folded */
  constructor(readonly text: string) {
    let end = -Infinity;
    this.places = [...text.matchAll(WORD)].map(({ 0: word, index }) => {
      const follows = index - end <= APART;
      end = index + word.length;
      return { word, follows };
    });
    this.byWord = Map.groupBy(this.places.keys(), (at) => this.places[at]!.word);
  }

  /** Whether these words stand in it one after another, whole. */
  has([first, ...others]: Words): boolean {
    const begins = this.byWord.get(first) ?? [];
    return begins.some((at) =>
      others.every((word, index) => {
        const place = this.places[at + 1 + index];
        return place?.follows === true && place.word === word;
      }),
    );
  }
}
