/** PasswordSignIn: who may sign in by a password, as the operator has it. Owners may: the provider may be down. */
import { providerRequired } from './provider-refusals.js';
import { USUAL_SWITCHES, type OperatorSwitches } from '#kernel/operator-switches.js';
import type { Role } from '#kernel/roles.js';

export class PasswordSignIn {
  constructor(private readonly switches: Pick<OperatorSwitches, 'passwordSignIn' | 'provider'> = USUAL_SWITCHES) {}

  isFor(role: Role): boolean {
    return this.switches.passwordSignIn !== 'owners' || role === 'owner';
  }

  /** @throws provider_required */
  mayUse(role: Role): void {
    if (!this.isFor(role)) throw providerRequired(this.switches.provider ?? '');
  }
}
