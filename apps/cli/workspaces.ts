/** `recto workspaces quota`: how much of the store the originals of one workspace may take, whatever the others may. */
import { Command } from 'commander';
import { StorageRoom } from '#contexts/documents/application/storage-room.js';
import { workspaceDecider, workspaceNotFound } from '#domain/workspaces/workspace.js';
import type { Config } from '#platform/config.js';
import { Views } from '#read-side/views.js';
import { EXIT, EXIT_HELP, onStores, WrongUsage } from './at-work.js';
import { Operator } from './operator.js';

const MEGABYTE = 1024 * 1024;
const MOST_MEGABYTES = 1_000_000_000;

export function workspacesCommand(): Command {
  const command = new Command('workspaces').description('What single workspaces may.');
  command
    .command('quota')
    .description('Show how much the original files of a workspace take and may take, or say how much they may.')
    .argument('<workspace>', 'its id, or the e-mail address of an owner')
    .argument('[megabytes]', 'of 1,048,576 bytes; `default`: what STORAGE_QUOTA_MB says')
    .option('--json', 'print JSON', false)
    .addHelpText('after', EXIT_HELP('there is no such workspace'))
    .action((workspace: string, megabytes: string | undefined, { json }: { json: boolean }) => {
      const bytes = megabytes === undefined ? undefined : bytesIn(megabytes);
      return onStores(Operator.open, (operator, config) => quota(operator, config, workspace, bytes, json));
    });
  return command;
}

async function quota(
  operator: Operator,
  config: Config,
  which: string,
  bytes: number | null | undefined,
  json: boolean,
): Promise<number> {
  const workspaceId = await operator.workspaceId(which);
  if (bytes !== undefined) {
    const command = { type: 'SetStorageQuota', workspaceId, bytes } as const;
    await operator.decisions.run(workspaceDecider, workspaceId, command, operator.cause());
  }
  const { status } = await operator.decisions.state(workspaceDecider, workspaceId);
  if (status !== 'active') throw workspaceNotFound();
  const room = new StorageRoom(operator.decisions, new Views(operator.stores.models), config.storageQuota);
  const { usedBytes, quotaBytes } = await room.of(workspaceId);
  if (json) console.log(JSON.stringify({ workspaceId, usedBytes, quotaBytes }));
  else {
    const may = quotaBytes === null ? 'without a bound' : `of ${inMegabytes(quotaBytes)}`;
    console.log(`${workspaceId} keeps ${inMegabytes(usedBytes)} of files ${may}`);
  }
  return EXIT.ok;
}

/** @throws WrongUsage */
function bytesIn(megabytes: string): number | null {
  if (megabytes === 'default') return null;
  const count = Number(megabytes);
  if (Number.isInteger(count) && count >= 1 && count <= MOST_MEGABYTES) return count * MEGABYTE;
  throw new WrongUsage(`${megabytes} is neither whole megabytes from 1 to ${MOST_MEGABYTES} nor \`default\``);
}

const inMegabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(2)} MB`;
