/** Numbers that look like chance and are the same each time: how SQLite lays its rows out then is, too. */
export function sameEachTime(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}
