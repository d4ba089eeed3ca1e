// Jest's globalTeardown: ends what servers.mjs started, and nothing else.
import { running } from './servers.mjs';

export default async function stopServers() {
  await Promise.all(running.splice(0).map(({ stop }) => stop()));
}
