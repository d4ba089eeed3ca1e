/**
 * What visitors have before them, for a test that fails: whoever reads the failure elsewhere sees the screen it failed
 * on. scripts/jest/native/environment.mjs asks for it.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

const OPEN = new Set<() => Promise<string>>();
Object.assign(globalThis, { [Symbol.for('recto.witnesses')]: OPEN });

/** A page that says nothing for so long, ms, is named as such. */
const SILENT = 5_000;

/** @returns how to stop looking */
export function witness(page: Page, complaints: readonly string[]): () => void {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const tell = async () => {
    const text = page.evaluate(() => document.body.innerText);
    const frame = page.evaluate(() => new Promise<string>((is) => requestAnimationFrame(() => is('draws'))));
    return [
      `${page.url()}, which ${await soon(frame)}`,
      ...[...underWay].map((request) => `waits for ${request.method()} ${request.url()}`),
      ...complaints,
      await soon(text),
    ].join('\n');
  };
  OPEN.add(tell);
  return () => OPEN.delete(tell);
}

function soon(answer: Promise<string>): Promise<string> {
  return Promise.race([answer.catch(String), delay(SILENT, 'does not answer', { ref: false })]);
}
