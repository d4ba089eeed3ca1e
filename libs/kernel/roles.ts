/**
 * What somebody may be in a workspace, and what each may do: the one table that the server obeys and the settings show.
 * What API keys may do is in their scopes.
 */
import { msg } from '#texts/msg.js';

export const ROLES = ['owner', 'member', 'reviewer', 'auditor'] as const;
export type Role = (typeof ROLES)[number];

/** What somebody may be invited as. */
export const INVITED_ROLES = ['member', 'reviewer', 'auditor'] as const satisfies readonly Role[];
export type InvitedRole = (typeof INVITED_ROLES)[number];

/** As headings and badges say it. */
export const ROLE_TITLES: Readonly<Record<Role, string>> = {
  owner: msg('Owner'),
  member: msg('Member'),
  reviewer: msg('Reviewer'),
  auditor: msg('Auditor'),
};

/** One sentence each, as an invitation says it. */
export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  owner: msg('Does everything, decides about members and money, and can end the workspace.'),
  member: msg('Uploads, corrects, deletes and exports documents.'),
  reviewer: msg('Corrects and confirms what was read, and exports it; uploads and deletes nothing.'),
  auditor: msg('Sees and exports every document with its history, and changes nothing.'),
};

interface Allowed {
  /** Goes on after "can": what it is, in the words of the settings and of refusals. */
  readonly what: string;
  readonly to: readonly Role[];
}

const ALL = ROLES;
const REVIEWING = ['owner', 'member', 'reviewer'] as const;
const WORKING = ['owner', 'member'] as const;
const OWNING = ['owner'] as const;

const TABLE = {
  view: { what: msg('see documents with their originals, versions and history'), to: ALL },
  export: { what: msg('export documents, also by saved templates'), to: ALL },
  usage: { what: msg('see the plan, its credits and what used them'), to: ALL },
  account: { what: msg('change their own password, and delete their own account'), to: ALL },
  review: { what: msg('edit, confirm and restore values, and answer proposals'), to: REVIEWING },
  templates: { what: msg('save export templates'), to: REVIEWING },
  upload: { what: msg('upload documents, and have them read again'), to: WORKING },
  delete: { what: msg('delete documents and export templates'), to: WORKING },
  retention: { what: msg('decide how long documents are kept, and put single ones on hold'), to: OWNING },
  members: { what: msg('invite and remove members, and change roles'), to: OWNING },
  changes: { what: msg('see who changed roles and retention rules, and when'), to: ['owner', 'auditor'] },
  keys: { what: msg('manage API keys'), to: OWNING },
  webhooks: { what: msg('manage webhooks'), to: OWNING },
  billing: { what: msg('choose and cancel the plan, and see invoices'), to: OWNING },
  empty: { what: msg('delete all documents at once'), to: OWNING },
} as const satisfies Readonly<Record<string, Allowed>>;

export type Permission = keyof typeof TABLE;
export const PERMISSIONS: Readonly<Record<Permission, Allowed>> = TABLE;

/** @param role also one that only a newer server knows */
export const may = (role: string | undefined, permission: Permission): boolean =>
  PERMISSIONS[permission].to.some((allowed) => allowed === role);
