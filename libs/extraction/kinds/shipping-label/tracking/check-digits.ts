/**
 * The check digits of tracking numbers, as those who issue the numbers reckon them. Each takes the whole number, the
 * check digit last.
 */
const digits = (text: string): number[] => Array.from(text, Number);
const weighted = (text: string, weights: readonly number[]): number =>
  digits(text).reduce((sum, digit, index) => sum + digit * weights[index % weights.length]!, 0);

/** GS1's modulo 10: weights 3 and 1 from the right. */
export function gs1Check(number: string): boolean {
  return (10 - (fromRight(number, 3, 1) % 10)) % 10 === Number(number.at(-1));
}

/** GLS: as GS1, and one more. */
export function glsCheck(number: string): boolean {
  return (10 - ((fromRight(number, 3, 1) + 1) % 10)) % 10 === Number(number.at(-1));
}

/** Deutsche Post's Identcode: weights 4 and 9. */
export function identcodeCheck(number: string): boolean {
  return (10 - (fromRight(number, 4, 9) % 10)) % 10 === Number(number.at(-1));
}

function fromRight(number: string, odd: number, even: number): number {
  return digits(number.slice(0, -1))
    .reverse()
    .reduce((total, digit, index) => total + digit * (index % 2 === 0 ? odd : even), 0);
}

/** UPS: letters count as (position in the alphabet + 2) modulo 10, even places double. */
export function upsCheck(number: string): boolean {
  const body = number.slice(2, -1);
  const sum = Array.from(body, (character, index) => {
    const value = /\d/.test(character) ? Number(character) : (character.charCodeAt(0) - 63) % 10;
    return index % 2 === 0 ? value : value * 2;
  }).reduce((total, value) => total + value, 0);
  return (10 - (sum % 10)) % 10 === Number(number.at(-1));
}

/** UPU S10: eight digits weighted 8 6 4 2 3 5 9 7, modulo 11. */
export function s10Check(number: string): boolean {
  const rest = 11 - (weighted(number.slice(2, 10), [8, 6, 4, 2, 3, 5, 9, 7]) % 11);
  return (rest === 10 ? 0 : rest === 11 ? 5 : rest) === Number(number[10]);
}

export const fedexCheck = (number: string): boolean =>
  (weighted(number.slice(0, 11), [3, 1, 7]) % 11) % 10 === Number(number[11]);

export const sevenCheck = (number: string): boolean => Number(number.slice(0, -1)) % 7 === Number(number.at(-1));

/** ISO 7064 modulo 37, 36, as DPD ends its parcel numbers: letters count on from 10. */
export function mod37Check(number: string): boolean {
  let rest = 36;
  for (const character of number.slice(0, -1)) {
    const sum = (rest + Number.parseInt(character, 36)) % 36 || 36;
    rest = (sum * 2) % 37;
  }
  return (37 - rest) % 36 === Number.parseInt(number.at(-1)!, 36);
}
