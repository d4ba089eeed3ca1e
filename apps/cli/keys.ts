/** `recto keys create | list | revoke`: what an owner does about API keys in the browser. Names are shown. */
import { Command, InvalidArgumentError } from 'commander';
import { CreateApiKey, CreateApiKeyHandler } from '#contexts/identity/application/api-keys.js';
import { ApiKeyBody } from '#contracts/api-keys.js';
import { apiKeyNotFound, apiKeysDecider } from '#domain/identity/api-keys.js';
import { workspaceDecider, workspaceNotFound } from '#domain/workspaces/workspace.js';
import { KEY_SCOPES } from '#kernel/key-scopes.js';
import { keysOf } from '#projections/api-keys/queries.js';
import type { ApiKeyView } from '#projections/api-keys/view.js';
import { Views } from '#read-side/views.js';
import { openReadSideAdapters } from '../compose/adapters.js';
import { EXIT, EXIT_HELP, onStores, WrongUsage } from './at-work.js';
import { Operator } from './operator.js';

interface Settings {
  readonly json: boolean;
}
interface Wanted extends Settings {
  readonly name: string;
  readonly scope: readonly string[];
  readonly days?: number;
  readonly sandbox: boolean;
}

const MOST_DAYS = 3_650;
const DAY_MS = 24 * 60 * 60_000;

export function keysCommand(): Command {
  const command = new Command('keys').description('API keys, with which programs sign in.');
  const json = ['--json', 'print JSON', false] as const;
  command
    .command('create')
    .description('Make a key. It is printed once and kept nowhere.')
    .argument('<workspace>', 'its id, or the e-mail address of its owner')
    .requiredOption('--name <name>', 'what histories will call it')
    .requiredOption('--scope <scopes...>', `what it may do: ${KEY_SCOPES.join(', ')}`)
    .option('--sandbox', 'for trying things out: reads the six samples alone, costs nothing, sees nothing real', false)
    .option('--days <count>', 'good for so many days; without it until it is revoked', days)
    .option(...json)
    .addHelpText('after', EXIT_HELP('refused, as it would be on the web'))
    .action((workspace: string, settings: Wanted) => {
      const asked = ApiKeyBody.safeParse({ name: settings.name, scopes: settings.scope });
      if (!asked.success) throw new WrongUsage(slipIn(asked.error.issues[0]?.path[0]));
      return onStores(Operator.open, (operator) => create(operator, workspace, asked.data, settings));
    });
  command
    .command('list')
    .description('Keys that were not revoked, newest first.')
    .option('--workspace <id>', 'of one workspace only')
    .option(...json)
    .addHelpText('after', EXIT_HELP('there is none'))
    .action((settings: Settings & { workspace?: string }) => list(settings));
  command
    .command('revoke')
    .description('End a key at once. Histories go on naming it.')
    .argument('<key>', 'its id, as `keys list` has it')
    .option(...json)
    .addHelpText('after', EXIT_HELP('refused, as it would be on the web'))
    .action((keyId: string, settings: Settings) =>
      onStores(Operator.open, (operator) => revoke(operator, keyId, settings)),
    );
  return command;
}

async function create(
  operator: Operator,
  workspace: string,
  { name, scopes }: ApiKeyBody,
  { days, json, sandbox }: Wanted,
) {
  const { decisions, stores } = operator;
  const workspaceId = await operator.workspaceId(workspace);
  // An owner who is signed in has one; whoever types an id may be wrong.
  if ((await decisions.state(workspaceDecider, workspaceId)).status !== 'active') throw workspaceNotFound();
  const expiresAt = days === undefined ? null : new Date(stores.clock.now().getTime() + days * DAY_MS).toISOString();
  const command = new CreateApiKey(
    workspaceId,
    { name, scopes, expiresAt, ...(sandbox && { sandbox }) },
    operator.cause(),
  );
  const { secret, key } = await new CreateApiKeyHandler(decisions).execute(command);
  if (json) console.log(JSON.stringify({ workspaceId, id: key.keyId, name, scopes, expiresAt, secret }));
  else {
    console.log(secret);
    console.error(`${name} (${key.keyId}) of ${workspaceId}; the key is not shown again`);
  }
  return EXIT.ok;
}

function list({ workspace, json }: Settings & { workspace?: string }): Promise<void> {
  return onStores(openReadSideAdapters, async ({ models }) => {
    const keys = await keysOf(new Views(models), workspace);
    if (json) console.log(JSON.stringify(keys.map(({ hash: _hash, revoked: _revoked, ...shown }) => shown)));
    else for (const key of keys) console.log(line(key));
    return keys.length > 0 ? EXIT.ok : EXIT.bad;
  });
}

const line = ({ workspaceId, keyId, sandbox, ending, scopes, expiresAt, lastUsedOn, name }: ApiKeyView) =>
  [
    workspaceId,
    keyId,
    `${sandbox ? 'test' : 'live'} …${ending}`,
    `until ${expiresAt?.slice(0, 10) ?? 'revoked'}`,
    `used ${lastUsedOn ?? 'never'}`,
    scopes.join(','),
    name,
  ].join('  ');

async function revoke(operator: Operator, keyId: string, { json }: Settings) {
  const key = await new Views(operator.stores.models).get<ApiKeyView>('api-keys', keyId);
  if (!key) throw apiKeyNotFound();
  const { workspaceId, name } = key;
  const command = { type: 'RevokeApiKey', workspaceId, keyId } as const;
  await operator.decisions.run(apiKeysDecider, workspaceId, command, operator.cause());
  if (json) console.log(JSON.stringify({ workspaceId, id: keyId }));
  else console.log(`${name} of ${workspaceId} was revoked`);
  return EXIT.ok;
}

function slipIn(field: PropertyKey | undefined): string {
  return field === 'scopes' ? `--scope takes ${KEY_SCOPES.join(', ')}` : '--name takes 1 to 60 characters';
}

function days(value: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1 || count > MOST_DAYS)
    throw new InvalidArgumentError(`Give a whole number from 1 to ${MOST_DAYS}.`);
  return count;
}
