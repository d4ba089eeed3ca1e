import { certaintyOf } from './certainty.js';

it.each([
  [1, 'sure'],
  [0.9, 'sure'],
  [0.899, 'likely'],
  [0.7, 'likely'],
  [0.699, 'check'],
  [0, 'check'],
] as const)('%d reads as %s', (confidence, certainty) => expect(certaintyOf(confidence)).toBe(certainty));
