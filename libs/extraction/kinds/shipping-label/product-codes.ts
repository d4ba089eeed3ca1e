/** What some carriers call their products: short codes that mean nothing on a label of anybody else. */
import { fold } from '../../layout/fold.js';
import { type Segment } from '../../layout/lines.js';
import { carrierIn } from './vocabulary/carriers.js';

const codes = (list: string): Set<string> => new Set(list.split(' '));

const CODES = new Map([
  ['Aramex', codes('ppx pdx plx ddx vdx gdx epx dpx ond')],
  ['J&T Express', codes('ez eco')],
  ['JNE', codes('reg yes oke jtr ctc ctcyes')],
  ['SiCepat', codes('reg halu best gokil siuntung')],
  ['The Courier Guy', codes('lof lox eco onx sdx')],
  ['XpressBees', codes('sdd ndd')],
]);

/** @returns the cells that are nothing but a code of a carrier whose name is printed */
export function productCodes(cells: readonly Segment[]): Segment[] {
  const names = new Set(cells.flatMap(({ text }) => carrierIn(text) ?? []));
  const own = [...names].flatMap((name) => CODES.get(name) ?? []);
  return cells.filter(({ text }) => /^[A-Z]+$/.test(text) && own.some((known) => known.has(fold(text))));
}
