/** Bars and dots end a line of a letterhead as its end would: "Larkspur Ltd | ABN 56 604 182 937". */
import { type Block, type BlockLine } from '../../layout/blocks.js';
import { spanOf } from '../../layout/lines.js';
import { type Word } from '../../model/page.js';
import { partyInLine } from './address-line.js';

const BAR = /^[|·•∙●]$/;

/** A sender's line says all by itself and is none of what stands under it. */
export function atBars(block: Block): Block {
  const lines = block.lines.filter((line) => !partyInLine(line, true)).flatMap(partsOf);
  return { ...block, lines };
}

function partsOf(line: BlockLine): BlockLine[] {
  const parts: Word[][] = [[]];
  for (const word of line.words) {
    if (BAR.test(word.text)) parts.push([]);
    else parts.at(-1)!.push(word);
  }
  const said = parts.filter((words) => words.length > 0);
  return said.length > 1 ? said.map((words) => ({ ...spanOf(words, line.page), line: line.line })) : [line];
}
