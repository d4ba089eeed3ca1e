/** What a form to try the API is made of: the operations of its description that API keys reach. Pure. */
import * as z from 'zod/mini';

export interface Input {
  readonly name: string;
  readonly place: 'path' | 'query' | 'header' | 'form';
  readonly required: boolean;
  readonly note: string;
  /** What it may be; empty: anything. */
  readonly choices: readonly string[];
  readonly isFile: boolean;
}

export interface Operation {
  readonly id: string;
  readonly tag: string;
  /** In capitals. */
  readonly method: string;
  /** As described, with {names} in it. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  /** What a key must be allowed. */
  readonly scopes: readonly string[];
  readonly inputs: readonly Input[];
  /** An example of the JSON it takes. */
  readonly json?: string;
  /** Its answer is bytes, not text. */
  readonly answersFile: boolean;
}

export interface OperationGroup {
  readonly tag: string;
  readonly operations: readonly Operation[];
}

const Text = z._default(z.string(), '');
const Parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z._default(z.boolean(), false),
  description: Text,
  schema: z.unknown(),
});
const Content = z.record(z.string(), z.object({ schema: z.unknown(), example: z.optional(z.unknown()) }));
const Described = z.object({
  operationId: z.string(),
  tags: z._default(z.array(z.string()), []),
  summary: Text,
  description: Text,
  'x-scopes': z._default(z.array(z.string()), []),
  parameters: z._default(z.array(Parameter), []),
  requestBody: z.optional(z.object({ content: Content })),
  responses: z.record(z.string(), z.object({ content: z.optional(z.record(z.string(), z.unknown())) })),
});
const PathItem = z.catchall(z.object({ parameters: z._default(z.array(Parameter), []) }), z.unknown());
export const Description = z.object({
  paths: z.record(z.string(), PathItem),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});
type Description = z.infer<typeof Description>;

const METHODS = ['get', 'post', 'put', 'delete'];
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';

/** In the description's order; groups are its tags. */
export function operationGroups(description: Description): OperationGroup[] {
  const all = Object.entries(description.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const described = Described.safeParse(item[method]);
      if (!described.success || described.data['x-scopes'].length === 0) return [];
      return [operationOf(method, path, item.parameters, described.data, description)];
    }),
  );
  const tags = [...new Set(all.map(({ tag }) => tag))];
  return tags.map((tag) => ({ tag, operations: all.filter((one) => one.tag === tag) }));
}

function operationOf(
  method: string,
  path: string,
  ofPath: readonly z.infer<typeof Parameter>[],
  described: z.infer<typeof Described>,
  { components }: Description,
): Operation {
  const { operationId, tags, summary, description, parameters, requestBody, responses } = described;
  const inputs = [...ofPath, ...parameters].map(({ name, in: place, required, description: note, schema }): Input => ({
    ...{ name, place, required, note },
    ...kindOf(schema),
  }));
  const form = requestBody?.content[FORM_TYPE];
  const body = requestBody?.content[JSON_TYPE];
  const example = body && (body.example ?? exampleOf(body.schema, components.schemas));
  const good = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content ?? {};
  return {
    ...{ id: operationId, tag: tags[0] ?? '', method: method.toUpperCase(), path, summary, description },
    scopes: described['x-scopes'],
    // What must be there comes first.
    inputs: [...inputs, ...(form ? formInputs(form.schema) : [])].toSorted(
      (a, b) => Number(b.required) - Number(a.required),
    ),
    ...(body && { json: JSON.stringify(example, null, 2) }),
    answersFile: Object.keys(good).some((type) => type !== JSON_TYPE),
  };
}

const Schema = z.object({
  $ref: z.optional(z.string()),
  type: z.optional(z.string()),
  format: z.optional(z.string()),
  description: Text,
  enum: z._default(z.array(z.unknown()), []),
  default: z.optional(z.unknown()),
  minItems: z._default(z.number(), 0),
  items: z.optional(z.unknown()),
  properties: z._default(z.record(z.string(), z.unknown()), {}),
  required: z._default(z.array(z.string()), []),
});

function schemaOf(schema: unknown): z.infer<typeof Schema> {
  const parsed = Schema.safeParse(schema);
  return parsed.success ? parsed.data : Schema.parse({});
}

function kindOf(schema: unknown): Pick<Input, 'choices' | 'isFile'> {
  const { enum: choices, format } = schemaOf(schema);
  return { choices: choices.map(String), isFile: format === 'binary' };
}

function formInputs(schema: unknown): Input[] {
  const { properties, required } = schemaOf(schema);
  return Object.entries(properties).map(([name, property]) => ({
    ...{ name, place: 'form', required: required.includes(name), note: schemaOf(property).description },
    ...kindOf(property),
  }));
}

/** The least that is worth filling in: what must be there, else the members that have a default. */
function exampleOf(schema: unknown, named: Readonly<Record<string, unknown>>): unknown {
  const { $ref, ...one } = schemaOf(schema);
  if ($ref !== undefined) return exampleOf(named[$ref.replace('#/components/schemas/', '')], named);
  if (one.default !== undefined) return one.default;
  if (one.enum.length > 0) return one.enum[0];
  if (one.type === 'array') return one.minItems > 0 ? [exampleOf(one.items, named)] : [];
  if (one.type === 'object') {
    const wanted = Object.entries(one.properties).filter(
      ([name, property]) => one.required.includes(name) || schemaOf(property).default !== undefined,
    );
    return Object.fromEntries(wanted.map(([name, property]) => [name, exampleOf(property, named)]));
  }
  if (one.type === 'integer' || one.type === 'number') return 0;
  return one.type === 'boolean' ? false : '';
}
