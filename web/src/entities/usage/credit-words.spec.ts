import { creditWords } from './credit-words.js';

it.each([
  ['free', 50, '50'],
  ['professional', 10_000, '10,000'],
  ['enterprise', 1_000_000, 'unlimited'],
] as const)('%s, %i: %s', (plan, credits, words) => expect(creditWords(plan, credits)).toBe(words));
