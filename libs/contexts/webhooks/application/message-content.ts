/** MessageContent: what a delivery says, made of the log each time, so that nothing of it is kept a second time. */
import { documentDecider } from '#domain/documents/document.decider.js';
import type { DocumentEvent } from '#domain/documents/document.events.js';
import type { Planned } from '#domain/webhooks/delivery.js';
import type { Endpoint } from '#domain/webhooks/endpoints.js';
import { bodyOf } from '#domain/webhooks/message.js';
import { streamName } from '#kernel/decider.js';
import type { JsonObject } from '#kernel/json.js';
import type { Decisions } from '#write-side/decisions.js';

export class MessageContent {
  constructor(
    private readonly decisions: Decisions,
    private readonly publicUrl: string,
  ) {}

  /** The body, byte for byte; the same each time until the document is deleted. */
  async of(planned: Planned, { withValues }: Pick<Endpoint, 'withValues'>): Promise<string> {
    return bodyOf(planned, this.publicUrl, withValues ? await this.#values(planned) : undefined);
  }

  /** As they stood after the event; undefined when there are none, or none any more. */
  async #values({ documentId, eventId }: Planned): Promise<JsonObject | undefined> {
    if (documentId === undefined) return undefined;
    let values: JsonObject | undefined;
    for await (const event of this.decisions.each<DocumentEvent>(streamName(documentDecider.category, documentId))) {
      if (event.erased) return undefined;
      if (event.type === 'ExtractionCompleted' || event.type === 'FieldsEdited') values = event.data.extraction;
      if (event.id === eventId) return values;
    }
    return undefined;
  }
}
