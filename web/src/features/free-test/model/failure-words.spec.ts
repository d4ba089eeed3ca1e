import { ApiError } from '../../../lib/api-error.js';
import { freeTestFailure } from './failure-words.js';

it.each([
  [new ApiError(0, 'network_error'), 'Network error. Please try again.'],
  [new ApiError(429, 'daily_limit', 'Come again tomorrow.'), 'Come again tomorrow.'],
  [new ApiError(429, 'unexpected_answer'), 'Daily free test limit reached. Please sign up for unlimited access.'],
  [new ApiError(422, 'no_text', 'There is no text.'), 'There is no text.'],
  [new ApiError(500, 'unexpected_answer'), 'Failed to process document'],
  [new Error('inner words'), 'Failed to process document'],
])('%s → %s', (error, sentence) => {
  expect(freeTestFailure(error)).toBe(sentence);
});
