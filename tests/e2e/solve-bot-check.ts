/**
 * What the browser does for the bot check, for programs: fetch the puzzle, solve it, send the solution as
 * recaptchaToken. Where the check is off, anything will do.
 */
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

export async function solveBotCheck(url: string, action: string): Promise<string> {
  const response = await fetch(`${url}/api/bot-check?action=${action}`);
  const { data } = (await response.json()) as { data: { challenge?: Challenge } };
  if (!data.challenge) return 'any';
  const solution = await solveChallenge({ challenge: data.challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: data.challenge, solution })).toString('base64');
}
