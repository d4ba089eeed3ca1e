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
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security?: readonly unknown[];
  readonly 'x-scopes'?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Schema | RawAnswer>>;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

interface RawAnswer {
  readonly description?: string;
  readonly content?: Content;
}

export interface OpenApi {
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, unknown>>;
  };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export function referenceOf(openApi: OpenApi): OperationGroup[] {
  const operations = Object.entries(openApi.paths).flatMap(([path, item]) => {
    const common = (item['parameters'] ?? []) as readonly Parameter[];
    return METHODS.flatMap((method) => {
      const raw = item[method] as RawOperation | undefined;
      return raw ? [{ tag: raw.tags[0], operation: operation(openApi, method, path, raw, common) }] : [];
    });
  });
  return openApi.tags.map(({ name, description }) => ({
    id: name.toLowerCase().replace(/[^a-z]+/g, '-'),
    name,
    description,
    operations: operations.filter(({ tag }) => tag === name).map(({ operation }) => operation),
  }));
}

function operation(
  openApi: OpenApi,
  method: string,
  path: string,
  raw: RawOperation,
  common: readonly Parameter[],
): Operation {
  const there = (schema: Schema | undefined) => resolved(openApi, schema);
  const type = (schema: Schema | undefined) => typeOf(schema, there);
  const [bodyType, body] = Object.entries(raw.requestBody?.content ?? {})[0] ?? [];
  const answers = Object.entries(raw.responses).map(([status, answer]) => {
    const { description = '', content } = there(answer as Schema) as RawAnswer;
    return { status, description, data: Number(status) < 300 ? dataOf(content, there) : [] };
  });
  return {
    id: `${method}${path.replace(/[^a-z]+/gi, '-')}`.replace(/-$/, ''),
    method: method.toUpperCase(),
    path: `/api${path}`,
    summary: raw.summary,
    description: raw.description,
    open: raw.security?.length === 0,
    keyScopes: raw['x-scopes'] ?? [],
    parameters: [...common, ...(raw.parameters ?? [])].map((parameter) => ({
      name: parameter.in === 'path' ? `{${parameter.name}}` : parameter.name,
      type: parameter.in === 'header' ? `header, ${type(parameter.schema)}` : type(parameter.schema),
      required: parameter.required ?? false,
      ...(parameter.description && { note: parameter.description }),
    })),
    ...(bodyType && { bodyType }),
    body: fieldsOf(body?.schema, there),
    answers,
  };
}

type There = (schema: Schema | undefined) => Schema | undefined;

/** What a reference leads to, in `components`. */
function resolved({ components }: OpenApi, schema: Schema | undefined): Schema | undefined {
  const reference = schema?.['$ref'];
  if (typeof reference !== 'string') return schema;
  const [kind = '', name = ''] = reference.split('/').slice(2);
  return (components as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[kind]?.[name] as Schema;
}

/** The fields of `data` in the envelope. */
function dataOf(content: Content | undefined, there: There): Value[] {
  const envelope = there(content?.['application/json']?.schema);
  return fieldsOf((envelope?.['properties'] as Record<string, Schema> | undefined)?.['data'], there);
}

function fieldsOf(schema: Schema | undefined, there: There): Value[] {
  const { properties = {}, required = [] } = (there(schema) ?? {}) as {
    properties?: Record<string, Schema>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    type: typeOf(property, there),
    required: required.includes(name),
    ...(typeof property['description'] === 'string' && { note: property['description'] }),
  }));
}

export function typeOf(reference: Schema | undefined, there: There = (schema) => schema): string {
  const schema = there(reference);
  if (!schema) return 'any';
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema['const']);
  const either = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;
  if (either) return [...new Set(either.map((one) => typeOf(one, there)))].join(' | ');
  if (schema['type'] === 'array') return `${typeOf(schema['items'] as Schema | undefined, there)}[]`;
  if (schema['contentMediaType']) return 'file';
  return typeof schema['type'] === 'string' ? schema['type'] : 'any';
}
