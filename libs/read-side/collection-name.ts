/**
 * Names of a read model's collections: `document-list@2-7` is build 7 of read model document-list, made by projection
 * version 2.
 */
interface CollectionName {
  readonly readModel: string;
  readonly version: number;
  readonly build: number;
}

export function formatCollection({ readModel, version, build }: CollectionName): string {
  return `${readModel}@${version}-${build}`;
}

export function parseCollection(text: string): CollectionName | undefined {
  const [, readModel, version, build] = /^([a-z-]+)@(\d+)-(\d+)$/.exec(text) ?? [];
  return readModel === undefined ? undefined : { readModel, version: Number(version), build: Number(build) };
}

/** The name for the next build, given what is there. */
export function nextCollection(readModel: string, version: number, existing: readonly string[]): string {
  const builds = existing.map((name) => parseCollection(name)?.build ?? 0);
  return formatCollection({ readModel, version, build: Math.max(0, ...builds) + 1 });
}
