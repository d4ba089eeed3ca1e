/**
 * One connection pool to one MongoDB database, shared by nobody: each adapter opens its own and closes it. Connects on
 * first use. Reads go to the primary; writes are acknowledged by the majority and journalled. A server that does not
 * answer is MongoUnavailable after the driver's 30 seconds, as an election may take 12, in a sentence without
 * credentials; a user who may not is NotPermitted; what else the server refuses keeps its own error.
 */
import {
  MongoClient,
  type MongoError,
  MongoNetworkError,
  MongoServerError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
  type Db,
} from 'mongodb';
import { inTime } from '#kernel/in-time.js';
import { NotPermitted } from '#ports/not-permitted.js';
import { giveUpStuckMonitors } from './stuck-monitors.js';

const DEFAULT_DATABASE = 'recto';
const PING_MS = 5_000;
const DUPLICATE_KEY = 11000;
/** Unauthorized, AuthenticationFailed */
const REFUSED: readonly number[] = [13, 18];

class MongoUnavailable extends Error {
  override readonly name = 'MongoUnavailable';
}

export class MongoConnection {
  private readonly client: MongoClient;
  private readonly where: string;
  private closed = false;
  private fault: Error | undefined;
  readonly db: Db;

  constructor(
    url: string,
    private readonly pingMs = PING_MS,
  ) {
    const { hosts, database } = partsOf(url);
    this.where = hosts;
    this.client = new MongoClient(url, {
      ...(/[?&]socketTimeoutMS=/i.test(url) ? {} : { socketTimeoutMS: 60_000 }),
      appName: 'recto',
      ignoreUndefined: true,
      promoteBuffers: true,
      // Whatever the URL says: a secondary may still have the key that was shredded.
      readPreference: 'primary',
      readConcern: { level: 'majority' },
      writeConcern: { w: 'majority', journal: true },
    });
    this.client.on('serverDescriptionChanged', ({ newDescription }) => {
      this.fault = newDescription.error ?? undefined;
    });
    giveUpStuckMonitors(this.client);
    this.db = this.client.db(database);
  }

  /** Every call to the server goes through here. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.closed) throw new MongoUnavailable(`the connection to MongoDB at ${this.where} was closed`);
    try {
      return await work();
    } catch (error) {
      if (isConnectionFault(error)) {
        throw new MongoUnavailable(`MongoDB at ${this.where} does not answer: ${error.message}`, { cause: error });
      }
      if (error instanceof MongoServerError && REFUSED.includes(Number(error.code))) {
        const look = 'user, password and authSource in READ_MODEL_URL or KEY_VAULT_URL and at the roles of that user';
        throw new NotPermitted(`MongoDB at ${this.where}`, look, { cause: error });
      }
      throw error;
    }
  }

  /** Does not wait for an election; what the driver has heard of the server last is the reason. */
  ping(): Promise<unknown> {
    const late = () => this.fault ?? new MongoUnavailable(`MongoDB at ${this.where} does not answer`);
    return this.run(() => inTime(this.db.command({ ping: 1 }), this.pingMs, late));
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await this.client.close();
  }
}

export function isDuplicateKey(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === DUPLICATE_KEY;
}

/** Two writers made the same document at the same moment: the loser does it again, and then it is there. */
export async function againOnDuplicate<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return work();
  }
}

function isConnectionFault(error: unknown): error is MongoError {
  return (
    error instanceof MongoNetworkError ||
    error instanceof MongoServerSelectionError ||
    error instanceof MongoTopologyClosedError
  );
}

/** A URL of several hosts is not one that the WHATWG parser takes, so its parts are cut out by hand. */
function partsOf(url: string): { hosts: string; database: string } {
  const match = /^mongodb(?:\+srv)?:\/\/(?:[^@/]*@)?([^/?]+)(?:\/([^?]*))?/.exec(url);
  if (!match) throw new Error('this is not the URL of a MongoDB: it must start with mongodb:// and name a host');
  return { hosts: match[1] as string, database: decodeURIComponent(match[2] || DEFAULT_DATABASE) };
}
