/**
 * The bounds of every confidence: within 0.05 … 0.99, and a value with no place on the page is never above 0.5 unless
 * it comes from an e-invoice's XML. What a score is worth is for `calibrated` to say before.
 */
import { type Evidence } from '#ports/extractor.js';

export function calibrate(
  raw: Readonly<Record<string, number>>,
  evidence: Readonly<Record<string, Evidence>>,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(raw).map(([path, score]) => {
      const place = evidence[path];
      const most = place && (place.box || place.source === 'e-invoice') ? 0.99 : 0.5;
      return [path, Math.round(Math.min(most, Math.max(0.05, score)) * 100) / 100];
    }),
  );
}
