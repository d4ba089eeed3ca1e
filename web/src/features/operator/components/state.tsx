/** A state by its word, in the tone it deserves. */
import { Badge } from '../../../ui/badge.js';
import { stateWords, toneOf } from '../model/status-words.js';

export function State({ state }: { state: string }) {
  return <Badge tone={toneOf(state)}>{stateWords(state)}</Badge>;
}
