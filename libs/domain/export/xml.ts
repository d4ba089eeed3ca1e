/**
 * XML 1.0, record by record. Names that cannot be element names are made into some, and the true one stands in
 * `name`; items of a list are `<item>`; what is empty is an empty element. Text is escaped and freed of characters
 * XML does not allow. Pure.
 */
import type { Json, JsonObject } from '#kernel/json.js';
import { cleanText } from './clean-text.js';
import { isList, isObject } from './field-path.js';

/**
 * Letters that every edition of XML 1.0 allows in names. The fifth allows more (ș, for one), but parsers of the fourth
 * are everywhere, and `ª µ º`, letters to Unicode, are allowed by none.
 */
const LETTERS = [
  'A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u0131\u0134-\u013E\u0141-\u0148\u014A-\u017E', // Latin
  '\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03CE', // Greek
  '\u0401-\u040C\u040E-\u044F\u0451-\u045C\u045E-\u0481', // Cyrillic
  '\u05D0-\u05EA\u0621-\u063A\u0641-\u064A\u0905-\u0939\u0E01-\u0E2E', // Hebrew, Arabic, Devanagari, Thai
  '\u3041-\u3094\u30A1-\u30FA\u4E00-\u9FA5\uAC00-\uD7A3', // kana, Han, Hangul
].join('');
const NAME_START = new RegExp(`^[${LETTERS}_]`, 'u');
const NOT_NAME = new RegExp(`[^${LETTERS}0-9_.-]`, 'gu');
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

const escaped = (text: string): string =>
  cleanText(text).replace(/[&<>\r]/g, (character) => ESCAPES[character] ?? character);
const attribute = (text: string): string =>
  cleanText(text)
    .replace(/[&<>"'\r]/g, (character) => ESCAPES[character] ?? character)
    .replace(/[\n\t]/g, (character) => `&#${character.charCodeAt(0)};`);
