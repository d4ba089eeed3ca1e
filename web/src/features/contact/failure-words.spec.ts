import { ApiError } from '../../lib/api-error.js';
import { BotCheckError } from '../../entities/bot-check/bot-check.js';
import { contactFailure } from './failure-words.js';

it.each([
  [new ApiError(429, 'too_many_attempts', 'Too many attempts.'), 'Too many attempts.'],
  [new ApiError(502, 'unexpected_answer'), 'Failed to send message'],
  [new ApiError(0, 'network_error'), 'Failed to send message. Please try again.'],
  [new Error('inner words'), 'Failed to send message. Please try again.'],
  [new BotCheckError(), 'reCAPTCHA verification failed'],
])('%s → %s', (error, sentence) => {
  expect(contactFailure(error)).toBe(sentence);
});
