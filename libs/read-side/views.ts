/**
 * Views: the queries' way to a read model. Every query goes through the active pointer, so that a rebuilt read model
 * takes over between two queries. A collection that was dropped under a running query either fails or seems empty; both
 * are asked once more when the pointer has moved meanwhile.
 */
import type { JsonObject } from '#kernel/json.js';
import { type ReadModelStore, type Filter, type Query } from '#ports/read-model-store.js';

export class Views {
  constructor(private readonly store: ReadModelStore) {}

  async get<V>(readModel: string, id: string): Promise<V | undefined> {
    return (await this.#ask(readModel, (collection) => this.store.get(collection, id), undefined)) as V | undefined;
  }

  async find<V>(readModel: string, query: Query): Promise<V[]> {
    return (await this.#ask<JsonObject[]>(readModel, (collection) => this.store.find(collection, query), [])) as V[];
  }

  async count(readModel: string, where: readonly Filter[] = []): Promise<number> {
    return this.#ask(readModel, (collection) => this.store.count(collection, where), 0);
  }

  /** As ReadModelStore has it. */
  async sum(readModel: string, field: string, where: readonly Filter[] = []): Promise<number> {
    return this.#ask(readModel, (collection) => this.store.sum(collection, field, where), 0);
  }

  async #ask<T>(readModel: string, question: (collection: string) => Promise<T>, none: T): Promise<T> {
    const collection = await this.store.active(readModel);
    if (!collection) return none;
    let answer: T | undefined;
    let fault: unknown;
    try {
      answer = await question(collection);
      if (!isNothing(answer)) return answer;
    } catch (error) {
      fault = error;
    }
    const now = await this.store.active(readModel);
    if (now !== collection && now) return question(now);
    if (fault !== undefined) throw fault;
    return answer as T;
  }
}

function isNothing(answer: unknown): boolean {
  return answer === undefined || answer === 0 || (Array.isArray(answer) && answer.length === 0);
}
