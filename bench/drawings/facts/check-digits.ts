/** Check digits as the carriers publish them. Each takes the digits before the check and gives the whole number. */

const digitsOf = (text: string): number[] => [...text].map(Number);
const weighted = (digits: string, weights: readonly number[]): number =>
  digitsOf(digits).reduce((sum, digit, at) => sum + digit * weights[at % weights.length]!, 0);

/** GS1, from the right 3, 1, 3, …: SSCC, and USPS's package barcodes. */
export function gs1(digits: string): string {
  const sum = digitsOf(digits)
    .reverse()
    .reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** UPU S10: two letters, eight digits, the check, the country. */
export function s10(service: string, serial: string, country: string): string {
  const rest = 11 - (weighted(serial, [8, 6, 4, 2, 3, 5, 9, 7]) % 11);
  return `${service}${serial}${rest === 10 ? 0 : rest === 11 ? 5 : rest}${country}`;
}

/** UPS: of the fifteen characters after 1Z every second counts twice, letters by their place in the alphabet. */
export function ups(fifteen: string): string {
  const sum = [...fifteen].reduce((total, character, at) => {
    const value = /\d/.test(character) ? Number(character) : (character.charCodeAt(0) - 63) % 10;
    return total + value * (at % 2 === 0 ? 1 : 2);
  }, 0);
  return `1Z${fifteen}${(10 - (sum % 10)) % 10}`;
}

/** FedEx Express, twelve digits. */
export const fedex = (eleven: string): string => `${eleven}${(weighted(eleven, [3, 1, 7]) % 11) % 10}`;

/** DHL Express and air waybills: the rest of a division by seven. */
export const mod7 = (digits: string): string => `${digits}${Number(digits) % 7}`;

/** Deutsche Post's ident codes: from the left 4, 9, 4, …. */
export function ident(digits: string): string {
  return `${digits}${(10 - (weighted(digits, [4, 9]) % 10)) % 10}`;
}
