/** The person to whom a letter is written who signs it, too: "Ada Example", some lines above "Dear Ada:". */
import { type Line } from '../../../layout/lines.js';
import { isPerson, nameAt } from './party-name.js';
import { type Signed } from './signatures.js';

const DEAR = /^Dear (?:Mrs?\.?|Ms\.?|Miss|Dr\.?)? ?(\p{Lu}[\p{L}'’-]+)/u;
const SALUTATION = /^(?:Mrs?|Ms|Miss|Dr)\.? /;
/** Under the name of someone who is written to for a company. */
const FOR_OTHERS = /\b(?:President|Officer|Chief|Secretary|Treasurer|Director|Manager|Counsel|Chair\w*|Partner)\b/;
/** Lines at the top that may hold the address, and at the end that may hold the signature. */
const [HEAD, TAIL] = [30, 25];

export function addressees(lines: readonly Line[]): Signed[] {
  const head = lines.slice(0, HEAD).map(({ text }) => text);
  const dear = head.findIndex((text) => DEAR.test(text));
  const called = DEAR.exec(head[dear] ?? '')?.[1];
  if (!called) return [];
  const signed = lines.slice(Math.max(dear + 1, lines.length - TAIL)).map(({ text }) => text.toLowerCase());
  const above = head.slice(0, dear).flatMap((text, row): Signed[] => {
    const name = text.replace(SALUTATION, '');
    const under = head.slice(row + 1, Math.min(row + 3, dear));
    const alone = under.every((next) => !FOR_OTHERS.test(next) && !nameAt(next, 0)?.company);
    const signs = signed.some((line) => line.includes(name.toLowerCase()));
    if (!isPerson(name) || !name.split(' ').includes(called) || !alone || !signs) return [];
    return [{ name, at: head.slice(0, row).join(' ').length + Math.min(1, row) + text.length - name.length }];
  });
  return above.length > 0 || head.some((text, row) => row < dear && text.includes(called))
    ? above
    : signsAs(lines, called);
}

/** Of a letter without an address: who signs under it by the name that it is written to. */
function signsAs(lines: readonly Line[], called: string): Signed[] {
  const from = Math.max(Math.ceil(lines.length / 2), lines.length - TAIL);
  let at = lines.slice(0, from).reduce((sum, { text }) => sum + text.length + 1, 0);
  for (const { segments, text } of lines.slice(from)) {
    const cell = segments.find((each) => isPerson(each.text) && each.text.split(' ').includes(called));
    if (cell) return [{ name: cell.text, at: at + text.indexOf(cell.text) }];
    at += text.length + 1;
  }
  return [];
}
