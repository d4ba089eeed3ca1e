/** Label–value pairs of any document. */
import { type Found } from '../found.js';
import { type Reading } from '../reading.js';

export function genericFields(reading: Reading): Found[] {
  return reading.dates.slice(0, 1).map((date) => ({
    path: 'fields.date',
    value: date.iso,
    confidence: 0.5,
    evidence: reading.place({ page: date.line.page, words: date.words }),
  }));
}
