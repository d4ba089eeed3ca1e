import type { ExportBody, ExportRecord, Usage, UsageData } from './api.js';
import { Documents } from './documents.js';
import { exportedFile, type ExportedFile } from './exported-file.js';
import { Transport, type RectoOptions } from './transport.js';
import { Webhooks } from './webhooks.js';

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
    return exportedFile(await this.#transport.bytes(call));
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
