/** What keeps Recto from starting, in words of whoever set it up: every fault in one message. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(faults: readonly string[]) {
    super(`Recto cannot start with this configuration:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}
