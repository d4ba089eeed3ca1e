/** Secrets for processes of a spec, as an operator would have them made. */
import { randomBytes } from 'node:crypto';

export const ownSecrets = () => ({
  MASTER_KEY: randomBytes(32).toString('hex'),
  JWT_SECRET: randomBytes(32).toString('hex'),
});
