/**
 * The operations of an OpenAPI description, grouped and flattened to what a reader looks for: parameters, body fields,
 * answers.
 */
import type { Operation, OperationGroup, Value } from '../src/site/api/reference.js';

type Schema = Readonly<Record<string, unknown>>;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

interface RawOperation {
  readonly summary: string;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly description?: string; readonly content?: Readonly<Record<string, unknown>> }>
  >;
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export function referenceOf({ paths }: OpenApi): OperationGroup[] {
  const groups = new Map<string, Operation[]>();
  for (const [path, item] of Object.entries(paths)) {
    const common = (item['parameters'] ?? []) as readonly Parameter[];
    for (const method of METHODS) {
      const raw = item[method] as RawOperation | undefined;
      if (!raw) continue;
      const [, name = ''] = path.split('/');
      groups.set(name, [...(groups.get(name) ?? []), operation(method, path, raw, common)]);
    }
  }
  return [...groups].map(([name, operations]) => ({ name, operations }));
}

function operation(method: string, path: string, raw: RawOperation, common: readonly Parameter[]): Operation {
  const [bodyType, body] = Object.entries(raw.requestBody?.content ?? {})[0] ?? [];
  return {
    id: `${method}${path.replace(/[^a-z]+/gi, '-')}`.replace(/-$/, ''),
    method: method.toUpperCase(),
    path: `/api${path}`,
    summary: raw.summary,
    open: raw.security?.length === 0,
    parameters: [...common, ...(raw.parameters ?? [])].map((parameter) => ({
      name: parameter.in === 'path' ? `{${parameter.name}}` : parameter.name,
      type: parameter.in === 'header' ? `header, ${typeOf(parameter.schema)}` : typeOf(parameter.schema),
      required: parameter.required ?? false,
      ...(parameter.description && { note: parameter.description }),
    })),
    ...(bodyType && { bodyType }),
    body: fieldsOf(body?.schema),
    answers: Object.entries(raw.responses).map(([status, answer]) => ({
      status,
      description: answer.description ?? '',
      data: dataOf(answer.content),
    })),
  };
}

/** The fields of `data` in the envelope. */
function dataOf(content: Readonly<Record<string, unknown>> | undefined): Value[] {
  const schema = (content?.['application/json'] as { schema?: Schema } | undefined)?.schema;
  const data = (schema?.['properties'] as Record<string, Schema> | undefined)?.['data'];
  return fieldsOf(data);
}

function fieldsOf(schema: Schema | undefined): Value[] {
  const properties = (schema?.['properties'] ?? {}) as Record<string, Schema>;
  const required = new Set((schema?.['required'] ?? []) as string[]);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    type: typeOf(property),
    required: required.has(name),
    ...(typeof property['description'] === 'string' && { note: property['description'] }),
  }));
}

export function typeOf(schema: Schema | undefined): string {
  if (!schema) return 'any';
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema['const']);
  const either = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;
  if (either) return [...new Set(either.map(typeOf))].join(' | ');
  if (schema['type'] === 'array') return `${typeOf(schema['items'] as Schema | undefined)}[]`;
  if (schema['contentMediaType']) return 'file';
  return typeof schema['type'] === 'string' ? schema['type'] : 'any';
}
