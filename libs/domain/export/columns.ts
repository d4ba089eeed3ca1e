/**
 * The columns of a table whose rows have different cells: every path that a row has, names in the order of first sight and items of
 * lists by number, so that a longer list found late does not put its items behind other columns. A path that is blank in one row and
 * opened in another is not a column of its own. Filled in a first pass over the documents; holds paths, no values.
 */
import { dotted, type Path } from './field-path.js';
import type { Cell } from './row.js';

interface Node {
  readonly children: Map<string | number, Node>;
  /** A row had a value here. */
  filled: boolean;
}

export interface Column {
  readonly path: Path;
  /** The dotted path. */
  readonly key: string;
}

const node = (): Node => ({ children: new Map(), filled: false });

export class Columns {
  readonly #root = node();
  #size = 0;

  /** Of paths, columns or not; a bound on what is held in memory. */
  get size(): number {
    return this.#size;
  }

  add(cells: readonly Cell[]): void {
    for (const { path, value } of cells) {
      let here = this.#root;
      for (const step of path) {
        let next = here.children.get(step);
        if (!next) {
          next = node();
          this.#size += 1;
          here.children.set(step, next);
        }
        here = next;
      }
      if (value !== null) here.filled = true;
    }
  }

  list(): Column[] {
    const columns: Column[] = [];
    collect(this.#root, [], columns);
    return columns;
  }
}

function collect({ children, filled }: Node, path: Path, columns: Column[]): void {
  if (path.length > 0 && (filled || children.size === 0)) columns.push({ path, key: dotted(path) });
  const names = [...children].filter(([step]) => typeof step === 'string');
  const items = [...children].filter(([step]) => typeof step === 'number').sort(([a], [b]) => Number(a) - Number(b));
  for (const [step, child] of [...names, ...items]) collect(child, [...path, step], columns);
}
