/** Is the sender's name or address given as the recipient's? The parcel would go back. */
import { type Label, pathsOf } from '#extraction/scoring/labels.js';
import { folded, similarity } from '#extraction/scoring/likeness.js';

const ALIKE = 0.8;
const PARTS = ['Name', 'Address'] as const;

export function exchanged(label: Label, extraction: Readonly<Record<string, unknown>>): boolean {
  return PARTS.some((part) => {
    const [path] = pathsOf(`recipient${part}`);
    const got = extraction[path!];
    const sender = label.fields[`sender${part}`];
    if (got === undefined || sender === undefined) return false;
    const likeness = (truth: unknown) => similarity(folded(truth), folded(got));
    return likeness(sender) >= ALIKE && likeness(sender) > likeness(label.fields[`recipient${part}`]);
  });
}
