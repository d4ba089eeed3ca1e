/** Questions asked of webhook-deliveries. */
import type { Filter, Query } from '#ports/read-model-store.js';
import type { Views } from '#read-side/views.js';
import type { WebhookDeliveryView } from './view.js';

const NAME = 'webhook-deliveries';

interface Wanted {
  readonly workspaceId: string;
  readonly endpointId: string;
  readonly status?: WebhookDeliveryView['status'] | undefined;
  /** When they were planned, ISO 8601, UTC; inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const where = ({ workspaceId, endpointId, status, from, to }: Wanted): Filter[] => [
  { field: 'endpointId', equals: endpointId },
  { field: 'workspaceId', equals: workspaceId },
  ...(status === undefined ? [] : [{ field: 'status', equals: status }]),
  ...(from === undefined && to === undefined
    ? []
    : [{ field: 'plannedAt', ...(from !== undefined && { from }), ...(to !== undefined && { to }) }]),
];

/** Newest first. */
export function deliveriesOf(views: Views, wanted: Wanted, part: Pick<Query, 'skip' | 'after' | 'limit'>) {
  const sort = [{ field: 'plannedAt', direction: 'desc' }] as const;
  return views.find<WebhookDeliveryView>(NAME, { where: where(wanted), sort, ...part });
}

/** Oldest first, as they are to go out. */
export function deliveriesInOrder(views: Views, wanted: Wanted, limit: number) {
  const sort = [{ field: 'plannedAt', direction: 'asc' }] as const;
  return views.find<WebhookDeliveryView>(NAME, { where: where(wanted), sort, limit });
}

export function countDeliveries(views: Views, wanted: Wanted): Promise<number> {
  return views.count(NAME, where(wanted));
}

/** Whether an endpoint took anything since. @param since ISO 8601, UTC */
export async function tookAnythingSince(views: Views, endpointId: string, since: string): Promise<boolean> {
  const filters: Filter[] = [
    { field: 'endpointId', equals: endpointId },
    { field: 'takenAt', from: since },
  ];
  return (await views.find(NAME, { where: filters, limit: 1 })).length > 0;
}

/** Planned before, whoever's they are. @param before ISO 8601, UTC */
export function deliveriesBefore(views: Views, before: string, limit: number) {
  return views.find<WebhookDeliveryView>(NAME, {
    where: [{ field: 'plannedAt', to: before }],
    sort: [{ field: 'plannedAt', direction: 'asc' }],
    limit,
  });
}
