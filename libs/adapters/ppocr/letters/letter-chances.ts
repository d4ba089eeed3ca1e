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
  private after?: ReadonlyMap<string, string>;
  private readonly asked = new Map<string, Followers>();

  /**
   * Taken apart when first asked, and of each context when that is.
   * @param written context, tab, followers with counts, tab or line end, the next … (`npm run bench -- letters`)
   */
  constructor(private readonly written: string) {}

  /** Natural logarithm of the chance. @param before folded @param next folded */
  log(before: string, next: string): number {
    let chance = 1 / ANY;
    for (let length = 0; length <= before.length; length++) {
      const followers = this.followersOf(before.slice(before.length - length));
      if (!followers) break;
      const { counts, all } = followers;
      chance = ((counts.get(next) ?? 0) + counts.size * chance) / (all + counts.size);
    }
    return Math.log(next === FIGURE ? chance / FIGURES : chance);
  }

  private contexts(): ReadonlyMap<string, string> {
    if (this.after) return this.after;
    const fields = this.written.split(/[\t\n]/);
    const after = new Map<string, string>();
    for (let i = 0; i + 1 < fields.length; i += 2) after.set(fields[i]!, fields[i + 1]!);
    return (this.after = after);
  }

  private followersOf(context: string): Followers | undefined {
    const known = this.asked.get(context);
    if (known) return known;
    const written = this.contexts().get(context);
    if (written === undefined) return undefined;
    const counts = new Map<string, number>();
    let all = 0;
    for (const [, character, count] of written.matchAll(/(.)(\d+)/gu)) {
      counts.set(character!, Number(count));
      all += Number(count);
    }
    const followers = { counts, all };
    this.asked.set(context, followers);
    return followers;
  }
}
