/**
 * What holds for every operation, said once: a body must be there and may be refused for what it is or how it comes;
 * who must sign in may do so in two ways at once, or with a key that does not open it; every answer stands in the
 * envelope; a schema that nothing refers to is left out.
 */
import { refusals } from './responses.js';
import { components as schemas, refTo, type JsonSchema } from './schemas.js';

type Node = Readonly<Record<string, unknown>>;

interface Description {
  readonly components: Node;
  readonly paths: Node;
}

/** Too slow, too large, not what the route takes, too much at once. */
const OF_BODIES = [408, 413, 415, 429] as const;
/** The last of them for API keys alone. */
const OF_CREDENTIALS = [400, 401, 403, 429] as const;

export function finished<T extends Description>(
  description: T,
): T & { readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> } } {
  const paths = operations(description.paths);
  const used = Object.fromEntries(reached([paths, description.components]).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { ...description, paths, components: { ...description.components, schemas: used } };
}

function operations(paths: Node): Node {
  return mapped(paths, (path) =>
    mapped(path as Node, (value) => (isOperation(value) ? withCommonAnswers(value) : value)),
  );
}

interface Operation {
  /** [] where nobody must sign in. */
  readonly security?: readonly unknown[];
  readonly requestBody?: Node;
  readonly responses: Node;
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'responses' in value;
}

function withCommonAnswers({ requestBody, responses, ...rest }: Operation): Operation {
  const isOpen = rest.security?.length === 0;
  return {
    ...rest,
    ...(requestBody && { requestBody: { required: true, ...requestBody } }),
    responses: {
      ...(requestBody && refusals(...OF_BODIES)),
      ...(!isOpen && refusals(...OF_CREDENTIALS)),
      431: { $ref: '#/components/responses/HeadersTooLarge' },
      ...responses,
    },
  };
}

function reached(from: unknown, found = new Map<string, JsonSchema>()): [string, JsonSchema][] {
  for (const [, name = ''] of JSON.stringify(from).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (found.has(name)) continue;
    const schema = schemaOf(name);
    found.set(name, schema);
    reached(schema, found);
  }
  return [...found];
}

function schemaOf(name: string): JsonSchema {
  const own = schemas[name];
  if (own) return own;
  const of = name.replace(/Response$/, '');
  const data = [`${of}Data`, of].find((data) => data in schemas);
  if (!data) throw new Error(`the description of the API refers to ${name}, which is nowhere`);
  return {
    type: 'object',
    required: ['success', 'data'],
    properties: { success: { type: 'boolean', const: true }, data: refTo(data) },
  };
}

function mapped(node: Node, change: (value: unknown) => unknown): Node {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(value)]));
}
