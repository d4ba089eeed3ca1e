/** What a receiver noted, reckoned against what happened: nothing lost, nothing overtaken. Pure. */
export interface Arrival {
  readonly id: string;
  readonly documentId: string;
  /** 1, 2, 3 … within the document. */
  readonly sequence: number;
}

export interface Reckoning {
  /** What happened, and so was to be told. */
  readonly sent: number;
  /** Messages that came, each counted once. */
  readonly arrived: number;
  /** Came once more: allowed, and to be told by its id. */
  readonly twice: number;
  /** Came after a later one of its document. */
  readonly outOfOrder: number;
  /** Never came, as `document/sequence`. */
  readonly lost: readonly string[];
  /** Told of what did not happen, or under two ids, as `document/sequence`. */
  readonly strange: readonly string[];
}

/** @param happened by document, how much happened to it; @param arrivals in the order they came */
export function reckon(happened: ReadonlyMap<string, number>, arrivals: readonly Arrival[]): Reckoning {
  const placeOf = ({ documentId, sequence }: Omit<Arrival, 'id'>) => `${documentId}/${sequence}`;
  const wanted = [...happened].flatMap(([documentId, count]) =>
    Array.from({ length: count }, (_, n) => placeOf({ documentId, sequence: n + 1 })),
  );
  const [ids, idOf, newest] = [new Set<string>(), new Map<string, string>(), new Map<string, number>()];
  const strange = new Set<string>();
  let outOfOrder = 0;
  for (const arrival of arrivals) {
    const { id, documentId, sequence } = arrival;
    const before = newest.get(documentId) ?? 0;
    if (sequence < before) outOfOrder += 1;
    newest.set(documentId, Math.max(before, sequence));
    const place = placeOf(arrival);
    if ((idOf.get(place) ?? id) !== id) strange.add(place);
    idOf.set(place, id);
    ids.add(id);
  }
  const known = new Set(wanted);
  for (const place of idOf.keys()) if (!known.has(place)) strange.add(place);
  return {
    sent: wanted.length,
    arrived: ids.size,
    twice: arrivals.length - ids.size,
    outOfOrder,
    lost: wanted.filter((place) => !idOf.has(place)),
    strange: [...strange],
  };
}
