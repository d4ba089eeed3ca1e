/** Our own sample documents, one of each kind, drawn when the client is built (web/build/samples). */
export const SAMPLES = ['receipt', 'invoice', 'contract', 'id-card', 'shipping-label', 'form'] as const;
export type SampleName = (typeof SAMPLES)[number];
