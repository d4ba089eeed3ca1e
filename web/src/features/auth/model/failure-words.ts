/** The sentence a sign-in or sign-up form shows for a failure. */
import { ApiError, messageOf, statusOf } from '../../../lib/api-error.js';
import { BotCheckError } from '../../../entities/bot-check/bot-check.js';
import { msg, t } from '../../../lib/texts.js';

const NETWORK = msg('Network error. Please check your connection.');

const LOGIN: Record<number, string> = { 0: NETWORK, 401: msg('Invalid email or password') };
const REGISTER: Record<number, string> = {
  0: NETWORK,
  400: msg('Invalid registration data. Please check your information.'),
  409: msg('Email already exists. Please use a different email or try logging in.'),
};

export const loginFailure = (error: unknown) => wordsFor(error, LOGIN, msg('Login failed. Please try again.'));
export const registerFailure = (error: unknown) =>
  wordsFor(error, REGISTER, msg('Registration failed. Please try again.'));
export const resetFailure = (error: unknown) =>
  wordsFor(error, { 0: NETWORK }, msg('The password could not be changed. Please try again.'));
export const providerFailure = (error: unknown) =>
  wordsFor(error, { 0: NETWORK }, msg('Signing in did not work. Please try again.'));
/** Said of every address that has an account, confirmed or not. */
export const isTaken = (error: unknown): boolean => error instanceof ApiError && error.code === 'email_taken';

function wordsFor(error: unknown, byStatus: Record<number, string>, otherwise: string): string {
  if (error instanceof BotCheckError) return error.message;
  return messageOf(error, t(byStatus[statusOf(error) ?? -1] ?? otherwise));
}
