/**
 * A fleet tells a program what happens to documents while its processes are killed and started again: each document is
 * uploaded, read, edited again and again, and deleted, and every step is a message. Where the kills come depends on how
 * much has arrived, never on time.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { invoicePdf } from '../invoice-pdf.js';
import { WebhookReceiver } from '../webhook-receiver.js';
import { BalancedClient, Balancer } from './balancer.js';
import { openEngines } from './engines.js';
import { openFleet, type FleetMember } from './fleet.js';
import { reckon, type Arrival, type Reckoning } from './reckoning.js';
import type { AppName } from './server-process.js';
import { solveBotCheck } from './solve-bot-check.js';

export interface DeliveryPlan {
  readonly documents: number;
  /** Of each document; with its reading and its deletion, it has two messages more. */
  readonly edits: number;
  readonly kills: Readonly<Partial<Record<AppName, number>>>;
  readonly processes: Readonly<Partial<Record<AppName, number>>>;
  /** 0 up to 1: how many messages are refused when they come first. */
  readonly refused: number;
  /** 0 up to 1 */
  readonly random: () => number;
}

export interface Delivered extends Reckoning {
  /** Whose signature the judge did not take. */
  readonly forged: number;
  readonly refused: number;
  /** Who was killed, after how many messages had come. */
  readonly kills: readonly { readonly who: string; readonly after: number }[];
  /** Edits and the like that another process was asked for, as the first was gone. */
  readonly askedAgain: number;
}

/** What others' library of Standard Webhooks throws at. */
export type Judge = new (secret: string) => { verify(text: string, headers: Record<string, string>): unknown };

/** Documents that somebody works on at a time. */
const AT_ONCE = 4;
const LOOK_EVERY_MS = 100;
/** Only what hangs takes longer: an engine away, a job given back, a message refused. */
const STILL_FOR_MS = 5 * 60_000;

export async function loadJudge(entry: string): Promise<Judge> {
  const { Webhook, default: whole } = (await import(pathToFileURL(entry).href)) as {
    Webhook?: Judge;
    default?: { Webhook: Judge };
  };
  return (Webhook ?? whole?.Webhook)!;
}

export async function deliverUnderKills(
  plan: DeliveryPlan,
  servers: { mongodb: string; nats: string; s3: string },
  Judge: Judge,
): Promise<Delivered> {
  const [receiver, engines] = await Promise.all([WebhookReceiver.start(), openEngines(servers)]);
  const env = { ...engines.env, WEBHOOKS_ALLOW_HOSTS: '127.0.0.1' };
  let fleet: FleetMember[] = [];
  let balancer: Balancer | undefined;
  try {
    fleet = await openFleet(plan.processes, env);
    const apis = fleet.filter(({ app }) => app === 'api').map(({ url }) => url);
    balancer = new Balancer(apis);
    const client = new BalancedClient(balancer);
    await client.register('ada@example.test', await solveBotCheck(apis[0]!, 'register'));
    const events = ['document.completed', 'document.edited', 'document.deleted'];
    const added = await client.call('POST', '/webhooks', { url: receiver.url(), events });
    const { secret } = added as { secret: string };
    const notes = takeNotes(plan, receiver, new Judge(secret));
    const happened = new Map<string, number>();
    const over = new AbortController();
    const working = workOn(plan, client, happened).catch((error: unknown) => over.abort(error));
    const kills = await kill(plan, fleet, async () => {
      over.signal.throwIfAborted();
      return notes.came();
    });
    await working;
    over.signal.throwIfAborted();
    const all = (plan.edits + 2) * plan.documents;
    await until(notes.came, (came) => came >= all).catch(() => undefined); // what is lost is told
    const { again } = balancer;
    return {
      ...reckon(happened, notes.arrivals),
      ...{ forged: notes.forged(), refused: notes.refused(), kills },
      askedAgain: again.refused + again.unavailable + again.cut,
    };
  } finally {
    balancer?.close();
    for (const member of fleet) await member.kill();
    engines.stop();
    await receiver.close();
  }
}

