/**
 * The proof of one stream's history as a file (.tar.gz) that an auditor can check without Recto: the events as the
 * log keeps them, the very bytes that each hash was taken of, the list of hashes in the form of sha256sum, the
 * readable history, and how to check all that. Made while it is sent, in several rounds over the facts, because an
 * archive says how large a file is before it: what it holds at a time does not grow with them.
 */
import { pipeline, type Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { RecordedEvent } from '#kernel/event.js';
import { hashedText } from '#write-side/hash-chain.js';
import { tarEnd, tarEntry } from './tar.js';
import { VERIFIER } from './verifier-script.js';

interface ProvenFact {
  readonly recorded: RecordedEvent;
  /** The fact, readable; opaque here. */
  readonly readable: unknown;
}

export interface Proven {
  readonly stream: string;
  /** How many facts, when the last of them happened, and its hash. */
  readonly count: number;
  readonly last: { readonly at: string; readonly hash: string };
  /** From the first again each time it is called. */
  facts(): AsyncIterable<ProvenFact>;
}

/** Fails when a fact is not what it was in the round before: it was erased meanwhile. */
export function auditPackage(proven: Proven): Readable {
  const gzip = createGzip();
  // What fails destroys the stream that is given back; whoever reads it is told.
  pipeline(archived(proven), gzip, () => undefined);
  return gzip;
}

const LISTS: readonly [name: string, line: (fact: ProvenFact) => string][] = [
  ['history.jsonl', ({ readable }) => `${JSON.stringify(readable)}\n`],
  ['events.jsonl', ({ recorded: { position: _position, ...event } }) => `${JSON.stringify(event)}\n`],
  ['hashes.sha256', ({ recorded }) => `${recorded.metadata.hash}  ${hashedName(recorded)}\n`],
];

const hashedName = ({ revision }: RecordedEvent) => `hashed/${String(revision).padStart(6, '0')}.json`;

async function* archived(proven: Proven): AsyncGenerator<Buffer> {
  const modified = new Date(proven.last.at);
  const whole = (name: string, text: string) => {
    const bytes = Buffer.from(text);
    return Buffer.concat(tarEntry(name, bytes.length, modified).around(bytes));
  };
  yield whole('README.txt', readme(proven));
  yield whole('verify.mjs', VERIFIER);
  const sizes = LISTS.map(() => 0);
  for await (const fact of proven.facts())
    LISTS.forEach(([, line], at) => (sizes[at] = (sizes[at] ?? 0) + Buffer.byteLength(line(fact))));
  for (const [at, [name, line]] of LISTS.entries()) {
    const { head, end } = tarEntry(name, sizes[at] ?? 0, modified);
    yield head;
    let left = sizes[at] ?? 0;
    for await (const fact of proven.facts()) {
      const bytes = Buffer.from(line(fact));
      left -= bytes.length;
      if (left < 0) break;
      yield bytes;
    }
    if (left !== 0) throw new Error('the history was changed while its package was made');
    yield end;
  }
  for await (const { recorded } of proven.facts())
    yield whole(hashedName(recorded), hashedText(recorded.stream, recorded.revision, recorded));
  yield tarEnd;
}

function readme({ stream, count, last }: Proven): string {
  return `History of ${stream}: ${count} facts, the last of ${last.at}.

history.jsonl   one fact per line, readable: who, when, from where, why, what. 'erased' stands for what was deleted for good.
events.jsonl    the same facts as the log keeps them. Personal fields are encrypted ($sealed); the hashes cover the encrypted form.
hashed/         for each fact the exact bytes its hash was taken of (RFC 8785 canonical JSON).
hashes.sha256   their SHA-256, as they stand in the log.
verify.mjs      checks everything below by itself; it needs Node.js 20 and nothing else:  node verify.mjs

To check with standard tools:

1. Every fact is what was hashed:         sha256sum -c hashes.sha256
2. Every fact names the one before it:    the "previousHash" in hashed/000001.json is the first hash in hashes.sha256, and so on:
   diff <(head -n -1 hashes.sha256 | cut -c1-64) <(for f in hashed/*.json; do jq -r .metadata.previousHash "$f"; done | tail -n +2)
3. The bytes are those of events.jsonl:   jq -c 'del(.metadata.hash)' events.jsonl   shows the same content as hashed/.

history.jsonl is there to be read: its times, types, members and hashes are compared with events.jsonl by verify.mjs, its opened values
cannot be without the keys.

What this shows: nothing between the first and the last fact was changed, removed, added or moved. What it cannot show by itself: that
nothing came after the last fact. The operator's signed heads of the whole log show that (recto audit verify).

The hash of the last fact is ${last.hash}.
`;
}
