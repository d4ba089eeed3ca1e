// Jest's globalTeardown: ends what servers.mjs started, and nothing else.
import { running } from './servers.mjs';

export default async function stopServers() {
  // The folder, which came first, goes last: servers write into it until they are gone.
  for (const { stop } of running.splice(0).reverse()) await stop();
}
