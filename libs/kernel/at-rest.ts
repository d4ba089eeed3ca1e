/** Who keeps what can be read again lets it go when the process rests after work. */
const keepers = new Set<() => void>();

/** @returns ends it */
export function whenAtRest(letGo: () => void): () => void {
  keepers.add(letGo);
  return () => keepers.delete(letGo);
}

export function tellAtRest(): void {
  for (const letGo of keepers) letGo();
}
