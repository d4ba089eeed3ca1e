/** PasswordSignIn: who may sign in by a password, as the operator has it. Owners may: the provider may be down. */
import { providerRequired } from './provider-refusals.js';
import { USUAL_SWITCHES, type OperatorSwitches } from '#kernel/operator-switches.js';
import type { Role } from '#kernel/roles.js';

export class PasswordSignIn {
  constructor(private readonly switches: Pick<OperatorSwitches, 'passwordSignIn' | 'provider'> = USUAL_SWITCHES) {}

  /** @throws provider_required */
  mayUse(role: Role): void {
    const { passwordSignIn, provider = '' } = this.switches;
    if (passwordSignIn === 'owners' && role !== 'owner') throw providerRequired(provider);
  }
}
