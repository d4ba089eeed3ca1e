/**
 * An extractor that does what its script says, call by call, and keeps to the last line after that. It notes what it
 * was given.
 */
import { Extractor, type ExtractionResult, type ExtractOptions } from '#ports/extractor.js';

export type Line = ExtractionResult | Error | ((options: ExtractOptions) => Promise<ExtractionResult>);

export class ScriptedExtractor extends Extractor {
  readonly calls: { readonly bytes: Buffer; readonly options: ExtractOptions }[] = [];

  constructor(private readonly script: readonly [Line, ...Line[]] = [anInvoice()]) {
    super();
  }

  async extract(bytes: Uint8Array, options: ExtractOptions = {}): Promise<ExtractionResult> {
    const line = this.script[Math.min(this.calls.length, this.script.length - 1)]!;
    this.calls.push({ bytes: Buffer.from(bytes), options });
    if (line instanceof Error) throw line;
    return typeof line === 'function' ? line(options) : line;
  }

  async close(): Promise<void> {
    // Holds nothing.
  }
}

export function anInvoice(): ExtractionResult {
  return {
    docType: 'invoice',
    docTypeConfidence: 0.98,
    language: 'en',
    pages: [{ width: 595, height: 842 }],
    extraction: { invoice_number: '2026-0042', total_amount: '119.00' },
    confidence: { total_amount: 0.97 },
    evidence: { total_amount: { page: 0, box: [0.7, 0.8, 0.9, 0.82], source: 'text-layer' } },
    text: 'Invoice 2026-0042, total 119.00',
    engine: 'scripted/1',
    processingTime: 12,
  };
}
