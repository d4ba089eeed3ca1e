/**
 * XML 1.0, record by record. Names that cannot be element names are made into some, and the true one stands in `name`; items of a
 * list are `<item>`; what is empty is an empty element. Text is escaped and freed of characters XML does not allow. Pure.
 */
import type { Json, JsonObject } from '#kernel/json.js';
import { cleanText } from './clean-text.js';
import { isList, isObject } from './field-path.js';

const NAME_START = /^[\p{L}_]/u;
const NOT_NAME = /[^\p{L}\p{Nd}_.-]/gu;
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\r': '&#13;',
};

export class XmlText {
  #group: string | undefined;

  constructor(private readonly grouped: boolean) {}

  head(): string {
    return '<?xml version="1.0" encoding="UTF-8"?>\n<export>\n';
  }

  record(record: JsonObject, group: string): string {
    const opened = this.#open(group);
    return `${opened}${element('document', record, 1)}`;
  }

  end(): string {
    return `${this.#group === undefined ? '' : '</group>\n'}</export>\n`;
  }

  #open(group: string): string {
    if (!this.grouped || group === this.#group) return '';
    const before = this.#group === undefined ? '' : '</group>\n';
    this.#group = group;
    return `${before}<group value="${attribute(group)}">\n`;
  }
}

/** Deep enough for any document; what is deeper is written as JSON text. */
const DEEPEST = 40;

function element(key: string, value: Json, depth: number): string {
  const space = '  '.repeat(depth);
  const name = elementName(key);
  const start = name === key ? name : `${name} name="${attribute(key)}"`;
  if (value === null || value === '' || (isList(value) && value.length === 0)) return `${space}<${start}/>\n`;
  if (typeof value !== 'object') return `${space}<${start}>${escaped(String(value))}</${name}>\n`;
  if (depth > DEEPEST) return `${space}<${start}>${escaped(JSON.stringify(value))}</${name}>\n`;
  const inner = isList(value)
    ? value.map((item) => element('item', item, depth + 1))
    : Object.entries(value).map(([child, childValue]) => element(child, childValue, depth + 1));
  if (isObject(value) && inner.length === 0) return `${space}<${start}/>\n`;
  return `${space}<${start}>\n${inner.join('')}${space}</${name}>\n`;
}

export function elementName(key: string): string {
  const name = cleanText(key).normalize('NFC').replace(NOT_NAME, '_');
  return NAME_START.test(name) && !/^xml/i.test(name) ? name : `_${name}`;
}

const escaped = (text: string): string => cleanText(text).replace(/[&<>\r]/g, (sign) => ESCAPES[sign]!);
const attribute = (text: string): string =>
  cleanText(text)
    .replace(/[&<>"'\r]/g, (sign) => ESCAPES[sign]!)
    .replace(/[\n\t]/g, (sign) => `&#${sign.charCodeAt(0)};`);
