/**
 * The bounds of every confidence: within 0.05 … 0.99; a value with no place on the page is never above 0.5, and one
 * that an e-invoice's XML states and no page prints never certain. What a score is worth is for `calibrated` to say
 * before.
 */
import { type Evidence } from '#ports/extractor.js';

/** Who pays goes by what is printed; the two may differ. */
const NOT_PRINTED = 0.85;

export function calibrate(
  raw: Readonly<Record<string, number>>,
  evidence: Readonly<Record<string, Evidence>>,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(raw).map(([path, score]) => {
      const place = evidence[path];
      const most = place?.box ? 0.99 : place?.source === 'e-invoice' ? NOT_PRINTED : 0.5;
      return [path, Math.round(Math.min(most, Math.max(0.05, score)) * 100) / 100];
    }),
  );
}
