import { ApiError } from '../../lib/api-error.js';
import { BotCheckError } from '../../entities/bot-check/bot-check.js';
import { subscribeFailure } from './failure-words.js';

const refused = new ApiError(502, 'unexpected_answer');
const broken = new ApiError(0, 'network_error');

it.each([
  ['homepage', refused, 'Failed to subscribe'],
  ['homepage', broken, 'Failed to subscribe. Please try again.'],
  ['footer', refused, 'Failed to subscribe. Please try again.'],
  ['footer', broken, 'An error occurred. Please try again.'],
  ['footer', new Error('inner words'), 'An error occurred. Please try again.'],
  ['homepage', new ApiError(429, 'x', 'Too many attempts.'), 'Too many attempts.'],
  ['footer', new BotCheckError(), 'reCAPTCHA verification failed'],
] as const)('in the %s, %s → %s', (source, error, sentence) => {
  expect(subscribeFailure(error, source)).toBe(sentence);
});
