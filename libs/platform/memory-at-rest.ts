/**
 * Gives memory back after a peak. V8 collects as it needs room: a process that has nothing more to do keeps what it no
 * longer needs, and the buffers that hang on it, for as long as nobody comes. Once it has rested for some seconds, and
 * is larger than when it rested last, memory is given back, and not again before it has grown.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { tellAtRest } from '#kernel/at-rest.js';
import { Rest } from './rest.js';
import { ThreadUse } from './thread-use.js';

const LOOK_EVERY_MS = 1_000;

@Injectable()
export class MemoryAtRest implements OnModuleInit, OnApplicationShutdown {
  readonly #rest = new Rest();
  #timer?: NodeJS.Timeout;
  readonly #use = new ThreadUse();

  onModuleInit(): void {
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    if (!this.#rest.isDue(this.#use.since(), process.memoryUsage.rss())) return;
    tellAtRest();
    giveMemoryBack();
    this.#rest.taken(process.memoryUsage.rss());
  }
}

/**
 * As V8 does before it would run out of memory: an ordinary collection, also a full one that is asked for, keeps the
 * pages it freed for later. Asked for here instead of at the start of the process, so that it is there however somebody
 * starts it.
 */
export function giveMemoryBack(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how: object) => void;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
