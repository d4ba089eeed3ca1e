import { ApiError } from '../../../lib/api-error.js';
import { BotCheckError } from '../../../entities/bot-check/bot-check.js';
import { loginFailure, registerFailure } from './failure-words.js';

const NETWORK = 'Network error. Please check your connection.';

it.each([
  [new ApiError(401, 'invalid_credentials'), 'Invalid email or password'],
  [new ApiError(401, 'invalid_credentials', 'This account is locked.'), 'This account is locked.'],
  [new ApiError(0, 'network_error'), NETWORK],
  [new ApiError(500, 'internal'), 'Login failed. Please try again.'],
  [new BotCheckError(), 'reCAPTCHA verification failed'],
  [new BotCheckError('no script.'), 'reCAPTCHA verification failed: no script.'],
  [new Error('anything'), 'Login failed. Please try again.'],
])('login: %s', (error, sentence) => expect(loginFailure(error)).toBe(sentence));

it.each([
  [new ApiError(400, 'invalid'), 'Invalid registration data. Please check your information.'],
  [new ApiError(409, 'email_taken'), 'Email already exists. Please use a different email or try logging in.'],
  [new ApiError(409, 'email_taken', 'Taken.'), 'Taken.'],
  [new ApiError(0, 'network_error'), NETWORK],
  [new ApiError(503, 'unavailable'), 'Registration failed. Please try again.'],
])('register: %s', (error, sentence) => expect(registerFailure(error)).toBe(sentence));
