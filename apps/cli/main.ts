/**
 * `recto`: the command line. Only the list of commands; each lives in its own file, and only the one that is asked for
 * is loaded.
 */
import { Command } from 'commander';
import { EXIT, fail } from './at-work.js';

const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  extract: async () => (await import('./extract.js')).extractCommand(),
  projections: async () => (await import('./projections.js')).projectionsCommand(),
  queue: async () => (await import('./queue.js')).queueCommand(),
  events: async () => (await import('./events.js')).eventsCommand(),
  audit: async () => (await import('./audit.js')).auditCommand(),
  verify: async () => (await import('./verify.js')).verifyCommand(),
  backup: async () => (await import('./backup.js')).backupCommand(),
  restore: async () => (await import('./backup.js')).restoreCommand(),
  migrate: async () => (await import('./migrate.js')).migrateCommand(),
  members: async () => (await import('./members.js')).membersCommand(),
  keys: async () => (await import('./keys.js')).keysCommand(),
  workspaces: async () => (await import('./workspaces.js')).workspacesCommand(),
  plans: async () => (await import('./plans.js')).plansCommand(),
  billing: async () => (await import('./billing.js')).billingCommand(),
  newsletter: async () => (await import('./newsletter.js')).newsletterCommand(),
  models: async () => (await import('./models.js')).modelsCommand(),
  mcp: async () => (await import('./mcp.js')).mcpCommand(),
};

const program = new Command('recto')
  .description('Documents in, structured data out.')
  .exitOverride((end) => process.exit(end.exitCode === 0 ? EXIT.ok : EXIT.usage));

/** Also for the commands of a command, which were made before they had a parent. */
function adopt(parent: Command, command: Command): void {
  command.copyInheritedSettings(parent);
  for (const child of command.commands) adopt(command, child);
}

// Whoever asks for none of them, or for one that there is not, is told of all.
const [asked = ''] = process.argv.slice(2);
for (const load of Object.hasOwn(COMMANDS, asked) ? [COMMANDS[asked]!] : Object.values(COMMANDS)) {
  const command = await load();
  adopt(program, command);
  program.addCommand(command);
}

await program.parseAsync().catch(fail);
