/**
 * The state a Malaysian postcode lies in, by its first two digits (the postal regions of the country). Its name at the
 * end of an address is proved by the postcode: a word that is one letter off from it is it.
 */
import { fold } from '../../layout/fold.js';
import { oneOff } from '../../normalise/confusions.js';

const REGIONS: readonly (readonly [from: number, to: number, state: string])[] = [
  [1, 2, 'Perlis'],
  [5, 9, 'Kedah'],
  [10, 14, 'Pulau Pinang'],
  [15, 18, 'Kelantan'],
  [20, 24, 'Terengganu'],
  [25, 28, 'Pahang'],
  [30, 36, 'Perak'],
  [40, 48, 'Selangor'],
  [50, 60, 'Kuala Lumpur'],
  [62, 62, 'Putrajaya'],
  [63, 68, 'Selangor'],
  [70, 73, 'Negeri Sembilan'],
  [75, 78, 'Melaka'],
  [79, 86, 'Johor'],
  [87, 87, 'Labuan'],
  [88, 91, 'Sabah'],
  [93, 98, 'Sarawak'],
];

export function malaysianState(postcode: string): string | undefined {
  const region = Number(postcode.slice(0, 2));
  return REGIONS.find(([from, to]) => region >= from && region <= to)?.[2];
}

/** "81200 Johr Bahru, ohor" → "81200 Johor Bahru, Johor"; only words after the postcode, and only the state's own. */
export function statesMended(address: string): string {
  const code = /(?<![\p{L}\p{N}])\d{5}(?=[\s,]+\p{L}{3})/u.exec(address);
  const state = code && malaysianState(code[0]);
  if (!state) return address;
  const from = code.index + code[0].length;
  const names = state.split(' ').filter(({ length }) => length >= 5);
  const rest = address.slice(from).replace(/\p{L}{4,}/gu, (word) => {
    const name = names.find((known) => fold(word) !== fold(known) && oneOff(fold(word), fold(known)));
    if (!name) return word;
    return word === word.toUpperCase() ? name.toUpperCase() : name;
  });
  return address.slice(0, from) + rest;
}
