/** Names printed with room between their letters: "L A R K S P U R  &  F R Y E" is "LARKSPUR & FRYE". */
import { median } from '../../layout/lines.js';
import { type Placed } from './address-block.js';

/** As many letters make it no initials. */
const LEAST = 6;
/** A gap so many times that between letters lies between words. */
const WIDER = 1.5;

export function withoutLetterSpaces(name: Placed): Placed {
  const { words, text } = name;
  const single = words.filter((word) => word.text.length <= 2).length;
  if (words.length < LEAST || single < words.length * 0.9) return name;
  const gaps = words.slice(1).map((word, index) => word.box[0] - words[index]!.box[2]);
  const usual = median(gaps);
  const joined = words.map((word, index) => (index > 0 && gaps[index - 1]! > usual * WIDER ? ' ' : '') + word.text);
  return text === words.map((word) => word.text).join(' ') ? { ...name, text: joined.join('') } : name;
}
