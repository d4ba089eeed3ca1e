/** The made invoice, read by an extractor whose API is the double: what the specs of the whole path start from. */
import { makeInvoicePdf } from '#extraction/testing/made-invoice.js';
import { MistralExtractor, type MistralOptions } from '../mistral-extractor.js';
import { stepsInProcess } from './in-process.js';
import { DOUBLE_KEY, type MistralDouble } from './mistral-double.js';

export const { pdf, truth } = makeInvoicePdf();
export const MARKDOWN = [
  'Heidebrück Werkzeuge GmbH · Lindenallee 7 · 21335 Lüneburg',
  'Nordlicht Tischlerei GmbH',
  '# Rechnung',
  'Rechnungsnummer: HB-2024-0117 Rechnungsdatum: 03.05.2024',
  '| Stechbeitel 20 mm | 4 | 30,00 | 120,00 |',
  'Gesamtbetrag 297,50 € IBAN: DE89 3704 0044 0532 0130 00',
].join('\n');
const ROWS = [
  { description: 'Stechbeitel 20 mm', quantity: 4, unit: null, unit_price: 30, tax_rate: null, amount: 120 },
  { description: 'Hobel No. 4', quantity: 1, unit: null, unit_price: 130, tax_rate: null, amount: 130 },
];
/** What a model that reads well answers. */
export const RIGHT = { doc_type: 'invoice', ...truth, line_items: ROWS, payment_terms: null };

export interface Logged {
  readonly level: string;
  readonly message: string;
  readonly facts: Record<string, unknown>;
}

/** As it was started: nothing seen, nothing wrong, the invoice read and answered right. */
export function startOver(double: MistralDouble): void {
  double.reset();
  double.reads = [{ markdown: MARKDOWN }];
  double.says = () => JSON.stringify(RIGHT);
}

export function extractorOn(
  double: MistralDouble,
  options: Partial<MistralOptions> = {},
  logged: Logged[] = [],
): MistralExtractor {
  const settings: MistralOptions = {
    apiKey: DOUBLE_KEY,
    baseUrl: double.url,
    model: 'mistral-medium-latest',
    ocrModel: 'mistral-ocr-latest',
    maxPages: 20,
    maxTokens: 4096,
    timeoutMs: 100_000,
    dailyPages: 1000,
    dailyTokens: 10_000_000,
    fallback: 'local',
    backoff: { firstMs: 5, jitter: [0.5, 1] },
    ...options,
  };
  return new MistralExtractor(settings, stepsInProcess(), (level, message, facts) =>
    logged.push({ level, message, facts }),
  );
}
