/**
 * InvitationLinks: what the link in an invitation carries. It names workspace and invitation. That it works once, and
 * for how long, is the decider's business.
 */
import { linkInvalid, LinkProofs } from '#contexts/identity/application/link-proofs.js';

export interface InvitationLink {
  readonly workspaceId: string;
  readonly invitationId: string;
}

const SHAPE = /^([0-9a-f-]{36})\.([0-9a-f-]{36})\.([\w-]{43})$/;

export class InvitationLinks {
  readonly #proofs: LinkProofs;

  /** @param secret derived from the master key; the same in all processes, for ever */
  constructor(
    secret: Buffer,
    private readonly publicUrl: string,
  ) {
    this.#proofs = new LinkProofs(secret);
  }

  urlOf({ workspaceId, invitationId }: InvitationLink): string {
    const content = `${workspaceId}.${invitationId}`;
    return `${this.publicUrl}/invitation#${content}.${this.#proofs.of(content)}`;
  }

  /** @throws link_invalid */
  open(token: string): InvitationLink {
    const [, workspaceId, invitationId, proof] = SHAPE.exec(token) ?? [];
    if (workspaceId === undefined || invitationId === undefined || proof === undefined) throw linkInvalid();
    this.#proofs.check(`${workspaceId}.${invitationId}`, proof);
    return { workspaceId, invitationId };
  }
}
