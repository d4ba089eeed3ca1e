import type { ExportBody, ExportRecord, Usage, UsageData } from './api.js';
import { Documents } from './documents.js';
import { Transport, type RectoOptions } from './transport.js';
import { Webhooks } from './webhooks.js';

export interface ExportedFile {
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A workspace of a Recto server, as an API key may reach it. */
export class Recto {
  readonly documents: Documents;
  readonly webhooks: Webhooks;
  readonly #transport: Transport;

  constructor(options: RectoOptions) {
    this.#transport = new Transport(options);
    this.documents = new Documents(this.#transport);
    this.webhooks = new Webhooks(this.#transport);
  }

  /** Documents as one file: JSON, CSV, Excel, PDF or XML. */
  async export(wanted: ExportBody, { signal }: { readonly signal?: AbortSignal } = {}): Promise<ExportedFile> {
    const call = { method: 'POST', path: '/export/advanced', body: wanted, repeatable: true, signal } as const;
    const { headers, bytes } = await this.#transport.bytes(call);
    return {
      filename: filenameIn(headers.get('Content-Disposition') ?? '') ?? 'export',
      contentType: headers.get('Content-Type') ?? 'application/octet-stream',
      bytes,
    };
  }

  /** The first records of an export, at most 100. */
  previewExport(wanted: ExportBody, { signal }: { readonly signal?: AbortSignal } = {}): Promise<ExportRecord[]> {
    return this.#transport.json({ method: 'POST', path: '/export/preview', body: wanted, repeatable: true, signal });
  }

  /** Credits of the month. */
  async usage({ signal }: { readonly signal?: AbortSignal } = {}): Promise<Usage> {
    return (await this.#transport.json<UsageData>({ method: 'GET', path: '/workspaces/usage', signal })).usage;
  }
}

/** RFC 6266: the one in UTF-8 is the whole name. */
function filenameIn(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : /filename="([^"]*)"/i.exec(disposition)?.[1];
}
