/**
 * Gives the memory of numbers back at once; they are no more. Left to the collector, megabytes of them have it come by
 * for their sake, and go through all else that is kept. Only for who has them for itself.
 */
export function release({ buffer }: ArrayBufferView): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}
