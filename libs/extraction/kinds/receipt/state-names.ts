/**
 * The state at the end of a Malaysian address: its postcode proves its name, so a word that is one letter off from it is
 * it.
 */
import { fold } from '../../layout/fold.js';
import { oneOff } from '../../normalise/confusions.js';
import { malaysianState } from '../../regions/malaysia.js';

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
