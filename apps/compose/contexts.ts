/** Every context, each above those it needs. Adding one is a line here. */
import { agents } from '#contexts/agents/context.js';
import { audit } from '#contexts/audit/context.js';
import { billing } from '#contexts/billing/context.js';
import { bulk } from '#contexts/bulk/context.js';
import { documents } from '#contexts/documents/context.js';
import { engagement } from '#contexts/engagement/context.js';
import { erasure } from '#contexts/erasure/context.js';
import { exporting } from '#contexts/export/context.js';
import { freeTest } from '#contexts/free-test/context.js';
import { identity } from '#contexts/identity/context.js';
import { membership } from '#contexts/membership/context.js';
import { operations } from '#contexts/operations/context.js';
import { retention } from '#contexts/retention/context.js';
import { webhooks } from '#contexts/webhooks/context.js';
import { workspaces } from '#contexts/workspaces/context.js';
import type { Context, ContextParts } from '#platform/context.js';

export const contexts: readonly Context[] = [
  identity,
  workspaces,
  billing,
  membership,
  audit,
  documents,
  exporting,
  bulk,
  retention,
  freeTest,
  webhooks,
  engagement,
  erasure,
  agents,
  operations,
];

/** @returns what each brings to an app, in the same order */
export function contextParts(): Promise<readonly ContextParts[]> {
  return Promise.all(contexts.map(({ load }) => load()));
}
