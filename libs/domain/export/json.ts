/** JSON text, record by record: a list of records, or with groups an object of lists by the group's value. Pure. */
import type { JsonObject } from '#kernel/json.js';

const indented = (value: unknown, by: string): string => JSON.stringify(value, null, 2).replaceAll('\n', `\n${by}`);

export class JsonText {
  #records = 0;
  #group: string | undefined;

  constructor(private readonly grouped: boolean) {}

  head(): string {
    return this.grouped ? '{' : '[';
  }

  record(record: JsonObject, group: string): string {
    if (!this.grouped) return `${this.#records++ === 0 ? '' : ','}\n  ${indented(record, '  ')}`;
    if (group === this.#group) return `,\n    ${indented(record, '    ')}`;
    const before = this.#group === undefined ? '' : '\n  ],';
    this.#group = group;
    return `${before}\n  ${JSON.stringify(group)}: [\n    ${indented(record, '    ')}`;
  }

  end(): string {
    if (!this.grouped) return '\n]\n';
    return this.#group === undefined ? '}\n' : '\n  ]\n}\n';
  }
}
