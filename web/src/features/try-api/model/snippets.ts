/** A call as one writes it elsewhere: in a shell, in TypeScript, in Python. Pure. */
import type { Call } from './call.js';

export const SNIPPET_LANGUAGES = ['curl', 'TypeScript', 'Python'] as const;
export type SnippetLanguage = (typeof SNIPPET_LANGUAGES)[number];

export const snippetOf = (language: SnippetLanguage, call: Call): string => WRITERS[language](call);

/** Where an answer that is a file is put. */
const FILE = 'answer';

const WRITERS: Readonly<Record<SnippetLanguage, (call: Call) => string>> = {
  curl: ({ method, url, headers, json, form, answersFile }) => {
    const fileOf = (value: string | File) => (typeof value === 'string' ? value : `@${value.name}`);
    return [
      `curl ${method === 'GET' ? '' : `-X ${method} `}${inShell(url)}`,
      ...Object.entries(headers).map(([name, value]) => `-H ${inShell(`${name}: ${value}`)}`),
      ...(json === undefined ? [] : [`--data-raw ${inShell(json)}`]),
      ...(form ?? []).map(([name, value]) => `-F ${inShell(`${name}=${fileOf(value)}`)}`),
      ...(answersFile ? ['-OJ'] : []),
    ].join(' \\\n  ');
  },

  TypeScript: ({ method, url, headers, json, form, answersFile }) => {
    const files = form?.some(([, value]) => typeof value !== 'string') ?? false;
    const value = json === undefined ? undefined : parsed(json);
    const lines = [
      ...(files ? [`import { openAsBlob } from 'node:fs';`] : []),
      ...(answersFile ? [`import { writeFile } from 'node:fs/promises';`] : []),
      ...(files || answersFile ? [''] : []),
      ...(form ? ['const form = new FormData();'] : []),
      ...(form ?? []).map(([name, of]) =>
        typeof of === 'string'
          ? `form.set(${quoted(name)}, ${quoted(of)});`
          : `form.set(${quoted(name)}, await openAsBlob(${quoted(of.name)}), ${quoted(of.name)});`,
      ),
      `const answer = await fetch(${quoted(url)}, {`,
      ...(method === 'GET' ? [] : [`  method: ${quoted(method)},`]),
      `  headers: ${quoted(headers)},`,
      ...(json === undefined
        ? []
        : [`  body: ${value === undefined ? quoted(json) : `JSON.stringify(${quoted(value)})`},`]),
      ...(form ? ['  body: form,'] : []),
      '});',
      answersFile
        ? `await writeFile(${quoted(FILE)}, new Uint8Array(await answer.arrayBuffer()));`
        : 'console.log(answer.status, await answer.json());',
    ];
    return lines.join('\n');
  },

  Python: ({ method, url, headers, json, form, answersFile }) => {
    const value = json === undefined ? undefined : parsed(json);
    const texts = form?.flatMap(([name, of]) => (typeof of === 'string' ? [[name, of] as const] : [])) ?? [];
    const files = form?.flatMap(([name, of]) =>
      typeof of === 'string' ? [] : [`${quoted(name)}: open(${quoted(of.name)}, "rb")`],
    );
    // httpx says itself that what it sends is JSON.
    const { 'Content-Type': _type, ...others } = headers;
    const sent = value === undefined ? headers : others;
    const lines = [
      'import httpx',
      '',
      'answer = httpx.request(',
      `    ${quoted(method)},`,
      `    ${quoted(url)},`,
      `    headers=${inPython(sent)},`,
      ...(json === undefined
        ? []
        : [value === undefined ? `    content=${quoted(json)},` : `    json=${inPython(value)},`]),
      ...(files && files.length > 0 ? [`    files={${files.join(', ')}},`] : []),
      ...(texts.length > 0 ? [`    data=${inPython(Object.fromEntries(texts))},`] : []),
      '    timeout=60,',
      ')',
      answersFile ? `open(${quoted(FILE)}, "wb").write(answer.content)` : 'print(answer.status_code, answer.json())',
    ];
    return lines.join('\n');
  },
};

const inShell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** What JSON writes is a literal of JavaScript; of a text it is one of Python, too. */
const quoted = (value: unknown): string => JSON.stringify(value);

/** @param value as JSON has it */
function inPython(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(inPython).join(', ')}]`;
  if (typeof value !== 'object') return quoted(value);
  return `{${Object.entries(value as object)
    .map(([name, member]) => `${quoted(name)}: ${inPython(member)}`)
    .join(', ')}}`;
}

/** undefined: it is no JSON yet, which itself has no such value */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}
