/** What forms are made of, as data: pairs of a label and what was filled in, in the ways that forms print them. */

/** What is printed and what was filled in; nothing filled in when absent. */
export type Field = readonly [label: string, value?: string];

export type Row =
  /** Label to the left of a line, the value on it. */
  | { readonly kind: 'left'; readonly fields: readonly Field[] }
  /** Small label above the value, a line under it. */
  | { readonly kind: 'above'; readonly fields: readonly Field[] }
  /** The value on a line, its label under the line. */
  | { readonly kind: 'under'; readonly fields: readonly Field[] }
  /** Frames side by side, the label in the corner of each. */
  | { readonly kind: 'cells'; readonly fields: readonly Field[] }
  /** Label, colon, value, one after the other. */
  | { readonly kind: 'inline'; readonly fields: readonly Field[] }
  /** Label and a box for each character. */
  | { readonly kind: 'comb'; readonly field: Field; readonly boxes: number }
  | {
      readonly kind: 'ticks';
      readonly question?: string;
      readonly options: readonly string[];
      readonly chosen: readonly string[];
    }
  | { readonly kind: 'table'; readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'section'; readonly title: string }
  | { readonly kind: 'note'; readonly text: string };

export const left = (...fields: readonly Field[]): Row => ({ kind: 'left', fields });
export const above = (...fields: readonly Field[]): Row => ({ kind: 'above', fields });
export const under = (...fields: readonly Field[]): Row => ({ kind: 'under', fields });
export const cells = (...fields: readonly Field[]): Row => ({ kind: 'cells', fields });
export const inline = (...fields: readonly Field[]): Row => ({ kind: 'inline', fields });
export const comb = (label: string, value: string | undefined, boxes: number): Row => ({
  kind: 'comb',
  field: [label, ...(value === undefined ? ([] as const) : ([value] as const))],
  boxes,
});
export const ticks = (question: string, options: readonly string[], ...chosen: readonly string[]): Row => ({
  kind: 'ticks',
  question,
  options,
  chosen,
});
/** Boxes that each say something of their own. */
export const statements = (options: readonly string[], ...chosen: readonly string[]): Row => ({
  kind: 'ticks',
  options,
  chosen,
});
export const table = (heads: readonly string[], ...rows: readonly (readonly string[])[]): Row => ({
  kind: 'table',
  heads,
  rows,
});
export const section = (title: string): Row => ({ kind: 'section', title });
export const note = (text: string): Row => ({ kind: 'note', text });
