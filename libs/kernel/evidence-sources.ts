/** What a value was read from. */
export const EVIDENCE_SOURCES = ['text-layer', 'ocr', 'mrz', 'barcode', 'e-invoice', 'model', 'learned'] as const;
export type EvidenceSource = (typeof EVIDENCE_SOURCES)[number];
