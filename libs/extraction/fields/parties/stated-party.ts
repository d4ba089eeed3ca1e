/**
 * A party stated in one value, as accounting programs of Russia and its neighbours print it: "ООО «Ромашка», ИНН
 * 7701234567, КПП 770101001, 125009, Москва г, Тверская ул, дом 12", which may go on in a second line.
 */
import { fold } from '../../layout/fold.js';
import { type Layout } from '../../layout/layout.js';
import { type Labelled } from '../../layout/near.js';
import { type Line, type Segment } from '../../layout/lines.js';
import { heightOf } from '../../model/boxes.js';
import { addressLine, tidy } from '../../normalise/text.js';
import { placed } from './address-block.js';
import { type LabelledParty } from './labelled-party.js';
import { type Role } from './roles.js';

const NUMBER =
  /^\W*(?:инн(?:\/кпп)?|кпп|огрн(?:ип)?|бин|иин|унп|код(?: за| по)? єдрпоу|єдрпоу|іпн|св\. ?пдв)(?!\p{L})/u;
const ENDS = /^\W*(?:тел|телефон|р\/с|п\/р|счет|сч|рахунок|банк|e-?mail|мфо|бик)(?!\p{L})/u;
const MOST_LINES = 3;

export const statedParties = (layout: Layout, labels: readonly Labelled<Role>[]): LabelledParty[] =>
  labels.flatMap((label) => {
    const cells = cellsOf(layout, label);
    const [name = '', ...rest] = cells.flatMap(({ text }) => text.split(/,\s*/)).filter((part) => part.trim() !== '');
    const numbers = rest.findLastIndex((part) => NUMBER.test(fold(part)));
    if (numbers < 0) return [];
    const behind = rest.slice(numbers + 1);
    const end = behind.findIndex((part) => ENDS.test(fold(part)));
    const address = addressLine(end < 0 ? behind : behind.slice(0, end));
    if (address.length < 5) return [];
    return [{ role: label.name, name: placed(cells.slice(0, 1), tidy(name)), address: placed(cells, address) }];
  });

/** The value beside the label, and what stands flush under it while a comma says that it goes on. */
function cellsOf({ lines }: Layout, { line, right }: Labelled<Role>): readonly Segment[] {
  const first = line.segments.find(({ words }) => right?.words[0] && words.includes(right.words[0]));
  if (!first) return [];
  const at = lines.indexOf(line);
  const cells = [first];
  for (const next of lines.slice(at + 1, at + MOST_LINES)) {
    const under = cellUnder(next, first);
    if (!under || next.page !== line.page || !/,\s*$/.test(cells.at(-1)!.text)) break;
    cells.push(under);
  }
  return cells;
}

const cellUnder = ({ segments }: Line, { box }: Segment): Segment | undefined =>
  segments.find((cell) => Math.abs(cell.box[0] - box[0]) < heightOf(box));
