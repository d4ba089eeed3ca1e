/** Signing in by the company's OpenID Connect provider: who that is, what its groups may do here, who must. */
import { z } from 'zod';
import { ROLES, type Role } from '#kernel/roles.js';
import { PASSWORD_SIGN_IN_KINDS } from '#kernel/operator-switches.js';
import { isSealedLine, variable } from './environment.js';

const LONGEST_NAME = 40;
const isRole = (role: string | undefined): role is Role => ROLES.some((one) => one === role);
const MAPPING = `must be value=role, parted by commas; roles are ${ROLES.join(', ')}`;

export const OPENID_ENVIRONMENT = {
  OIDC_ISSUER: variable(
    z
      .url()
      .refine((url) => isSealedLine(new URL(url)), 'must be an https:// URL (http:// only for this machine)')
      .optional(),
    'Signing in by an OpenID Connect provider, such as `https://id.example.com/realms/staff`: where its discovery ' +
      'document is; set with the next two or not at all: [how to set it up](operations.md#a-companys-own-sign-in).',
  ),
  OIDC_CLIENT_ID: variable(z.string().optional(), 'What Recto is called there.'),
  OIDC_CLIENT_SECRET: variable(z.string().optional(), 'Its secret, sent in the body (`client_secret_post`).'),
  OIDC_NAME: variable(
    z
      .string()
      .trim()
      .max(LONGEST_NAME)
      .regex(/^[^\p{C}<>]*$/u, 'must be plain text without < and >')
      .optional(),
    `What the sign-in page calls it: "Continue with …"; at most ${LONGEST_NAME} characters.`,
    'the host of `OIDC_ISSUER`',
  ),
  OIDC_SCOPES: variable(
    z
      .string()
      .trim()
      .regex(/(^| )openid( |$)/, 'must have openid among them')
      .default('openid email profile'),
    'What it is asked to tell, parted by spaces. Some providers want another one for groups.',
  ),
  OIDC_ROLES_CLAIM: variable(
    z.string().default('groups'),
    'Claim with the values that `OIDC_ROLES` names; a path into it by dots, such as `realm_access.roles`.',
  ),
  OIDC_ROLES: variable(
    z
      .string()
      .transform((text) => text.split(',').map((pair) => pair.trim()))
      .transform((pairs) => pairs.filter((pair) => pair !== '').map(pairOf))
      .refine((pairs) => pairs.every(([value, role]) => value !== '' && isRole(role)), MAPPING)
      .optional(),
    'Which role which value makes, such as `recto-admins=owner,staff=member,*=auditor`, at every sign-in; the mightiest ' +
      'counts, and `*` is for everybody else. Who is given none does not come in. Without it roles are what owners make them.',
  ),
  PASSWORD_SIGN_IN: variable(
    z.enum(PASSWORD_SIGN_IN_KINDS).default('everybody'),
    'Who may sign in by a password: `everybody`, or `owners` only, for when the provider is down; it wants a provider.',
  ),
};

type Given = z.infer<z.ZodObject<typeof OPENID_ENVIRONMENT>>;

/** What is told to browsers is among the switches. */
export interface OpenIdSettings {
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: string;
  /** Undefined: roles are no business of the provider's. */
  readonly roles?: { readonly claim: string; readonly roles: Readonly<Record<string, Role>> };
}

export function openIdSettings(e: Given): OpenIdSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = e;
  if (!issuer || !clientId || !clientSecret) return undefined;
  const roles = e.OIDC_ROLES?.flatMap(([value, role]) => (isRole(role) ? [[value, role] as const] : []));
  return {
    name: e.OIDC_NAME || new URL(issuer).host,
    issuer,
    clientId,
    clientSecret,
    scopes: e.OIDC_SCOPES,
    ...(roles && { roles: { claim: e.OIDC_ROLES_CLAIM, roles: Object.fromEntries(roles) } }),
  };
}

export function openIdFaults(e: Given): string[] {
  const set = [e.OIDC_ISSUER, e.OIDC_CLIENT_ID, e.OIDC_CLIENT_SECRET].filter(Boolean).length;
  return [
    ...(set > 0 && set < 3 ? ['OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET: set all of them or none'] : []),
    ...(e.PASSWORD_SIGN_IN === 'owners' && set < 3 ? ['PASSWORD_SIGN_IN: owners wants a provider (OIDC_ISSUER)'] : []),
  ];
}

/** At the last `=`: a value may be a name of a directory. */
function pairOf(pair: string): readonly [value: string, role: string | undefined] {
  const at = pair.lastIndexOf('=');
  return at < 0 ? [pair, undefined] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
}
