/** Who is in a workspace: registering, logging in, inviting, accepting, removing. */
import { invitationEvents } from '#domain/membership/invitations.js';
import type { Context } from '#platform/context.js';

export const membership: Context = {
  events: invitationEvents,
  load: async () => (await import('./parts.js')).parts,
};
