/**
 * A stand-in for EventStoreDB: the part of its Streams API that the adapter speaks, over real gRPC, in memory. For
 * tests and for running several processes on one machine where the engine, which ships as a container only, cannot run.
 * It refuses what the engine was seen to refuse: appends over 1 MiB, an append that is under way already, other
 * credentials than its own, and, where it does not lead, calls that want the leader. It can be told to misbehave.
 * What it cannot imitate: keeping anything, rights, replication and elections, gossip, scavenging, and the engine's
 * pace. What it proves is the adapter's side of the wire; the engine's own side is proven by running the same suite
 * against a real server.
 */
import { Server, ServerCredentials, type sendUnaryData, type ServerUnaryCall } from '@grpc/grpc-js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import featuresService from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { freePort } from '../../../../tests/free-port.js';
import type { AllSubscription, Manners } from './all-subscription.js';
import { InMemoryLog, type ProposedEvent } from './in-memory-log.js';
import { streamsApi, type Faults } from './streams-api.js';

export interface StandInOptions extends Partial<Manners> {
  /** A free one when absent. */
  readonly port?: number;
  /** TLS with it, and only for this user. */
  readonly secured?: Certificate & { readonly user: string; readonly password: string };
}

/** PEM */
interface Certificate {
  readonly key: string;
  readonly cert: string;
}

export class StandIn {
  readonly #log = new InMemoryLog();
  readonly #subscriptions = new Set<AllSubscription>();
  readonly #faults: Faults;
  readonly #secured: StandInOptions['secured'];
  readonly #manners: Manners;
  #server: Server | undefined;

  private constructor(
    private readonly port: number,
    { secured, announcesCaughtUp = true, checkpointsAtEnd = false }: StandInOptions,
  ) {
    this.#secured = secured;
    this.#faults = {
      refusing: false,
      losingAnswers: false,
      committing: undefined,
      leader: undefined,
      denying: false,
      dropped: 0,
      user: secured && `${secured.user}:${secured.password}`,
    };
    this.#manners = { announcesCaughtUp, checkpointsAtEnd };
  }

  static async start(options: StandInOptions = {}): Promise<StandIn> {
    const standIn = new StandIn(options.port ?? (await freePort()), options);
    await standIn.up();
    return standIn;
  }

  /** Without credentials and authority, which a caller adds. */
  get url(): string {
    return `esdb://127.0.0.1:${this.port}?tls=${this.#secured !== undefined}`;
  }

  /** PEM; what a caller has to be told as authority. */
  get cert(): string {
    return this.#secured?.cert ?? '';
  }

  /** Appends of which it was said that they timed out, as the same ones were under way. */
  get dropped(): number {
    return this.#faults.dropped;
  }

  get openSubscriptions(): number {
    return this.#subscriptions.size;
  }

  /** Listens again after `down`, on the same port and with the same log. */
  async up(): Promise<void> {
    const server = new Server({ 'grpc.max_receive_message_length': 32 * 1024 * 1024 });
    server.addService(
      streamsService.StreamsService,
      streamsApi(this.#log, this.#subscriptions, this.#faults, this.#manners),
    );
    server.addService(featuresService.ServerFeaturesService, { getSupportedMethods });
    await new Promise<void>((resolve, reject) => {
      server.bindAsync(`127.0.0.1:${this.port}`, this.#credentials, (error) => (error ? reject(error) : resolve()));
    });
    this.#server = server;
  }

  /** Breaks every connection and stops listening; the log stays. */
  down(): void {
    this.#server?.forceShutdown();
    this.#server = undefined;
  }

  dropSubscriptions(how: 'error' | 'end' = 'error'): void {
    for (const subscription of [...this.#subscriptions]) subscription.drop(how);
  }

  /** The subscriptions open now stay open and say nothing more; new ones work. */
  silenceSubscriptions(): void {
    for (const subscription of this.#subscriptions) subscription.silence();
  }

  refuseCalls(refusing: boolean): void {
    this.#faults.refusing = refusing;
  }

  /** As the access rules of a stream do to who is not named there. */
  denyCalls(denying: boolean): void {
    this.#faults.denying = denying;
  }

  /** Sends who wants the leader to another one; undefined: this one leads. */
  followsTo(leader: StandIn | undefined): void {
    this.#faults.leader = leader && { host: '127.0.0.1', port: leader.port };
  }

  /** What is appended stays under way until the promise resolves; undefined: for a moment. */
  commitAfter(committing: Promise<void> | undefined): void {
    this.#faults.committing = committing;
  }

  loseAnswers(losing: boolean): void {
    this.#faults.losingAnswers = losing;
  }

  get #credentials(): ServerCredentials {
    if (!this.#secured) return ServerCredentials.createInsecure();
    const { key, cert } = this.#secured;
    return ServerCredentials.createSsl(null, [{ private_key: Buffer.from(key), cert_chain: Buffer.from(cert) }]);
  }

  /** Writes events as another application, or the engine itself, would. */
  write(stream: string, events: readonly ProposedEvent[]): void {
    this.#log.append(stream, 'any', events);
  }
}

/** Says what a real engine says, also that it takes many appends over one call, which the adapter must not use. */
function getSupportedMethods(_: ServerUnaryCall<unknown, unknown>, answer: sendUnaryData<unknown>): void {
  const supported = new features.SupportedMethods();
  supported.setEventStoreServerVersion('0.0.0');
  supported.setMethodsList(
    ['read', 'append', 'batchappend'].map((name) => {
      const method = new features.SupportedMethod();
      method.setServiceName('event_store.client.streams.streams');
      method.setMethodName(name);
      return method;
    }),
  );
  answer(null, supported);
}
