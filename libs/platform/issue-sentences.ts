/** What a schema refused, in the words of a sentence. Sentences that a schema has of its own stand as they are. */
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** How zod begins where a schema has no words of its own. */
const RAW =
  /^(Too (small|big): expected |Invalid (input|option|string|number|key|ISO|UUID|URL|JSON)\b|Unrecognized key)/;

export function sentenceOn(issue: Issue): string {
  if (!RAW.test(issue.message)) return issue.message;
  return `${issue.path.join('.') || 'The request'} ${demandOf(issue)}.`;
}

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function demandOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.message.endsWith('received undefined')) return 'is required';
      return `must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return bounded(issue.origin, issue.inclusive === false ? 'more than' : 'at least', Number(issue.minimum));
    case 'too_big':
      return bounded(issue.origin, issue.inclusive === false ? 'less than' : 'at most', Number(issue.maximum));
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return `must not have ${issue.keys.join(', ')}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    default:
      return 'is not valid';
  }
}

function bounded(origin: string, how: string, bound: number): string {
  const s = bound === 1 ? '' : 's';
  if (origin === 'string') return `must have ${how} ${bound} character${s}`;
  if (origin === 'array' || origin === 'set') return `must have ${how} ${bound} item${s}`;
  return `must be ${how} ${bound}`;
}
