/**
 * `recto members turn-off-second-factor`: the way back in for who has lost the app and every recovery code, or every
 * passkey that the password is not enough without.
 */
import { Command } from 'commander';
import { passkeysDecider } from '#domain/identity/passkeys.js';
import { secondFactorDecider, secondFactorIsOff } from '#domain/identity/second-factor.js';
import { EXIT, EXIT_HELP, onStores } from './at-work.js';
import { Operator } from './operator.js';

export function turnOffSecondFactorCommand(): Command {
  return new Command('turn-off-second-factor')
    .description(
      'Let a member sign in by the password alone again. Make sure that it is them who ask. They get a mail.',
    )
    .argument('<member>', 'an e-mail address or the id of a user')
    .option('--json', 'print JSON', false)
    .addHelpText('after', EXIT_HELP('there is no such account, or it is off already'))
    .action((member: string, settings: { readonly json: boolean }) =>
      onStores(Operator.open, (operator) => turnOff(operator, member, settings)),
    );
}

async function turnOff(operator: Operator, member: string, { json }: { readonly json: boolean }): Promise<number> {
  const { userId, email } = await operator.account(member);
  const { decisions } = operator;
  const waived = await decisions.run(passkeysDecider, userId, { type: 'WaivePasskey', userId }, operator.cause());
  const hasCodes = (await decisions.state(secondFactorDecider, userId)).on !== undefined;
  if (!hasCodes && waived.events.length === 0) throw secondFactorIsOff();
  const command = { type: 'TurnOffSecondFactor', userId } as const;
  if (hasCodes) await decisions.run(secondFactorDecider, userId, command, operator.cause());
  if (json) console.log(JSON.stringify({ userId }));
  else console.log(`${email} signs in by the password alone`);
  return EXIT.ok;
}
