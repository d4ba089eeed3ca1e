/**
 * The stand-in as a process of its own, after `npm run build`:
 *   node --conditions=recto-dev dist-dev/libs/adapters/eventstoredb/testing/main.js --port 2113
 */
import { parseArgs } from 'node:util';
import { StandIn } from './stand-in.js';

const { values } = parseArgs({ options: { port: { type: 'string', default: '2113' } } });
const standIn = await StandIn.start({ port: Number(values.port) });
process.stdout.write(`EventStoreDB stand-in is ready at ${standIn.url}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => standIn.down());
