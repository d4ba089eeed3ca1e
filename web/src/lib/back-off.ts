/**
 * Milliseconds before the nth try in a row: longer each time, up to half a minute, and not all tabs of the world at
 * once.
 */
export function backOff(failures: number, random: () => number = Math.random): number {
  return Math.min(30_000, 1_000 * 2 ** (failures - 1)) * (0.5 + random() / 2);
}
