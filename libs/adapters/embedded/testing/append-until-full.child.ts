/**
 * Child process of the crash spec, started with a limit on the size of files: appends until that fails, then looks
 * around.
 */
import { aStream, anEvent } from '#ports/event-store-contract/samples.js';
import { EmbeddedEventStore } from '../embedded-event-store.js';

/** What the spec reads, as JSON. */
export interface Filled {
  readonly acknowledged: number;
  readonly refusedWith: string;
  /** Events that can be read after the refusal. */
  readonly readable: number;
  readonly stream: string;
}

const store = new EmbeddedEventStore(process.argv[2]!);
const stream = aStream();
const large = () => anEvent('Large', { text: 'x'.repeat(512 * 1024) });

let acknowledged = 0;
let refusedWith = '';
while (!refusedWith && acknowledged < 1000) {
  await store.append(stream, acknowledged === 0 ? 'no-stream' : acknowledged - 1, [large()]).then(
    () => (acknowledged += 1),
    (error: Error) => (refusedWith = error.name),
  );
}
const filled: Filled = { acknowledged, refusedWith, readable: (await store.read(stream)).length, stream };
process.stdout.write(JSON.stringify(filled));
