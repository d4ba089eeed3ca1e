/** Whether a role may do something (kernel/roles.ts), and the words for that it may not. */
import { DomainError } from '#kernel/domain-error.js';
import { may, PERMISSIONS, type Permission, type Role } from '#kernel/roles.js';
import { msg } from '#texts/msg.js';
import { part, type Said, sentence } from '#texts/sentence.js';

const AS: Readonly<Record<Role, string>> = {
  owner: msg('owner'),
  member: msg('member'),
  reviewer: msg('reviewer'),
  auditor: msg('auditor'),
};

/** @throws owner_only · auditor_changes_nothing · not_with_this_role */
export function mustBeAllowed(role: Role, permission: Permission): void {
  if (may(role, permission)) return;
  const { what, to } = PERMISSIONS[permission];
  if (to.every((one) => one === 'owner'))
    throw refused('owner_only', sentence('Only an owner of the workspace can {what}.', { what: part(what) }));
  if (role === 'auditor')
    throw refused('auditor_changes_nothing', msg('Auditors see and export everything, and change nothing.'));
  throw refused(
    'not_with_this_role',
    sentence('As {role} you cannot {what}.', { role: part(AS[role]), what: part(what) }),
  );
}

const refused = (code: string, said: Said): DomainError => new DomainError(code, 'forbidden', said);
