import { repeatedWords } from './webhook-words.js';

it.each([
  [{ count: 0, more: false }, 'Nothing failed'],
  [{ count: 1, more: false }, 'One is on its way again'],
  [{ count: 12, more: false }, '12 are on their way again'],
  [{ count: 1_000, more: true }, '1,000 are on their way again. There are more: send again when these are through.'],
])('of %j is said: %s', (repeated, words) => {
  expect(repeatedWords(repeated)).toBe(words);
});
