/** What a filled-in form asks of the server. Pure. */
import { t } from '../../../lib/texts.js';
import type { Input, Operation } from './operations.js';

export interface Given {
  /** By the name of the input. */
  readonly values: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, File | undefined>>;
  readonly json: string;
}

interface Access {
  /** Where the API is, such as https://recto.example/api. */
  readonly base: string;
  readonly key: string;
}

export interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly json?: string;
  readonly form?: readonly (readonly [name: string, value: string | File])[];
  readonly answersFile: boolean;
}

/** By the name of the input, or `json`: what is wrong with it. */
export function wrongWith({ inputs, json }: Operation, given: Given): Record<string, string> {
  const missing = inputs.filter((input) => input.required && valueOf(input, given) === undefined);
  return {
    ...Object.fromEntries(
      missing.map(({ name, isFile }) => [name, isFile ? t('Choose a file') : t('This must be filled in')]),
    ),
    ...(json !== undefined && !isJson(given.json) && { json: t('This is no JSON') }),
  };
}

/** @param given nothing is wrong with it */
export function callOf(operation: Operation, given: Given, { base, key }: Access): Call {
  const { method, path, inputs, json, answersFile } = operation;
  const filled = inputs.flatMap((input) => {
    const value = valueOf(input, given);
    return value === undefined ? [] : [{ ...input, value }];
  });
  const textsIn = (place: Input['place']) =>
    filled.flatMap(({ name, place: at, value }) =>
      at === place && typeof value === 'string' ? [[name, value] as const] : [],
    );
  const where = textsIn('path').reduce(
    (so, [name, value]) => so.replace(`{${name}}`, encodeURIComponent(value)),
    base + path,
  );
  const query = new URLSearchParams(textsIn('query').map(([name, value]) => [name, value])).toString();
  const isForm = inputs.some(({ place }) => place === 'form');
  return {
    method,
    url: query === '' ? where : `${where}?${query}`,
    headers: {
      Authorization: `Bearer ${key}`,
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...Object.fromEntries(textsIn('header')),
    },
    ...(json !== undefined && { json: given.json }),
    ...(isForm && {
      form: filled.filter(({ place }) => place === 'form').map(({ name, value }) => [name, value] as const),
    }),
    answersFile,
  };
}

function valueOf({ name, isFile }: Input, { values, files }: Given): string | File | undefined {
  return isFile ? files[name] : values[name]?.trim() || undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
