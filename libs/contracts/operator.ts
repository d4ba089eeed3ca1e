/**
 * GET /operator: how the installation stands, in numbers and names of parts; nothing of what members have in it. A part
 * that cannot be asked just now is null.
 */
import * as z from 'zod/mini';

const Lag = z.union([z.object({ events: z.number() }), z.object({ seconds: z.number() })]);

export const OperatorStatus = z.object({
  /** ISO 8601, UTC */
  at: z.string(),
  release: z.string(),
  node: z.string(),
  /** The process that answers. */
  process: z.object({
    roles: z.array(z.string()),
    upSeconds: z.number(),
    memoryBytes: z.number(),
    /** Documents it reads at the same time; 0: it is no worker. */
    places: z.int(),
  }),
  health: z.object({
    status: z.string(),
    /** Store → `ok`, `failing` or `no answer` */
    stores: z.record(z.string(), z.string()),
    /** Other parts that are looked at, by name. */
    probes: z.record(z.string(), z.string()),
    /** Of this process. */
    reactors: z.array(z.object({ name: z.string(), state: z.string() })),
  }),
  log: z.nullable(
    z.object({
      /** Place of its last event, as the engine counts. */
      head: z.string(),
      /** Events that the newest signed head counts, and when it was signed; null: none was. */
      signed: z.nullable(z.object({ events: z.number(), at: z.string() })),
    }),
  ),
  /** Jobs of documents to be read. */
  queue: z.nullable(z.object({ ready: z.int(), working: z.int(), delayed: z.int(), dead: z.int() })),
  readModels: z.nullable(
    z.array(
      z.object({
        name: z.string(),
        version: z.int(),
        state: z.string(),
        collection: z.nullable(z.string()),
        lag: z.nullable(Lag),
        /** The event it stands still at. */
        pausedAt: z.nullable(z.object({ eventId: z.string(), type: z.string(), position: z.string(), at: z.string() })),
        /** What the operator said who ordered it. */
        pausedBecause: z.nullable(z.string()),
      }),
    ),
  ),
  sizes: z.nullable(
    z.object({
      documents: z.int(),
      /** Files of embedded stores; empty without any. */
      files: z.array(z.object({ name: z.string(), bytes: z.int() })),
      /** Where DATA_DIR lies; null when no store does. */
      disk: z.nullable(z.object({ freeBytes: z.number(), totalBytes: z.number() })),
    }),
  ),
});
export type OperatorStatus = z.infer<typeof OperatorStatus>;
