/** Names in web addresses: "www.ridgeline.example/track" → "ridgeline". */

const ADDRESS = /(?<![\p{L}\p{N}@._-])(?:https?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,8})(?![\p{L}\p{N}@-])/gu;
/** What stands between a name and its country. */
const OF_A_COUNTRY = /^(?:com?|net|org|gov|go|or|ac|gob|nom)$/;
const SHORTEST = 3;

/** @param text folded */
export function webNamesIn(text: string): string[] {
  return [...text.matchAll(ADDRESS)].flatMap(([, host = '']) => {
    const parts = host.split('.').slice(0, -1);
    if (parts.length > 1 && OF_A_COUNTRY.test(parts.at(-1)!)) parts.pop();
    const name = parts.at(-1) ?? '';
    return name.length >= SHORTEST && /[a-z]/.test(name) ? [name] : [];
  });
}
