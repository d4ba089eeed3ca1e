/** A client of a server under attack: a connection that is reset is an answer of a kind, counted, and asked again. */
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '../../tests/e2e/client.js';

const TRIES = 10;
const AGAIN_MS = 200;

export class Member extends Client {
  /** By kind, of all members: `reset` for a connection that was cut before its answer, `come again` for a 503. */
  static readonly refused = new Map<string, number>();

  override async call(...asked: Parameters<Client['call']>): ReturnType<Client['call']> {
    for (let tries = 1; ; tries++) {
      try {
        return await super.call(...asked);
      } catch (error) {
        const kind = kindOf(error);
        if (kind === undefined || tries === TRIES) throw error;
        Member.refused.set(kind, (Member.refused.get(kind) ?? 0) + 1);
        await pause(AGAIN_MS);
      }
    }
  }
}

/** undefined for what is a fault of the server. */
function kindOf(error: unknown): string | undefined {
  if (error instanceof TypeError) return 'reset'; // as fetch() tells every failure of a connection
  if (error instanceof Error && / 503 /.test(error.message)) return 'come again';
  return undefined;
}
