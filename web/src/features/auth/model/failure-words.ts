/** The sentence a sign-in or sign-up form shows for a failure. */
import { ApiError, messageOf, statusOf } from '../../../lib/api-error.js';
import { BotCheckError } from '../../../entities/bot-check/bot-check.js';

const NETWORK = 'Network error. Please check your connection.';

const LOGIN: Record<number, string> = { 0: NETWORK, 401: 'Invalid email or password' };
const REGISTER: Record<number, string> = {
  0: NETWORK,
  400: 'Invalid registration data. Please check your information.',
  409: 'Email already exists. Please use a different email or try logging in.',
};

export const loginFailure = (error: unknown) => sentence(error, LOGIN, 'Login failed. Please try again.');
export const registerFailure = (error: unknown) => sentence(error, REGISTER, 'Registration failed. Please try again.');
export const resetFailure = (error: unknown) =>
  sentence(error, { 0: NETWORK }, 'The password could not be changed. Please try again.');
export const providerFailure = (error: unknown) =>
  sentence(error, { 0: NETWORK }, 'Signing in did not work. Please try again.');
/** Said of every address that has an account, confirmed or not. */
export const isTaken = (error: unknown): boolean => error instanceof ApiError && error.code === 'email_taken';

function sentence(error: unknown, byStatus: Record<number, string>, otherwise: string): string {
  if (error instanceof BotCheckError) return error.message;
  return messageOf(error, byStatus[statusOf(error) ?? -1] ?? otherwise);
}
