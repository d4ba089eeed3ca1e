/** A running Recto with a key to it, a webhook of its owner, and the programs that clients run there. */
import { execFile } from 'node:child_process';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { KEY_SCOPES } from '#kernel/key-scopes.js';
import { Client } from '../e2e/client.js';
import { baseEnvironment, ServerProcess } from '../e2e/server-process.js';
import { invoicePdf } from '../invoice-pdf.js';
import { WebhookReceiver } from '../webhook-receiver.js';

export interface Stand {
  readonly url: string;
  readonly key: string;
  readonly receiver: WebhookReceiver;
  /** Of the webhook. */
  readonly secret: string;
  close(): Promise<void>;
}

export async function stand(folder: string): Promise<Stand> {
  const receiver = await WebhookReceiver.start();
  const server = await ServerProcess.start('standalone', {
    ...{ DATA_DIR: join(folder, 'data'), BOT_CHECK: 'off', WORKER_CONCURRENCY: '1', WEBHOOKS_ALLOW_HOSTS: '127.0.0.1' },
  });
  const client = new Client(server.url);
  await client.register();
  const { secret: key } = await client.call('POST', '/workspaces/api-keys', { name: 'Clients', scopes: KEY_SCOPES });
  const hook = { url: receiver.url(), events: ['document.completed', 'document.edited', 'document.deleted'] };
  const { secret } = await client.call('POST', '/webhooks', hook);
  return {
    ...{ url: server.url, key, receiver, secret },
    close: async () => {
      await server.stop();
      await receiver.close();
    },
  };
}

export const FACTS = { number: 'INV-77', date: '2026-03-14', total: '120.00' };

/**
 * What a program finds beside it: one invoice, what looks like a PDF and is none, text, and a file that is too large.
 */
export async function layOut(folder: string): Promise<void> {
  await writeFile(join(folder, 'invoice.pdf'), invoicePdf(FACTS));
  await writeFile(join(folder, 'damaged.pdf'), '%PDF-1.7\nnothing of one\n');
  await writeFile(join(folder, 'notes.txt'), 'No document.');
  await writeFile(join(folder, 'large.pdf'), invoicePdf(FACTS, 11 * 1024 * 1024));
}

/** Only keeps it from hanging. */
const LONGEST_MS = 600_000;

/** @returns what it prints @throws with what it says, when it fails */
export async function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<string> {
  const options = { cwd, timeout: LONGEST_MS, maxBuffer: 16_000_000, env: { ...baseEnvironment(), ...env } };
  return (await promisify(execFile)(command, args, options)).stdout;
}

/** As it is published: what its own configuration compiles, under its name. */
export async function installTypeScript(folder: string): Promise<void> {
  const root = process.cwd();
  const installed = join(folder, 'node_modules/recto-client');
  await mkdir(installed, { recursive: true });
  const tsc = join(root, 'node_modules/.bin/tsc');
  await run(tsc, ['-p', join(root, 'clients/typescript'), '--outDir', join(installed, 'dist')], folder);
  await copyFile(join(root, 'clients/typescript/package.json'), join(installed, 'package.json'));
}

/** The first example of a README, in the language it names. */
export function firstExample(readme: string, language: string): string {
  const [, code] = new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(readme) ?? [];
  if (code === undefined) throw new Error(`no example in ${language}`);
  return code;
}
