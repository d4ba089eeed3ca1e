/**
 * XML of an e-invoice → plain nodes without namespaces. Entities and document types are not processed (no XXE, no
 * expansion), size and depth are bounded. Anything that is not well-formed is no XML to us.
 */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { LIMITS } from '../../model/limits.js';

export type XmlNode = { readonly [name: string]: XmlValue };
export type XmlValue = string | XmlNode | readonly (string | XmlNode)[] | undefined;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: { enabled: true, maxTotalExpansions: 0, maxEntityCount: 0 },
  trimValues: true,
});

export function parseXml(bytes: Uint8Array): XmlNode | undefined {
  if (bytes.length > LIMITS.xmlBytes) return undefined;
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (/<!DOCTYPE|<!ENTITY/i.test(text) || XMLValidator.validate(text) !== true) return undefined;
  try {
    return parser.parse(text) as XmlNode;
  } catch {
    return undefined;
  }
}

/** Follows element names; where an element repeats, the first. */
export function at(node: XmlValue, ...names: string[]): XmlValue {
  let here: XmlValue = node;
  for (const name of names) here = child(here, name);
  return here;
}

export function all(node: XmlValue, ...names: string[]): readonly XmlValue[] {
  const last = names.at(-1);
  const parent = at(node, ...names.slice(0, -1));
  const first = Array.isArray(parent) ? (parent[0] as XmlValue) : parent;
  const value = last && typeof first === 'object' ? (first as XmlNode)[last] : undefined;
  return value === undefined ? [] : Array.isArray(value) ? (value as XmlValue[]) : [value];
}

export function textOf(node: XmlValue): string | undefined {
  const one = Array.isArray(node) ? (node[0] as XmlValue) : node;
  const text = typeof one === 'string' ? one : typeof one === 'object' ? (one as XmlNode)['#text'] : undefined;
  return typeof text === 'string' && text.trim() ? text.replace(/\s+/g, ' ').trim() : undefined;
}

export function attribute(node: XmlValue, name: string): string | undefined {
  const one = Array.isArray(node) ? (node[0] as XmlValue) : node;
  const value = typeof one === 'object' ? (one as XmlNode)[`@${name}`] : undefined;
  return typeof value === 'string' ? value : undefined;
}

export function numberOf(node: XmlValue): number | undefined {
  const text = textOf(node);
  const value = text === undefined ? NaN : Number(text);
  return Number.isFinite(value) ? value : undefined;
}

function child(node: XmlValue, name: string): XmlValue {
  const one = Array.isArray(node) ? (node[0] as XmlValue) : node;
  return typeof one === 'object' && one !== null ? (one as XmlNode)[name] : undefined;
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  const declared = /encoding=["']([\w-]+)["']/.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 200)))?.[1];
  return declared && /^(?:iso-8859-\d+|windows-125\d|us-ascii|latin1)$/i.test(declared) ? declared : 'utf-8';
}
