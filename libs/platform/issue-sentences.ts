/** What a schema refused, in the words of a sentence. Sentences that a schema has of its own stand as they are. */
import type { z } from 'zod';
import { msg } from '#texts/msg.js';
import { part, sentence, type Said, type Sentence } from '#texts/sentence.js';

type Issue = z.core.$ZodIssue;

/** How zod begins where a schema has no words of its own. */
const RAW =
  /^(Too (small|big): expected |Invalid (input|option|string|number|key|ISO|UUID|URL|JSON)\b|Unrecognized key)/;

export function sentenceOn(issue: Issue): Said {
  if (!RAW.test(issue.message)) return issue.message;
  return demandOf(issue, issue.path.join('.') || part(msg('The request')));
}

const KINDS: Record<string, string> = {
  string: msg('a text'),
  number: msg('a number'),
  int: msg('a whole number'),
  boolean: msg('true or false'),
  array: msg('a list'),
  object: msg('an object'),
  record: msg('an object'),
};

function demandOf(issue: Issue, path: string | Sentence): Sentence {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.message.endsWith('received undefined')) return sentence('{path} is required.', { path });
      return sentence('{path} must be {kind}.', { path, kind: part(KINDS[issue.expected] ?? issue.expected) });
    case 'too_small':
      return bounded(path, issue.origin, issue.inclusive === false ? MORE : LEAST, Number(issue.minimum));
    case 'too_big':
      return bounded(path, issue.origin, issue.inclusive === false ? LESS : MOST, Number(issue.maximum));
    case 'invalid_value': {
      const values = issue.values.map(String).join(', ');
      if (issue.values.length > 1) return sentence('{path} must be one of {values}.', { path, values });
      return sentence('{path} must be {value}.', { path, value: values });
    }
    case 'unrecognized_keys':
      return sentence('{path} must not have {keys}.', { path, keys: issue.keys.join(', ') });
    case 'not_multiple_of':
      return sentence('{path} must be a multiple of {divisor}.', { path, divisor: String(issue.divisor) });
    default:
      return sentence('{path} is not valid.', { path });
  }
}

const [MORE, LEAST, LESS, MOST] = [msg('more than'), msg('at least'), msg('less than'), msg('at most')].map(part) as [
  Sentence,
  Sentence,
  Sentence,
  Sentence,
];

function bounded(path: string | Sentence, origin: string, how: Sentence, bound: number): Sentence {
  const values = { path, how, bound };
  if (origin === 'string')
    return sentence('{path} must have {how} {bound} {bound, plural, one {character} other {characters}}.', values);
  if (origin === 'array' || origin === 'set')
    return sentence('{path} must have {how} {bound} {bound, plural, one {item} other {items}}.', values);
  return sentence('{path} must be {how} {bound}.', values);
}