/** What comes, in its order; some of it is refused the first time. */
function takeNotes({ edits, refused, random }: DeliveryPlan, receiver: WebhookReceiver, judge: InstanceType<Judge>) {
  const arrivals: Arrival[] = [];
  const [seen, turnedAway] = [new Set<string>(), new Set<string>()];
  let forged = 0;
  receiver.answer = ({ id, text, headers, body: { data } }) => {
    try {
      judge.verify(text, headers);
    } catch {
      forged += 1;
    }
    if (!seen.has(id) && random() < refused) {
      seen.add(id);
      turnedAway.add(id);
      return { status: 503, headers: { 'retry-after': '0' } };
    }
    seen.add(id);
    const sequence = data['status'] === 'deleted' ? edits + 2 : (data['version'] as number);
    arrivals.push({ id, documentId: data.documentId!, sequence });
    return { status: 204 };
  };
  const came = async () => new Set(arrivals.map(({ id }) => id)).size;
  return { arrivals, came, forged: () => forged, refused: () => turnedAway.size };
}

/** @param happened by document, what was acknowledged */
async function workOn(plan: DeliveryPlan, client: BalancedClient, happened: Map<string, number>): Promise<void> {
  const waiting = Array.from({ length: plan.documents }, (_, n) => `INV-${n + 1}`);
  const one = async (number: string) => {
    const pdf = invoicePdf({ number, date: '2026-03-14', total: '120.00' });
    const id = await client.upload(pdf, `${number}.pdf`, { 'Idempotency-Key': number });
    type Read = { status: string; version: number; extraction: Record<string, unknown> };
    const read = async (): Promise<Read> => (await client.call('GET', `/documents/${id}`)).document;
    const document = await until(read, ({ status }) => status !== 'pending' && status !== 'processing');
    for (let edit = 1; edit <= plan.edits; edit++) {
      // Its own of each document: what was put right on one is learned for those that look alike.
      const extraction = { ...document.extraction, note: `${number}, ${edit}` };
      await client.call('PUT', `/documents/${id}`, { extraction, changes: ['Updated note'] });
      happened.set(id, edit + 1);
    }
    // Answers may be behind while no projector runs.
    await until(read, ({ version }) => version === plan.edits + 1);
    await client.call('DELETE', `/documents/${id}`);
    happened.set(id, plan.edits + 2);
  };
  const inTurn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await one(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, inTurn));
}

/** One after another, spread over what is to come; each process is started again before the next is killed. */
async function kill(plan: DeliveryPlan, fleet: readonly FleetMember[], came: () => Promise<number>) {
  const { random } = plan;
  const apps = Object.entries(plan.kills).flatMap(([app, times]) =>
    Array.from({ length: times }, () => app as AppName),
  );
  const order = apps.map((app) => ({ app, key: random() })).toSorted((a, b) => a.key - b.key);
  const all = (plan.edits + 2) * plan.documents;
  const kills: { who: string; after: number }[] = [];
  for (const [n, { app }] of order.entries()) {
    // Each in its own part of the story, the last before its last tenth.
    const at = Math.floor(((n + random()) / order.length) * 0.9 * all);
    const after = await until(came, (now) => now >= at);
    const candidates = fleet.filter((member) => member.app === app);
    const victim = candidates[Math.floor(random() * candidates.length)]!;
    await victim.kill();
    await victim.start();
    kills.push({ who: victim.name, after });
  }
  return kills;
}

/** Waits as long as what is looked at goes on changing. */
async function until<T>(look: () => Promise<T>, satisfies: (seen: T) => boolean): Promise<T> {
  let [last, since] = ['', performance.now()];
  for (;;) {
    const seen = await look();
    if (satisfies(seen)) return seen;
    const now = JSON.stringify(seen);
    if (now !== last) [last, since] = [now, performance.now()];
    if (performance.now() - since > STILL_FOR_MS) throw new Error(`nothing changed any more: ${now}`);
    await pause(LOOK_EVERY_MS);
  }
}
