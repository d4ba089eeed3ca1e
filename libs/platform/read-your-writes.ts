/**
 * A client that reads next sees its own write: after a command the answer waits, at most two seconds, until the read
 * models it named have reached the position, and carries it in the `Position` header; a read that brings
 * `Min-Position` waits likewise.
 */
import { Injectable } from '@nestjs/common';
import { MIN_POSITION_HEADER, POSITION_HEADER } from '#contracts/envelope.js';
import { parsePosition, type Position } from '#kernel/position.js';
import { ReadModelProgress } from '#read-side/read-model-progress.js';
import type { RectoRequest } from './request-context.js';

const WAIT_MS = 2_000;

@Injectable()
export class ReadYourWrites {
  constructor(private readonly progress: ReadModelProgress) {}

  async afterCommand(request: RectoRequest, position: Position, readModels: readonly string[]): Promise<void> {
    request.res?.setHeader(POSITION_HEADER, position);
    await this.progress.waitFor(readModels, position, WAIT_MS);
  }

  async beforeRead(request: RectoRequest, readModels: readonly string[]): Promise<void> {
    const wanted = parsePosition(request.headers[MIN_POSITION_HEADER.toLowerCase()]);
    if (wanted) await this.progress.waitFor(readModels, wanted, WAIT_MS);
  }
}
