/** A name for a request that is made again when its answer was lost: 128 random bits, hex. */
export function randomKey(): string {
  // Not crypto.randomUUID, which browsers have on https and localhost only.
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
