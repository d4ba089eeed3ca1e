/**
 * Position: where an event stands in the whole log. An opaque string, zero-padded so that string order is log order;
 * read models, checkpoints and the `Position` HTTP header compare it as text and never look inside.
 */
declare const brand: unique symbol;
export type Position = string & { readonly [brand]: 'Position' };

const WIDTH = 20;

/** Before the first event of any log. */
export const ORIGIN = '0'.repeat(WIDTH) as Position;

/** @param n ≥ 0, at most 20 digits, as the event store counts */
export function positionOf(n: number | bigint): Position {
  return n.toString().padStart(WIDTH, '0') as Position;
}

/** As the event store counts; 0 for ORIGIN. */
export function positionNumber(position: Position): bigint {
  return BigInt(position);
}

/** Text from outside (a header, a stored checkpoint) → Position, or undefined when it is not one. */
export function parsePosition(text: unknown): Position | undefined {
  return typeof text === 'string' && /^\d{20}$/.test(text) ? (text as Position) : undefined;
}

/** The one that stands further on in the log. */
export function laterOf(a: Position, b: Position): Position {
  return a >= b ? a : b;
}
