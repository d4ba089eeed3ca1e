/** Admission: who may make an account here, as the operator has it. */
import { DomainError } from '#kernel/domain-error.js';
import type { OperatorSwitches } from '#kernel/operator-switches.js';
import { msg } from '#texts/msg.js';

export class Admission {
  constructor(readonly registration: OperatorSwitches['registration'] = 'open') {}

  /** Of oneself, with a workspace. @throws registration_closed */
  mayRegister(): void {
    if (this.registration === 'invited')
      throw closed(msg('Accounts are made by invitation here. Please ask the owner of your workspace to invite you.'));
    if (this.registration === 'closed') throw closed(NOBODY);
  }

  /** Of somebody else into a workspace, and what follows from it. @throws registration_closed */
  mayJoin(): void {
    if (this.registration === 'closed') throw closed(NOBODY);
  }
}

const NOBODY = msg('No new accounts are made here. Please ask whoever runs this server.');

function closed(message: string): DomainError {
  return new DomainError('registration_closed', 'forbidden', message);
}
