/**
 * What tests start beside the product, such as a child that is killed while it writes: compiled to dist-dev by
 * `scripts/setup.mjs --dev`, with everything it imports.
 */
import { join } from 'node:path';

/** @param source the script's path in the sources; @returns what Node is started with to run it */
export function compiledForTests(source: string): [condition: string, script: string] {
  return ['--conditions=recto-dev', join(process.cwd(), 'dist-dev', source.replace(/\.ts$/, '.js'))];
}
