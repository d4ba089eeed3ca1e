/**
 * The proof of one stream's history as a file (.tar.gz) that an auditor can check without Recto: the events as the
 * log keeps them, the very bytes that each hash was taken of, the list of hashes in the form of sha256sum, the
 * readable history, and how to check all that.
 */
import { gzipSync } from 'node:zlib';
import type { RecordedEvent } from '#kernel/event.js';
import { hashedText } from '#write-side/hash-chain.js';
import { tar } from './tar.js';
import { VERIFIER } from './verifier-script.js';

/** @param history readable, one object per fact; opaque here */
export function auditPackage(stream: string, events: readonly RecordedEvent[], history: readonly unknown[]): Buffer {
  const hashed = events.map((event) => ({
    name: `hashed/${String(event.revision).padStart(6, '0')}.json`,
    text: hashedText(event.stream, event.revision, event),
    hash: event.metadata.hash,
  }));
  const at = new Date(events.at(-1)?.metadata.occurredAt ?? 0);
  const files: [name: string, text: string][] = [
    ['README.txt', readme(stream, events)],
    ['verify.mjs', VERIFIER],
    ['history.jsonl', jsonLines(history)],
    ['events.jsonl', jsonLines(events.map(({ position: _position, ...event }) => event))],
    ['hashes.sha256', hashed.map(({ hash, name }) => `${hash}  ${name}\n`).join('')],
    ...hashed.map(({ name, text }): [string, string] => [name, text]),
  ];
  return gzipSync(
    tar(
      files.map(([name, text]) => ({ name, bytes: Buffer.from(text) })),
      at,
    ),
  );
}

const jsonLines = (rows: readonly unknown[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

function readme(stream: string, events: readonly RecordedEvent[]): string {
  return `History of ${stream}: ${events.length} facts, the last of ${events.at(-1)?.metadata.occurredAt ?? 'never'}.

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

The hash of the last fact is ${events.at(-1)?.metadata.hash ?? 'none'}.
`;
}
