/** Bars and dots end a line of a letterhead as its end would: "Larkspur Ltd | ABN 56 604 182 937". */
import { type Block, type BlockLine } from '../../layout/blocks.js';
import { type Span, spanOf } from '../../layout/lines.js';
import { type Word } from '../../model/page.js';
import { partyInLine } from './address-line.js';

const BAR = /^[|·•∙●]$/;

/** A sender's line says all by itself and is none of what stands under it. */
export function atBars(block: Block): Block {
  const lines = block.lines.filter((line) => !partyInLine(line, true)).flatMap(partsOf);
  return { ...block, lines };
}

const partsOf = (line: BlockLine): BlockLine[] => partsAtBars(line).map((part) => ({ ...line, ...part }));

/** The parts of a line between its bars, without them; the line itself where it has none. */
export function partsAtBars<Part extends Span>(line: Part): (Part | Span)[] {
  const parts: Word[][] = [[]];
  for (const word of line.words) {
    if (BAR.test(word.text)) parts.push([]);
    else parts.at(-1)!.push(word);
  }
  const said = parts.filter((words) => words.length > 0);
  return said.length > 1 ? said.map((words) => spanOf(words, line.page)) : [line];
}
