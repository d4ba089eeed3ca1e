/**
 * What programs notice of each release. Empty here: the build puts what CHANGELOG.md says in its place
 * (web/build/api-changelog.ts).
 */
export interface Release {
  readonly name: string;
  /** YYYY-MM-DD; absent: not yet released. */
  readonly date?: string;
  readonly entries: readonly {
    /** Added, Changed, Fixed … */
    readonly kind: string;
    readonly html: string;
  }[];
}

export const releases: readonly Release[] = [];
