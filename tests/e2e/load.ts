/**
 * Members at work while processes come and go: they upload, look, edit, export and listen without a pause for long.
 * Whatever reaches one of them as a failure is kept; nothing is tried again but what the balancer tries.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Listening, type Message } from '../api/listening.js';
import { eventually } from '../eventually.js';
import { invoicePdf } from '../invoice-pdf.js';
import type { BalancedClient } from './balancer.js';

/** Longer than any run. */
const WHILE_IT_LASTS_MS = 3_600_000;

export class Load {
  readonly failures: string[] = [];
  /** By id. */
  readonly acknowledged = new Map<string, BalancedClient>();
  readonly edited = new Map<string, number>();
  readonly told: Message[] = [];
  streams = 0;
  readonly requests = { upload: 0, look: 0, edit: 0, export: 0 };
  readonly #stop = new AbortController();
  readonly #working: Promise<void>[] = [];

  /** Uploads while `may` says so. Names are told apart by who made them. */
  uploads(client: BalancedClient, name: string, may: (done: number) => boolean): void {
    let done = 0;
    this.#again(250, async () => {
      if (!may(done)) return;
      done += 1;
      this.acknowledged.set(await this.upload(client, `${name}-${done}`), client);
    });
  }

  /** @returns the id of a document that is acknowledged */
  async upload(client: BalancedClient, number: string): Promise<string> {
    this.requests.upload += 1;
    const pdf = invoicePdf({ number, date: '2026-03-14', total: '120.00' });
    return client.upload(pdf, `${number}.pdf`, { 'Idempotency-Key': number });
  }

  looks(client: BalancedClient): void {
    this.#again(1_000, async () => {
      this.requests.look += 2;
      await client.call('GET', '/documents?limit=100');
      await client.call('GET', '/workspaces/usage');
    });
  }

  /** Each completed document once. */
  edits(client: BalancedClient): void {
    this.#again(1_000, async () => {
      const { documents } = await client.call('GET', '/documents?limit=100&status=completed');
      const next = documents.find(({ _id }: { _id: string }) => !this.edited.has(_id));
      if (!next) return;
      const total = 121 + this.edited.size;
      const { document } = await client.call('GET', `/documents/${next._id}`);
      if (document.status !== 'completed') return; // the details are behind the list
      this.edited.set(next._id, total);
      this.requests.edit += 1;
      const extraction = { ...document.extraction, total_amount: total };
      await client.call('PUT', `/documents/${next._id}`, { extraction, changes: ['Updated total_amount'] });
    });
  }

  /** Made again by hand, as a POST the balancer must not repeat; an export changes nothing. */
  exports(client: BalancedClient): void {
    this.#again(2_000, async () => {
      const { documents } = await client.call('GET', '/documents?limit=100&status=completed');
      if (documents.length === 0) return;
      const selectedDocuments = documents.map(({ _id }: { _id: string }) => _id);
      const body = JSON.stringify({ selectedDocuments, selectedFields: ['total_amount'], format: 'csv' });
      const headers = { 'content-type': 'application/json', 'idempotency-key': 'an export changes nothing' };
      this.requests.export += 1;
      const response = await client.fetch('/api/export/advanced', { method: 'POST', headers, body });
      const lines = (await response.text()).trim().split('\n').length;
      if (!response.ok || lines !== documents.length + 1) throw new Error(`export: ${response.status}, ${lines} lines`);
    });
  }

  /** As a browser does: opened again when it ends, from where it was. */
  listens(client: BalancedClient): void {
    this.#again(50, async () => {
      const listening = await Listening.start(client, client.token, this.told.at(-1)?.id);
      if (!listening.response.ok) throw new Error(`listening: ${listening.response.status}`);
      this.streams += 1;
      let seen = 0;
      const look = () => {
        this.told.push(...listening.messages.slice(seen));
        seen = listening.messages.length;
        return listening.ended || this.#stop.signal.aborted;
      };
      await eventually('the end of a stream', look, WHILE_IT_LASTS_MS);
      await listening.stop();
    });
  }

  async end(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#working);
  }

  #again(pauseMs: number, work: () => Promise<void>): void {
    const { signal } = this.#stop;
    const loop = async () => {
      while (!signal.aborted) {
        await work().catch((error: Error) => this.failures.push(`${error.message} ${String(error.cause ?? '')}`));
        await pause(pauseMs, undefined, { signal }).catch(() => undefined);
      }
    };
    this.#working.push(loop());
  }
}
