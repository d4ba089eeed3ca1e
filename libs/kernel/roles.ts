/**
 * What somebody may be in a workspace, and what each may do: the one table that the server obeys and the settings show.
 * What API keys may do is in their scopes.
 */
export const ROLES = ['owner', 'member', 'reviewer', 'auditor'] as const;
export type Role = (typeof ROLES)[number];

/** What somebody may be invited as. */
export const INVITED_ROLES = ['member', 'reviewer', 'auditor'] as const satisfies readonly Role[];
export type InvitedRole = (typeof INVITED_ROLES)[number];

/** One sentence each, as an invitation says it. */
export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  owner: 'Does everything, decides about members and money, and can end the workspace.',
  member: 'Uploads, corrects, deletes and exports documents.',
  reviewer: 'Corrects and confirms what was read, and exports it; uploads and deletes nothing.',
  auditor: 'Sees and exports every document with its history, and changes nothing.',
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
  view: { what: 'see documents with their originals, versions and history', to: ALL },
  export: { what: 'export documents, also by saved templates', to: ALL },
  usage: { what: 'see the plan, its credits and what used them', to: ALL },
  account: { what: 'change their own password, and delete their own account', to: ALL },
  review: { what: 'edit, confirm and restore values, and answer proposals', to: REVIEWING },
  templates: { what: 'save export templates', to: REVIEWING },
  upload: { what: 'upload documents, and have them read again', to: WORKING },
  delete: { what: 'delete documents and export templates', to: WORKING },
  retention: { what: 'decide how long documents are kept, and put single ones on hold', to: OWNING },
  members: { what: 'invite and remove members, and change roles', to: OWNING },
  changes: { what: 'see who changed roles and retention rules, and when', to: ['owner', 'auditor'] },
  keys: { what: 'manage API keys', to: OWNING },
  webhooks: { what: 'manage webhooks', to: OWNING },
  billing: { what: 'choose and cancel the plan, and see invoices', to: OWNING },
  empty: { what: 'delete all documents at once', to: OWNING },
} as const satisfies Readonly<Record<string, Allowed>>;

export type Permission = keyof typeof TABLE;
export const PERMISSIONS: Readonly<Record<Permission, Allowed>> = TABLE;

/** @param role also one that only a newer server knows */
export const may = (role: string | undefined, permission: Permission): boolean =>
  PERMISSIONS[permission].to.some((allowed) => allowed === role);
