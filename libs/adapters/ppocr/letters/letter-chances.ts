/**
 * How likely a letter is after those before it, as texts of documents have taught: counts of what followed up to four
 * characters, longer ones mixed with shorter ones as far as they were seen (interpolated, after Witten and Bell 1991).
 * Case and accents do not count, and one figure is as likely as another: which one it is only the picture can say.
 */
interface Followers {
  /** Character → how often it came next. */
  readonly counts: ReadonlyMap<string, number>;
  readonly all: number;
}

/** Characters that may come, as far as nothing is known. */
const ANY = 60;
const FIGURES = 10;
const FIGURE = '0';

/** As it is counted. @param character one, as it is printed */
export function folded(character: string): string {
  const [bare = ''] = character.normalize('NFD').toLowerCase();
  return /\d/.test(bare) ? FIGURE : bare;
}

export class LetterChances {
  private constructor(
    private readonly after: ReadonlyMap<string, Followers>,
    /** Characters that are looked back at. */
    private readonly back: number,
  ) {}

  /** @param written context, tab, followers with counts, tab or line end, the next … (`npm run bench -- letters`) */
  static from(written: string): LetterChances {
    const fields = written.split(/[\t\n]/);
    const after = new Map<string, Followers>();
    let back = 0;
    for (let i = 0; i + 1 < fields.length; i += 2) {
      const [context, followers] = [fields[i]!, fields[i + 1]!];
      const counts = new Map<string, number>();
      let all = 0;
      for (const [, character, count] of followers.matchAll(/(.)(\d+)/gu)) {
        counts.set(character!, Number(count));
        all += Number(count);
      }
      after.set(context, { counts, all });
      back = Math.max(back, context.length);
    }
    return new LetterChances(after, back);
  }

  /** Natural logarithm of the chance. @param before folded @param next folded */
  log(before: string, next: string): number {
    let chance = 1 / ANY;
    for (let length = 0; length <= Math.min(this.back, before.length); length++) {
      const followers = this.after.get(before.slice(before.length - length));
      if (!followers) break;
      const { counts, all } = followers;
      chance = ((counts.get(next) ?? 0) + counts.size * chance) / (all + counts.size);
    }
    return Math.log(next === FIGURE ? chance / FIGURES : chance);
  }
}
