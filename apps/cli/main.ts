/** `recto`: the command line. Only the list of commands; each lives in its own file. */
import { Command } from 'commander';
import { EXIT, fail } from './at-work.js';
import { auditCommand } from './audit.js';
import { backupCommand, restoreCommand } from './backup.js';
import { billingCommand } from './billing.js';
import { eventsCommand } from './events.js';
import { extractCommand } from './extract.js';
import { keysCommand } from './keys.js';
import { mcpCommand } from './mcp.js';
import { membersCommand } from './members.js';
import { migrateCommand } from './migrate.js';
import { modelsCommand } from './models.js';
import { newsletterCommand } from './newsletter.js';
import { plansCommand } from './plans.js';
import { projectionsCommand } from './projections.js';
import { queueCommand } from './queue.js';
import { verifyCommand } from './verify.js';

const program = new Command('recto')
  .description('Documents in, structured data out.')
  .exitOverride((end) => process.exit(end.exitCode === 0 ? EXIT.ok : EXIT.usage));

/** Also for the commands of a command, which were made before they had a parent. */
function adopt(parent: Command, command: Command): void {
  command.copyInheritedSettings(parent);
  for (const child of command.commands) adopt(command, child);
}

for (const command of [
  extractCommand(),
  projectionsCommand(),
  queueCommand(),
  eventsCommand(),
  auditCommand(),
  verifyCommand(),
  backupCommand(),
  restoreCommand(),
  migrateCommand(),
  membersCommand(),
  keysCommand(),
  plansCommand(),
  billingCommand(),
  newsletterCommand(),
  modelsCommand(),
  mcpCommand(),
]) {
  adopt(program, command);
  program.addCommand(command);
}

await program.parseAsync().catch(fail);
