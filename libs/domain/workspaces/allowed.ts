/** Whether a role may do something (kernel/roles.ts), and the words for that it may not. */
import { DomainError } from '#kernel/domain-error.js';
import { may, PERMISSIONS, type Permission, type Role } from '#kernel/roles.js';

/** @throws owner_only · auditor_changes_nothing · not_with_this_role */
export function mustBeAllowed(role: Role, permission: Permission): void {
  if (may(role, permission)) return;
  const { what, to } = PERMISSIONS[permission];
  if (to.every((one) => one === 'owner')) throw refused('owner_only', `Only an owner of the workspace can ${what}.`);
  if (role === 'auditor')
    throw refused('auditor_changes_nothing', 'Auditors see and export everything, and change nothing.');
  throw refused('not_with_this_role', `As ${role} you cannot ${what}.`);
}

const refused = (code: string, message: string): DomainError => new DomainError(code, 'forbidden', message);
