/** Where messages go: for keys with the scopes `webhooks` and `documents:read`. */
import type { AddWebhookBody, Webhook, WebhookListData, WebhookSecret } from './api.js';
import type { Transport } from './transport.js';

interface Cancelable {
  readonly signal?: AbortSignal | undefined;
}

export class Webhooks {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** In the order they were added. */
  async list({ signal }: Cancelable = {}): Promise<Webhook[]> {
    return (await this.#transport.json<WebhookListData>({ method: 'GET', path: '/webhooks', signal })).webhooks;
  }

  /**
   * The answer has the secret that signs its messages, for `verifyWebhook`; it is never shown again.
   * @param options.idempotencyKey yours, one for each webhook: made again with it, a request adds no second one
   */
  add(wanted: AddWebhookBody, options: Cancelable & { readonly idempotencyKey?: string } = {}): Promise<WebhookSecret> {
    const { signal, idempotencyKey = crypto.randomUUID() } = options;
    const headers = { 'Idempotency-Key': idempotencyKey };
    return this.#transport.json({ method: 'POST', path: '/webhooks', headers, body: wanted, repeatable: true, signal });
  }

  /** With its secrets and what became of its messages. */
  async remove(id: string, { signal }: Cancelable = {}): Promise<void> {
    const path = `/webhooks/${encodeURIComponent(id)}`;
    await this.#transport.json({ method: 'DELETE', path, repeatable: true, signal });
  }
}
