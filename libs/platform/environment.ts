/** What the variables of the environment have in common. */
import { z } from 'zod';

interface Declared {
  /** What it means, in the Markdown of docs/configuration.md, with links as from there. */
  readonly meaning: string;
  /** What holds when it is not set, in the same Markdown, where the schema's default does not say it. */
  readonly unset?: string;
}

const declarations = new WeakMap<z.ZodType, Declared>();

/** One variable: what it takes, what it means, and what holds when it is not set. Set to nothing, it is not set. */
export function variable<T extends z.ZodType>(schema: T, meaning: string, unset?: string) {
  const declared = z.preprocess((value) => (value === '' ? undefined : value), schema);
  declarations.set(declared, { meaning, unset });
  return declared;
}

/** @throws Error when the schema was not made by `variable` */
export function declarationOf(schema: z.ZodType): Declared {
  const declared = declarations.get(schema);
  if (!declared) throw new Error('This variable is not declared.');
  return declared;
}

/** The names a browser or a program may call this machine by. */
export const THIS_MACHINE: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Keys travel to it in headers, so never over an open line. */
export function isSealedLine({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && THIS_MACHINE.includes(hostname));
}
