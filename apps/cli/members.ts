/**
 * `recto members list | invite | remove`: who has an account, from the read model that signs them in, and what an owner
 * does about it in the browser. Names and addresses are shown.
 */
import { Command, Option } from 'commander';
import { RemoveMember, RemoveMemberHandler } from '#contexts/membership/application/remove-member.js';
import { Attempts } from '#contexts/identity/application/attempts.js';
import { InviteMember, InviteMemberHandler } from '#contexts/membership/application/invite-member.js';
import { workspaceDecider, workspaceNotFound } from '#domain/workspaces/workspace.js';
import { INVITED_ROLES, InviteBody, type InvitedRole } from '#contracts/members.js';
import type { AccountView } from '#projections/accounts/view.js';
import { Views } from '#read-side/views.js';
import { openReadSideAdapters } from '../compose/adapters.js';
import { EXIT, EXIT_HELP, onStores, WrongUsage } from './at-work.js';
import { Operator } from './operator.js';

interface Settings {
  readonly json: boolean;
}

export function membersCommand(): Command {
  const command = new Command('members').description('Accounts: who has one, inviting and removing.');
  const json = ['--json', 'print JSON', false] as const;
  command
    .command('list')
    .description('Who has an account, by workspace.')
    .option('--workspace <id>', 'of one workspace only')
    .option(...json)
    .addHelpText('after', EXIT_HELP('there is nobody'))
    .action((settings: Settings & { workspace?: string }) => list(settings));
  command
    .command('invite')
    .description('Ask somebody to join a workspace. The server sends the mail with the link.')
    .argument('<workspace>', 'its id, or the e-mail address of its owner')
    .argument('<email>', 'whom to ask')
    .addOption(new Option('--role <role>', 'what they will be').choices([...INVITED_ROLES]).default('member'))
    .option(...json)
    .addHelpText('after', EXIT_HELP('refused, as it would be on the web'))
    .action((workspace: string, address: string, settings: Settings & { role: InvitedRole }) => {
      const asked = InviteBody.safeParse({ email: address, role: settings.role });
      if (!asked.success) throw new WrongUsage(`${address} is no e-mail address`);
      return onStores(Operator.open, (operator) => invite(operator, workspace, asked.data.email, settings));
    });
  command
    .command('remove')
    .description(
      'Sign a member out everywhere and delete the account for good. Documents stay. An owner cannot be removed.',
    )
    .argument('<member>', 'an e-mail address or the id of a user')
    .option(...json)
    .addHelpText('after', EXIT_HELP('refused, as it would be on the web'))
    .action((member: string, settings: Settings) =>
      onStores(Operator.open, (operator) => remove(operator, member, settings)),
    );
  return command;
}

function list({ workspace, json }: Settings & { workspace?: string }): Promise<void> {
  return onStores(openReadSideAdapters, async ({ models }) => {
    const where = workspace === undefined ? [] : [{ field: 'workspaceId', equals: workspace }];
    const sort = [{ field: 'workspaceId', direction: 'asc' as const }];
    const members = await new Views(models).find<AccountView>('accounts', { where, sort });
    if (json) console.log(JSON.stringify(members));
    else
      for (const { workspaceId, userId, role, email, name } of members)
        console.log(`${workspaceId}  ${userId}  ${role.padEnd(7)}  ${email}  ${name}`);
    return members.length > 0 ? EXIT.ok : EXIT.bad;
  });
}

async function invite(
  operator: Operator,
  workspace: string,
  email: string,
  { role, json }: Settings & { role: InvitedRole },
): Promise<number> {
  const { decisions, emailKeys, stores } = operator;
  const workspaceId = await operator.workspaceId(workspace);
  // An owner who is signed in has one; whoever types an id may be wrong.
  if ((await decisions.state(workspaceDecider, workspaceId)).status !== 'active') throw workspaceNotFound();
  const handler = new InviteMemberHandler(decisions, emailKeys, new Attempts(stores.clock), stores.ids);
  const { invitation } = await handler.execute(new InviteMember(workspaceId, email, role, operator.cause()));
  const { invitationId, invitedUntil: expiresAt } = invitation;
  if (json) console.log(JSON.stringify({ workspaceId, invitationId, email, role, expiresAt }));
  else console.log(`${email} is invited to ${workspaceId} as ${role} until ${expiresAt}; the server sends the mail`);
  return EXIT.ok;
}

async function remove(operator: Operator, member: string, { json }: Settings): Promise<number> {
  const { workspaceId, userId, email } = await operator.account(member);
  const handler = new RemoveMemberHandler(operator.decisions, operator.emailKeys);
  await handler.execute(new RemoveMember(workspaceId, userId, operator.cause()));
  if (json) console.log(JSON.stringify({ workspaceId, userId }));
  else console.log(`${email} was removed from ${workspaceId}`);
  return EXIT.ok;
}
