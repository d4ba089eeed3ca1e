/**
 * Which role the identity provider gives: the values of one claim, held to what the operator says of them. Several that
 * fit make the mightiest; `*` is for who has none of the others.
 */
import { ROLES, type Role } from '#kernel/roles.js';

export interface RoleMapping {
  /** Name of the claim; where there is none of the name, a path into one by dots. */
  readonly claim: string;
  /** Value → role */
  readonly roles: Readonly<Record<string, Role>>;
}

const OTHERS = '*';

/** undefined: the provider gives none */
export function roleByClaim(
  { claim, roles }: RoleMapping,
  claims: Readonly<Record<string, unknown>>,
): Role | undefined {
  const given = valuesAt(claims, claim).flatMap((value) => (Object.hasOwn(roles, value) ? [roles[value]] : []));
  return ROLES.find((role) => given.includes(role)) ?? roles[OTHERS];
}

function valuesAt(claims: Readonly<Record<string, unknown>>, name: string): readonly string[] {
  const at = Object.hasOwn(claims, name) ? claims[name] : name.split('.').reduce<unknown>(step, claims);
  const values: readonly unknown[] = Array.isArray(at) ? at : [at];
  return values.filter((value) => typeof value === 'string');
}

const step = (at: unknown, part: string): unknown =>
  typeof at === 'object' && at !== null && Object.hasOwn(at, part) ? (at as Record<string, unknown>)[part] : undefined;
