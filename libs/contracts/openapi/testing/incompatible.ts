/**
 * What a program written against one description of the API would stumble over in the next. New values of an enum in an
 * answer, new members and new operations are no such thing: programs are told to expect them.
 */
import { narrowed, type Schema } from './narrowed.js';

export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface Operation {
  readonly operationId: string;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}
type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

/** A line for each, such as `editDocument: the body: changes: is gone`; none: compatible. */
export function incompatible(before: Description, after: Description): string[] {
  const now = new Map(operationsOf(after));
  return operationsOf(before).flatMap(([at, old]) => {
    const operation = now.get(at);
    if (!operation) return [`${old.operationId}: ${at} is gone`];
    return faultsOf(old, operation, before, after).map((fault) => `${old.operationId}: ${fault}`);
  });
}

function operationsOf({ paths }: Description): [string, Operation][] {
  return Object.entries(paths).flatMap(([path, { parameters = [], ...methods }]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      { ...operation, parameters: [...(parameters as readonly Parameter[]), ...(operation.parameters ?? [])] },
    ]),
  );
}

function faultsOf(old: Operation, now: Operation, before: Description, after: Description): string[] {
  const sent = (was: Schema | undefined, is: Schema | undefined) => narrowed(was, is, before, after);
  // What was answered must take what is answered now.
  const answered = (was: Schema | undefined, is: Schema | undefined) => narrowed(is, was, after, before, true);
  return [
    ...(old.operationId === now.operationId ? [] : [`is called ${now.operationId}`]),
    ...(old.security?.length === 0 && now.security?.length !== 0 ? ['wants a token'] : []),
    ...parameterFaults(old.parameters ?? [], now.parameters ?? [], sent),
    ...bodyFaults(old, now, sent),
    ...Object.entries(old.responses)
      .filter(([status]) => Number(status) < 300)
      .flatMap(([status, { content }]) => {
        const answer = now.responses[status];
        return answer ? contentFaults(`${status}`, content, answer.content, answered) : [`${status} is gone`];
      }),
  ];
}

type Compare = (was: Schema | undefined, is: Schema | undefined) => string[];

function parameterFaults(old: readonly Parameter[], now: readonly Parameter[], compare: Compare): string[] {
  const keyOf = (parameter: Parameter) => `${parameter.in} ${parameter.name}`;
  const was = new Map(old.map((parameter) => [keyOf(parameter), parameter]));
  const is = new Map(now.map((parameter) => [keyOf(parameter), parameter]));
  return [
    ...[...was].flatMap(([key, parameter]) => {
      const there = is.get(key);
      if (!there) return [`${key}: is gone`];
      return compare(parameter.schema, there.schema).map((fault) => `${key}: ${fault}`);
    }),
    ...[...is].flatMap(([key, { required }]) => (required && !was.get(key)?.required ? [`${key}: must be sent`] : [])),
  ];
}

function bodyFaults(old: Operation, now: Operation, compare: Compare): string[] {
  if (!old.requestBody) return now.requestBody ? ['the body: must be sent'] : [];
  return contentFaults('the body', old.requestBody.content, now.requestBody?.content, compare);
}

function contentFaults(at: string, was: Content = {}, is: Content = {}, compare: Compare): string[] {
  return Object.entries(was).flatMap(([type, { schema }]) => {
    const there = is[type];
    if (!there) return [`${at}: ${type} is gone`];
    return compare(schema, there.schema).map((fault) => `${at}: ${fault}`);
  });
}
