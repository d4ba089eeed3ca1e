/** `recto members`: who has an account, from the read model that signs them in. Names and addresses are shown. */
import { Command } from 'commander';
import type { AccountView } from '#projections/accounts/view.js';
import { Views } from '#read-side/views.js';
import { openReadSideAdapters } from '../compose/adapters.js';
import { atWork, EXIT, EXIT_HELP } from './at-work.js';

export function membersCommand(): Command {
  const command = new Command('members').description('Accounts.');
  command
    .command('list')
    .description('Who has an account, by workspace.')
    .option('--workspace <id>', 'of one workspace only')
    .option('--json', 'print JSON', false)
    .addHelpText('after', EXIT_HELP('there is nobody'))
    .action(({ workspace, json }: { workspace?: string; json: boolean }) =>
      atWork(async (config) => {
        const { models, close } = await openReadSideAdapters(config);
        try {
          const where = workspace === undefined ? [] : [{ field: 'workspaceId', equals: workspace }];
          const sort = [{ field: 'workspaceId', direction: 'asc' as const }];
          const members = await new Views(models).find<AccountView>('accounts', { where, sort });
          if (json) console.log(JSON.stringify(members));
          else
            for (const { workspaceId, userId, role, email, name } of members)
              console.log(`${workspaceId}  ${userId}  ${role.padEnd(7)}  ${email}  ${name}`);
          return members.length > 0 ? EXIT.ok : EXIT.bad;
        } finally {
          await close();
        }
      }),
    );
  return command;
}
