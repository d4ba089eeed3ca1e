/** `recto`: the command line. Only the list of commands; each lives in its own file. */
import { Command } from 'commander';
import { billingCommand } from './billing.js';
import { extractCommand } from './extract.js';
import { newsletterCommand } from './newsletter.js';
import { projectionsCommand } from './projections.js';

const WRONG_USAGE = 2;
const program = new Command('recto')
  .description('Documents in, structured data out.')
  .exitOverride((end) => process.exit(end.exitCode === 0 ? 0 : WRONG_USAGE));

for (const command of [extractCommand(), projectionsCommand(), billingCommand(), newsletterCommand()])
  program.addCommand(command.copyInheritedSettings(program));

await program.parseAsync();
