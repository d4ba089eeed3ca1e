/**
 * A subscription to the newsletter that is open or confirmed; without the address, which only its sealed event holds.
 */
export interface SubscriberView {
  readonly subscriptionId: string;
  /** Names the stream of the address. */
  readonly addressKey: string;
  readonly status: 'requested' | 'confirmed';
  readonly source: 'homepage' | 'footer';
  /** ISO 8601, UTC */
  readonly requestedAt: string;
}
