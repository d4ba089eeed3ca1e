/**
 * How an event stands in a row of the embedded log, and how it is read from there. A row whose text is no JSON any more
 * comes out as an event whose hash does not fit, so that it can be named by whoever checks and stands in nobody's way
 * but its readers'.
 */
import { canonicalJson } from '#kernel/canonical-json.js';
import type { EventMetadata, RecordedEvent } from '#kernel/event.js';
import type { JsonInput, JsonObject } from '#kernel/json.js';
import { positionOf } from '#kernel/position.js';
import { StoredEvent } from '#kernel/stored-event.js';

/** Of an event whose metadata was destroyed. Its hash fits nothing. */
const NO_METADATA: EventMetadata = {
  occurredAt: '',
  actor: { kind: 'system', id: '' },
  correlationId: '',
  causationId: '',
  schema: 0,
  previousHash: '',
  hash: '',
};

export type Row = readonly [
  position: number,
  stream: string,
  revision: number,
  id: string,
  type: string,
  data: string,
  metadata: string,
];

/** Canonical where there is such a thing: not of half a surrogate pair, which no codec writes but a store must keep. */
export function textOf(value: JsonInput): string {
  try {
    return canonicalJson(value);
  } catch {
    return JSON.stringify(value);
  }
}

export function toEvent([position, stream, revision, id, type, data, metadata]: Row): RecordedEvent {
  const event = {
    id,
    type,
    data: objectIn(data) ?? { $damaged: data },
    metadata: (objectIn(metadata) as EventMetadata | undefined) ?? NO_METADATA,
    stream,
    revision,
    position: positionOf(position),
  };
  return new StoredEvent(event, { data, metadata });
}

function objectIn(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}
