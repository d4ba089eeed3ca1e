/**
 * InvitationLinks: what the link in an invitation carries. It names workspace and invitation and proves itself by a keyed hash over both, so that no
 * secret is stored anywhere, not even hashed, and none can be made up. That it works once, and for how long, is the decider's business.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { DomainError } from '#kernel/domain-error.js';

export interface InvitationLink {
  readonly workspaceId: string;
  readonly invitationId: string;
}

const SHAPE = /^([0-9a-f-]{36})\.([0-9a-f-]{36})\.([\w-]{43})$/;

export class InvitationLinks {
  /** @param secret derived from the master key; the same in all processes, for ever */
  constructor(
    private readonly secret: Buffer,
    private readonly publicUrl: string,
  ) {}

  urlOf({ workspaceId, invitationId }: InvitationLink): string {
    const content = `${workspaceId}.${invitationId}`;
    // Behind the #, where no server and no proxy writes it into a log.
    return `${this.publicUrl}/invitation#${content}.${this.#proofOf(content)}`;
  }

  /** @throws link_invalid */
  open(token: string): InvitationLink {
    const [, workspaceId, invitationId, proof] = SHAPE.exec(token) ?? [];
    if (workspaceId === undefined || invitationId === undefined || proof === undefined) throw linkInvalid();
    const expected = this.#proofOf(`${workspaceId}.${invitationId}`);
    if (!timingSafeEqual(Buffer.from(proof), Buffer.from(expected))) throw linkInvalid();
    return { workspaceId, invitationId };
  }

  #proofOf(content: string): string {
    return createHmac('sha256', this.secret).update(content).digest('base64url');
  }
}

function linkInvalid(): DomainError {
  return new DomainError('link_invalid', 'invalid', 'This link is not complete. Please open it again from the mail.');
}
