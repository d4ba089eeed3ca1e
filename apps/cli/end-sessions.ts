/** `recto members end-sessions`: for a device that is lost, or a member whose password somebody else may know. */
import { Command } from 'commander';
import { userDecider } from '#domain/identity/user.decider.js';
import { EXIT, EXIT_HELP, onStores } from './at-work.js';
import { Operator } from './operator.js';

export function endSessionsCommand(): Command {
  return new Command('end-sessions')
    .description('Sign a member out everywhere, at once. Who has a password, passkey or provider signs in again.')
    .argument('<member>', 'an e-mail address or the id of a user')
    .option('--json', 'print JSON', false)
    .addHelpText('after', EXIT_HELP('there is no such account'))
    .action((member: string, settings: { readonly json: boolean }) =>
      onStores(Operator.open, (operator) => endSessions(operator, member, settings)),
    );
}

async function endSessions(operator: Operator, member: string, { json }: { readonly json: boolean }): Promise<number> {
  const { userId, email } = await operator.account(member);
  await operator.decisions.run(userDecider, userId, { type: 'RevokeSessions' }, operator.cause());
  if (json) console.log(JSON.stringify({ userId }));
  else console.log(`${email} is signed out everywhere`);
  return EXIT.ok;
}
