/** What an endpoint is still to be told of one document, oldest first; gone once all of it was taken or given up. */
export interface OpenDeliveries {
  readonly endpointId: string;
  readonly workspaceId: string;
  readonly waiting: readonly { readonly deliveryId: string; readonly dueAt: string }[];
  /** When the first of them may go out, ISO 8601, UTC. */
  readonly dueAt: string;
}
