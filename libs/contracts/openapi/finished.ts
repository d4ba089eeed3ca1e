/**
 * What holds for every operation, said once: a body must be there and may be refused for what it is or how it comes, and
 * schemas that name themselves stand in `components`, where a `$ref` from anywhere finds them.
 */
import { refusals } from './parts.js';

type Node = Readonly<Record<string, unknown>>;

interface Description {
  readonly components: Node;
  readonly paths: Node;
}

/** Too slow, too large, not what the route takes, too much at once. */
const OF_BODIES = [408, 413, 415, 429];

export function finished<T extends Description>(description: T): T {
  const schemas = new Map<string, unknown>();
  const { components, paths, ...rest } = description;
  const said = { components: hoisted(components, schemas), paths: hoisted(withBodies(paths), schemas) };
  return { ...rest, ...said, components: { ...said.components, schemas: Object.fromEntries(schemas) } } as unknown as T;
}

function withBodies(paths: Node): Node {
  return mapped(paths, (path) =>
    mapped(path as Node, (operation) => (hasBody(operation) ? ofBody(operation) : operation)),
  );
}

interface WithBody {
  readonly requestBody: Node;
  readonly responses: Node;
}

function hasBody(operation: unknown): operation is WithBody {
  return typeof operation === 'object' && operation !== null && 'requestBody' in operation;
}

function ofBody(operation: WithBody): WithBody {
  const { requestBody, responses } = operation;
  return {
    ...operation,
    requestBody: { required: true, ...requestBody },
    responses: { ...refusals(...OF_BODIES), ...responses },
  };
}

/** Moves `$defs` out of each schema, equal ones once. They are made of JSON that holds JSON: the first is `Json`. */
function hoisted<T>(node: T, schemas: Map<string, unknown>, names: ReadonlyMap<string, string> = new Map()): T {
  if (Array.isArray(node)) return node.map((item: unknown) => hoisted(item, schemas, names)) as T;
  if (typeof node !== 'object' || node === null) return node;
  const { $defs, ...rest } = node as Node;
  const known = new Map(names);
  for (const [name, definition] of Object.entries(($defs ?? {}) as Node)) {
    const self = `#/$defs/${name}`;
    const named = (as: string) =>
      JSON.parse(JSON.stringify(definition).replaceAll(`"${self}"`, `"#/components/schemas/${as}"`)) as unknown;
    const same = [...schemas].find(([as, schema]) => JSON.stringify(schema) === JSON.stringify(named(as)))?.[0];
    const as = same ?? `Json${schemas.size === 0 ? '' : schemas.size + 1}`;
    schemas.set(as, named(as));
    known.set(self, `#/components/schemas/${as}`);
  }
  return mapped(rest, (value, key) =>
    key === '$ref' && typeof value === 'string' ? (known.get(value) ?? value) : hoisted(value, schemas, known),
  ) as T;
}

function mapped(node: Node, change: (value: unknown, key: string) => unknown): Node {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(value, key)]));
}
