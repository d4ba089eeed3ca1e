/**
 * credit-history: a line per billing period with its grant, and a line per credit with what became of it. A deleted
 * workspace's lines stay, as they do in the log: they name nobody and nobody can ask for them.
 */
import {
  CreditGrantRaised,
  CreditPeriodOpened,
  CreditReleased,
  CreditReserved,
  CreditsGranted,
  CreditUsed,
} from '#domain/billing/credits.js';
import { defineProjection } from '#read-side/projection.js';
import type { CreditLine } from './view.js';

const key = (event: { data: { requestId: string } }) => event.data.requestId;

export const creditHistory = defineProjection<CreditLine>({
  name: 'credit-history',
  version: 2,
  indexes: [{ fields: ['workspaceId', 'at'] }],
  on: (on) => [
    on(CreditPeriodOpened, {
      key: ({ data }) => `${data.workspaceId}-${data.period}`,
      evolve: (_line, { data: { workspaceId, period, granted }, metadata }, id) => ({
        id,
        workspaceId,
        at: metadata.occurredAt,
        period,
        kind: 'granted',
        credits: granted,
      }),
    }),
    on(CreditGrantRaised, {
      key: ({ data }) => `${data.workspaceId}-${data.period}`,
      evolve: (line, { data: { granted } }) => line && { ...line, credits: granted },
    }),
    on(CreditsGranted, {
      key: (event) => event.id,
      evolve: (_line, { data: { workspaceId, period, credits }, metadata }, id) => ({
        id,
        workspaceId,
        at: metadata.occurredAt,
        period,
        kind: 'granted',
        extra: true,
        credits,
      }),
    }),
    on(CreditReserved, {
      key,
      evolve: (_line, { data: { workspaceId, period, documentId }, metadata }, id) => ({
        id,
        workspaceId,
        at: metadata.occurredAt,
        period,
        kind: 'reserved',
        credits: 1,
        documentId,
      }),
    }),
    on(CreditUsed, {
      key,
      evolve: (line, { data: { reason }, metadata }) =>
        line && { ...line, kind: 'used', settledAt: metadata.occurredAt, ...(reason && { reason }) },
    }),
    on(CreditReleased, {
      key,
      evolve: (line, { data, metadata }) =>
        line && { ...line, kind: 'released', settledAt: metadata.occurredAt, reason: data.reason },
    }),
  ],
});
