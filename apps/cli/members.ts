/**
 * `recto members list | invite | register | role | remove | end-sessions | turn-off-second-factor`: who has an account,
 * from the read model that signs them in, and what an owner does about it in the browser. Names and addresses are
 * shown.
 */
import { Argument, Command, Option } from 'commander';
import { ChangeRole, ChangeRoleHandler } from '#contexts/membership/application/change-role.js';
import { RemoveMember, RemoveMemberHandler } from '#contexts/membership/application/remove-member.js';
import { AddressLinks } from '#contexts/identity/application/address-links.js';
import { EmailKeys } from '#contexts/identity/application/email-keys.js';
import { FirstOwner } from '#contexts/membership/application/first-owner.js';
import { InviteMember, InviteMemberHandler } from '#contexts/membership/application/invite-member.js';
import { NewAccounts } from '#contexts/membership/application/new-accounts.js';
import { RegisterMember, RegisterMemberHandler } from '#contexts/membership/application/register-member.js';
import { PasswordRules } from '#domain/identity/password-rules.js';
import { Admission } from '#domain/membership/admission.js';
import { workspaceDecider, workspaceNotFound } from '#domain/workspaces/workspace.js';
import { RegisterForm } from '#contracts/auth.js';
import { InviteBody } from '#contracts/members.js';
import type { OperatorSwitches } from '#kernel/operator-switches.js';
import { INVITED_ROLES, ROLES, type InvitedRole, type Role } from '#kernel/roles.js';
import type { Config } from '#platform/config.js';
import { memberIn } from '#projections/accounts/queries.js';
import type { WholeAccount } from '#projections/accounts/view.js';
import { Views } from '#read-side/views.js';
import { openReadSideAdapters } from '../compose/adapters.js';
import { secretFor } from '../compose/secrets.js';
import { EXIT, EXIT_HELP, onStores, WrongUsage } from './at-work.js';
import { endSessionsCommand } from './end-sessions.js';
import { Operator } from './operator.js';
import { ownAttempts } from './own-attempts.js';
import { secretFrom } from './passphrase.js';
import { turnOffSecondFactorCommand } from './second-factor.js';

interface Settings {
  readonly json: boolean;
}

interface InWorkspace {
  readonly workspace?: string;
}

interface Registering {
  readonly name: string;
  readonly workspace: string;
  readonly passwordFile?: string;
}

export function membersCommand(): Command {
  const command = new Command('members').description(
    'Accounts: who has one, inviting, registering, changing roles and removing.',
  );
  const json = ['--json', 'print JSON', false] as const;
  const inWorkspace = ['--workspace <id>', 'which one, of a member of several'] as const;
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
    .argument('<workspace>', 'its id, or the e-mail address of an owner')
    .argument('<email>', 'whom to ask')
    .addOption(new Option('--role <role>', 'what they will be').choices([...INVITED_ROLES]).default('member'))
    .option(...json)
    .addHelpText('after', EXIT_HELP('refused, as it would be on the web'))
    .action((workspace: string, address: string, settings: Settings & { role: InvitedRole }) => {
      const asked = InviteBody.safeParse({ email: address, role: settings.role });
      if (!asked.success) throw new WrongUsage(`${address} is no e-mail address`);
      return onStores(Operator.open, (operator, { switches }) =>
        invite(operator, workspace, asked.data.email, { ...settings, ...switches }),
      );
    });
  command
    .command('register')
    .description(
      'Make an account with a workspace of its own, whoever may register on the web: so the first owner comes.',
    )
    .argument('<email>', 'what the owner signs in with')
    .requiredOption('--name <name>', 'the owner')
    .requiredOption('--workspace <name>', 'what the workspace is called')
    .option('--password-file <file>', 'holds the password; else the variable RECTO_PASSWORD does')
    .option(...json)
    .addHelpText('after', EXIT_HELP('refused, as it would be on the web'))
    .action(async (email: string, settings: Settings & Registering) => {
      const password = await secretFrom(settings.passwordFile, 'RECTO_PASSWORD', 'a password: --password-file');
      const { name, workspace: workspaceName } = settings;
      const asked = RegisterForm.safeParse({ email, name, workspaceName, password });
      if (!asked.success) throw new WrongUsage(asked.error.issues.map(({ message }) => message).join('. '));
      return onStores(Operator.open, (operator, config) => register(operator, config, asked.data, settings));
    });
  command
    .command('role')
    .description('Make a member something else, at once and wherever they are signed in. The last owner stays one.')
    .argument('<member>', 'an e-mail address or the id of a user')
    .addArgument(new Argument('<role>', 'what they will be').choices([...ROLES]))
    .option(...inWorkspace)
    .option(...json)
    .addHelpText('after', EXIT_HELP('refused, as it would be on the web'))
    .action((member: string, role: Role, settings: Settings & InWorkspace) =>
      onStores(Operator.open, (operator) => changeRole(operator, member, role, settings)),
    );
  command
    .command('remove')
    .description(
      'Take a member out of a workspace; with the last one the account goes for good. Documents stay. No owner is removed.',
    )
    .argument('<member>', 'an e-mail address or the id of a user')
    .option(...inWorkspace)
    .option(...json)
    .addHelpText('after', EXIT_HELP('refused, as it would be on the web'))
    .action((member: string, settings: Settings & InWorkspace) =>
      onStores(Operator.open, (operator) => remove(operator, member, settings)),
    );
  command.addCommand(endSessionsCommand());
  command.addCommand(turnOffSecondFactorCommand());
  return command;
}

