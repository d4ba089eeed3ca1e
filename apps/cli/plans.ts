/** `recto plans grant`: a plan or credits for a workspace without money, with a reason that stands in the event. */
import { Command, InvalidArgumentError, Option } from 'commander';
import { GrantCredits, GrantCreditsHandler, GrantPlan, GrantPlanHandler } from '#contexts/billing/application/grant.js';
import type { Plan } from '#domain/workspaces/workspace.js';
import { EXIT, EXIT_HELP, onStores, WrongUsage } from './at-work.js';
import { Operator } from './operator.js';

interface Settings {
  readonly plan?: Plan;
  readonly credits?: number;
  readonly reason: string;
  readonly json: boolean;
}

const PLANS: readonly Plan[] = ['free', 'starter', 'professional', 'enterprise'];
const MOST_CREDITS = 1_000_000;

export function plansCommand(): Command {
  const command = new Command('plans').description('What workspaces may use without paying for it.');
  command
    .command('grant')
    .description(
      'Give a workspace a plan for as long as it has no subscription, or credits on top for its current period.',
    )
    .argument('<workspace>', 'its id, or the e-mail address of its owner')
    .addOption(new Option('--plan <plan>', 'the plan; free takes back what was granted').choices(PLANS))
    .option('--credits <count>', 'credits that end with the period; given again, they add up', credits)
    .requiredOption('--reason <text>', 'why; stands in the log for ever, so name a ticket and no person')
    .option('--json', 'print JSON', false)
    .addHelpText('after', EXIT_HELP('refused, or there is nothing to do'))
    .action((workspace: string, settings: Settings) => {
      const { plan, credits } = settings;
      if (plan !== undefined && credits === undefined)
        return onStores(Operator.open, (operator) => grantPlan(operator, workspace, plan, settings));
      if (credits !== undefined && plan === undefined)
        return onStores(Operator.open, (operator) => grantCredits(operator, workspace, credits, settings));
      throw new WrongUsage('give either --plan or --credits');
    });
  return command;
}

async function grantPlan(operator: Operator, workspace: string, plan: Plan, { reason, json }: Settings) {
  const workspaceId = await operator.workspaceId(workspace);
  const handler = new GrantPlanHandler(operator.decisions);
  const { changed } = await handler.execute(new GrantPlan(workspaceId, plan, reason, operator.cause()));
  if (json) console.log(JSON.stringify({ workspaceId, plan, changed }));
  else console.log(`${workspaceId} ${changed ? 'is' : 'was already'} on ${plan} while it has no subscription`);
  return changed ? EXIT.ok : EXIT.bad;
}

async function grantCredits(operator: Operator, workspace: string, count: number, { reason, json }: Settings) {
  const workspaceId = await operator.workspaceId(workspace);
  const handler = new GrantCreditsHandler(operator.decisions, operator.stores.clock);
  const granted = await handler.execute(new GrantCredits(workspaceId, count, reason, operator.cause()));
  if (json) console.log(JSON.stringify({ workspaceId, credits: count, ...granted }));
  else console.log(`${workspaceId} has ${count} credits on top until ${granted.endsAt}`);
  return EXIT.ok;
}

function credits(value: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1 || count > MOST_CREDITS)
    throw new InvalidArgumentError(`Give a whole number from 1 to ${MOST_CREDITS}.`);
  return count;
}
