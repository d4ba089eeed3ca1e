/** What members tell their devices by: `Firefox on Linux`. Versions are left out; they are nobody's business later. */
import Bowser from 'bowser';

const UNKNOWN = 'Unknown device';
const LONGEST = 80;
/** Of a header that is as long as a server takes. */
const LOOKED_AT = 400;

/** @param userAgent as the program calls itself, or nothing. A program that is no browser goes by its own name */
export function deviceName(userAgent = ''): string {
  const said = userAgent.slice(0, LOOKED_AT);
  if (said === '') return UNKNOWN;
  const { browser, os } = Bowser.parse(said);
  const names = [browser.name, os.name].filter(Boolean);
  const name = browser.name ? names.join(' on ') : (/^[\w .-]+/.exec(said)?.[0].trim() ?? '');
  return name.slice(0, LONGEST) || UNKNOWN;
}
