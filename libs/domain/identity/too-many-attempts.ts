/** How somebody who tried too often is told when to come again. */
import { sentence, type Sentence } from '#texts/sentence.js';

export function tryAgainIn(seconds: number): Sentence {
  if (seconds > 90)
    return sentence('Too many attempts. Please try again in {minutes} minutes.', { minutes: Math.ceil(seconds / 60) });
  return sentence('Too many attempts. Please try again in {seconds} {seconds, plural, one {second} other {seconds}}.', {
    seconds,
  });
}
