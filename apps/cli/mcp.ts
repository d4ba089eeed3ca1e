/** `recto mcp`: the tools and resources of Recto for an agent on this machine, over standard input and output. */
import { Command } from 'commander';
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { Api } from '#agents/api.js';
import { rectoServer } from '#agents/server.js';
import { EXIT, EXIT_HELP, guarded, WrongUsage } from './at-work.js';

/** A message may carry a file of 10 MB in base64. */
const MOST_BYTES = 16 * 1024 * 1024;

export function mcpCommand(): Command {
  return new Command('mcp')
    .description('Tools for an agent, over standard input and output (Model Context Protocol).')
    .addHelpText('after', '\nRECTO_URL says where Recto is, RECTO_API_KEY has the key. Needs no stores.')
    .addHelpText('after', EXIT_HELP())
    .action(() => guarded(serve));
}

async function serve(signal: AbortSignal): Promise<number> {
  const { RECTO_URL: url = '', RECTO_API_KEY: key = '' } = process.env;
  if (!/^https?:/.test(url) || !URL.canParse(url))
    throw new WrongUsage('RECTO_URL must say where Recto is, such as https://recto.example.');
  if (key === '') throw new WrongUsage('RECTO_API_KEY must have an API key; the owner of the workspace makes one.');
  const api = new Api(url.replace(/\/+$/, ''), key);
  const over = Promise.withResolvers<void>();
  const transport = new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: MOST_BYTES });
  const serving = serveStdio(() => rectoServer(api), {
    transport,
    maxSubscriptions: 0,
    // Standard output is the protocol's alone.
    onerror: (error) => console.error(`error: ${error.message}`),
  });
  process.stdin.once('end', () => over.resolve());
  signal.addEventListener('abort', () => over.resolve(), { once: true });
  await over.promise;
  await serving.close();
  return EXIT.ok;
}
