/** A form to fill in on the screen, for tests of the pure stages: print in ten-point lines, and fields. */
import { type Box, type FormField, type Page, type Word } from '../model/page.js';
import { EMPTY_SIGN, TICKED_SIGN } from '../model/tick-signs.js';

const CHARACTER = 6;
const HEIGHT = 10;

/** Text, and where it begins: from the left and from the top of the page. */
type Printed = readonly [text: string, x: number, y: number];
/** From the left, from the top, how wide; and what was filled in. */
type Asked = readonly [x: number, y: number, width: number, value?: string, more?: Partial<FormField>];

export function formOf(print: readonly Printed[], asked: readonly Asked[], index = 0): Page {
  const fields = asked.map(([x, y, width, value = '', more]): FormField => {
    return { box: [x, y, x + width, y + 12], value, tick: false, ...more };
  });
  const words = [
    ...print.flatMap(([text, x, y]) => wordsAt(text, x, y)),
    ...fields.flatMap(({ box, value, tick }, field) =>
      wordsAt(tick ? value || EMPTY_SIGN : value, box[0] + 1, box[1] + 1).map((word): Word => ({ ...word, field })),
    ),
  ];
  return { index, width: 600, height: 800, words, fields };
}

/** A box to tick. */
export const tickAt = (x: number, y: number, ticked: boolean, name?: string): Asked => {
  return [x, y, 12, ticked ? TICKED_SIGN : '', { tick: true, ...(name && { name }) }];
};

function wordsAt(text: string, left: number, y: number): Word[] {
  let x = left;
  return text.split(' ').flatMap((each): Word[] => {
    const box: Box = [x, y, x + each.length * CHARACTER, y + HEIGHT];
    x += (each.length + 1) * CHARACTER;
    return each ? [{ text: each, box, confidence: 1, source: 'text-layer' }] : [];
  });
}
