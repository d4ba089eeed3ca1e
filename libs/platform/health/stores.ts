/** Does every store answer? */
import { Injectable } from '@nestjs/common';
import { EventStore } from '#ports/event-store.js';
import { KeyVault } from '#ports/key-vault.js';
import { ObjectStore } from '#ports/object-store.js';
import { ReadModelStore } from '#ports/read-model-store.js';
import { WorkQueue } from '#ports/work-queue.js';

const ANSWERS_WITHIN_MS = 2_000;

@Injectable()
export class StoresHealth {
  constructor(
    private readonly events: EventStore,
    private readonly models: ReadModelStore,
    private readonly queue: WorkQueue,
    private readonly objects: ObjectStore,
    private readonly vault: KeyVault,
  ) {}

  /** Store → `ok`, `failing` or `no answer`. */
  async state(): Promise<Record<string, string>> {
    const pings = Object.entries({
      eventStore: () => this.events.ping(),
      readModels: () => this.models.ping(),
      queue: () => this.queue.ping(),
      objects: () => this.objects.ping(),
      keyVault: () => this.vault.ping(),
    });
    return Object.fromEntries(
      await Promise.all(pings.map(async ([name, ping]) => [name, await within(ANSWERS_WITHIN_MS, ping())] as const)),
    );
  }
}

async function within(ms: number, answer: Promise<void>): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => (timer = setTimeout(() => resolve('no answer'), ms)));
  try {
    return await Promise.race([answer.then(() => 'ok'), late]);
  } catch {
    return 'failing';
  } finally {
    clearTimeout(timer);
  }
}
