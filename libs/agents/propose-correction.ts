import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { ProposalAnswer } from '#contracts/documents.js';
import { DOCUMENT_LIMITS } from '#kernel/document-limits.js';
import { answer, orRefusal } from './answers.js';
import type { Api } from './api.js';
import { documentId, pathOf } from './inputs.js';

const proposing = z.object({
  document_id: documentId,
  path: z.string().min(1).max(1_000).describe('Of the value, as read_values answers it; or of one that was not found'),
  value: z.union([z.string().min(1), z.number(), z.boolean()]).describe('What should stand there'),
  reason: z
    .string()
    .min(1)
    .max(DOCUMENT_LIMITS.proposalReasonCharacters)
    .describe('Why, in a sentence for the person who decides'),
});

export function proposeCorrection(server: McpServer, api: Api): void {
  const about = {
    title: 'Propose a correction',
    description:
      'Proposes another value for one path of a document. Nothing changes until a person accepts it; the same value ' +
      'proposed again is the same proposal.',
    inputSchema: proposing,
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  };
  server.registerTool('propose_correction', about, ({ document_id, ...body }, { mcpReq: { signal } }) =>
    orRefusal(async () => {
      const call = { method: 'POST', path: `${pathOf(document_id)}/proposals`, body, signal } as const;
      const { id, proposedAt, ...what } = (await api.data(ProposalAnswer, call)).proposal;
      const { path, before, value, reason } = what;
      const said = { document_id, proposal_id: id, proposed_at: proposedAt, waits_for: 'a person' };
      return answer(said, { path, ...(before !== undefined && { before }), value, reason });
    }),
  );
}
