/** What the variables of the environment have in common. */
import { z } from 'zod';

/** A variable set to nothing is one that is not set. */
export const blank = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** The names a browser or a program may call this machine by. */
export const THIS_MACHINE: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Keys travel to it in headers, so never over an open line. */
export function isSealedLine({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && THIS_MACHINE.includes(hostname));
}
