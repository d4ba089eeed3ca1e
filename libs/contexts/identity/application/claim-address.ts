/**
 * Who may register under an address: whoever claims it first, or the id it is claimed for already when no account came of it, so that what was
 * cut off goes on. A claim that an invitation left behind, which since came to nothing, is taken over: its key is shredded, so nobody can ever
 * register under its id.
 */
import { KeyShredded } from '#ports/key-vault.js';
import type { Cause, Decisions } from '#write-side/decisions.js';
import type { KeyRing } from '#write-side/key-ring.js';
import { emailClaimDecider } from '#domain/identity/email-claim.js';
import { userDecider } from '#domain/identity/user.decider.js';

export interface Claimant {
  readonly emailKey: string;
  /** Claimed for this one unless somebody holds it. */
  readonly userId: string;
  readonly origin: Omit<Cause, 'actor'>;
}

/** @returns the id that may register; undefined when the address has an account. @throws email_taken when somebody was faster in this moment */
export async function claimAddress(
  decisions: Decisions,
  keys: KeyRing,
  { emailKey, userId, origin }: Claimant,
): Promise<string | undefined> {
  const cause: Cause = { ...origin, actor: { kind: 'member', id: userId } };
  const { heldBy } = await decisions.state(emailClaimDecider, emailKey);
  if (heldBy !== undefined) {
    if ((await decisions.state(userDecider, heldBy)).status !== 'none') return undefined;
    if (!(await isErased(keys, heldBy))) return heldBy;
    await decisions.run(emailClaimDecider, emailKey, { type: 'ReleaseEmail', userId: heldBy }, cause);
  }
  await decisions.run(emailClaimDecider, emailKey, { type: 'ClaimEmail', userId }, cause);
  return userId;
}

async function isErased(keys: KeyRing, userId: string): Promise<boolean> {
  try {
    await keys.forSealing(`user:${userId}`); // made now when it has none: registering needs it next
    return false;
  } catch (error) {
    if (error instanceof KeyShredded) return true;
    throw error;
  }
}