function list({ workspace, json }: Settings & { workspace?: string }): Promise<void> {
  return onStores(openReadSideAdapters, async ({ models }) => {
    const accounts = await new Views(models).find<WholeAccount>('accounts', {});
    const members = accounts
      .flatMap((account) => Object.keys(account.roles).flatMap((id) => memberIn(account, id) ?? []))
      .filter(({ workspaceId }) => workspace === undefined || workspaceId === workspace)
      .toSorted((a, b) => compare(a.workspaceId, b.workspaceId) || compare(a.userId, b.userId));
    if (json) console.log(JSON.stringify(members));
    else
      for (const { workspaceId, userId, role, email, name } of members)
        console.log(`${workspaceId}  ${userId}  ${role.padEnd(8)}  ${email}  ${name}`);
    return members.length > 0 ? EXIT.ok : EXIT.bad;
  });
}

async function invite(
  operator: Operator,
  workspace: string,
  email: string,
  { role, json, registration }: Settings & { role: InvitedRole } & Pick<OperatorSwitches, 'registration'>,
): Promise<number> {
  const { decisions, claims, stores } = operator;
  const workspaceId = await operator.workspaceId(workspace);
  // An owner who is signed in has one; whoever types an id may be wrong.
  if ((await decisions.state(workspaceDecider, workspaceId)).status !== 'active') throw workspaceNotFound();
  const handler = new InviteMemberHandler(
    decisions,
    claims,
    ownAttempts(stores.clock),
    stores.ids,
    new Admission(registration),
  );
  const { invitation } = await handler.execute(new InviteMember(workspaceId, email, role, operator.cause()));
  const { invitationId, invitedUntil: expiresAt } = invitation;
  if (json) console.log(JSON.stringify({ workspaceId, invitationId, email, role, expiresAt }));
  else console.log(`${email} is invited to ${workspaceId} as ${role} until ${expiresAt}; the server sends the mail`);
  return EXIT.ok;
}

async function register(operator: Operator, config: Config, form: RegisterForm, { json }: Settings): Promise<number> {
  const { decisions, claims, stores } = operator;
  const secret = (purpose: string) => secretFor(config.masterKey, purpose);
  const handler = new RegisterMemberHandler(
    decisions,
    claims,
    stores.ids,
    new PasswordRules(config.passwordMinLength, config.switches.brand.name),
    ownAttempts(stores.clock),
    new AddressLinks(secret('address-links'), config.publicUrl, new EmailKeys(secret('email-keys')), stores.clock),
    new Admission('open'),
    new FirstOwner(secret('first-owner'), config.publicUrl, stores.events, decisions),
    new NewAccounts(decisions, claims, stores.ids),
  );
  const { userId, workspaceId } = await handler.execute(new RegisterMember(form, operator.cause(), 'cli'));
  if (json) console.log(JSON.stringify({ workspaceId, userId }));
  else console.log(`${form.email} is the owner of ${form.workspaceName}, workspace ${workspaceId}`);
  return EXIT.ok;
}

async function changeRole(
  operator: Operator,
  member: string,
  to: Role,
  { json, workspace }: Settings & InWorkspace,
): Promise<number> {
  const account = await operator.account(member);
  const { userId, email } = account;
  const workspaceId = await operator.workspaceOf(account, workspace);
  const handler = new ChangeRoleHandler(operator.decisions);
  await handler.execute(new ChangeRole(workspaceId, userId, to, undefined, operator.cause()));
  if (json) console.log(JSON.stringify({ workspaceId, userId, role: to }));
  else console.log(`${email} is ${to} of ${workspaceId} now`);
  return EXIT.ok;
}

async function remove(
  operator: Operator,
  member: string,
  { json, workspace }: Settings & InWorkspace,
): Promise<number> {
  const account = await operator.account(member);
  const { userId, email } = account;
  const workspaceId = await operator.workspaceOf(account, workspace);
  const handler = new RemoveMemberHandler(operator.decisions, operator.claims);
  await handler.execute(new RemoveMember(workspaceId, userId, undefined, operator.cause()));
  if (json) console.log(JSON.stringify({ workspaceId, userId }));
  else console.log(`${email} was removed from ${workspaceId}`);
  return EXIT.ok;
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
