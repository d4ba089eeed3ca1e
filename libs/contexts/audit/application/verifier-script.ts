/** The program in every audit package, as text: it shares no code with Recto on purpose. */
export const VERIFIER = `// Checks this folder: node verify.mjs. Exit status: 0 intact, 1 not intact. Needs Node.js 20 or newer and nothing else.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const here = new URL('.', import.meta.url);
const lines = (name) => readFileSync(new URL(name, here), 'utf8').split('\\n').filter(Boolean);

/** RFC 8785 for what these files hold: names in order, no spaces. */
function canonical(value) {
  if (Array.isArray(value)) return '[' + value.map(canonical).join(',') + ']';
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return '{' + Object.keys(value).sort().map((name) => JSON.stringify(name) + ':' + canonical(value[name])).join(',') + '}';
}

const faults = [];
const listed = lines('hashes.sha256').map((line) => line.split('  '));
const history = lines('history.jsonl').map((line) => JSON.parse(line));
const events = lines('events.jsonl').map((line) => JSON.parse(line));
let previous = '';
events.forEach((event, n) => {
  const say = (fault) => faults.push('fact ' + n + ' (' + event.type + ' ' + event.id + '): ' + fault);
  const { hash, ...metadata } = event.metadata;
  const { stream, revision, id, type, data } = event;
  const text = canonical({ stream, revision, id, type, data, metadata });
  const [sum, file] = listed[n] ?? [];
  if (revision !== n) say('revision ' + n + ' is missing');
  if (stream !== events[0].stream) say('it belongs to another history');
  if (createHash('sha256').update(text).digest('hex') !== hash) say('its content was changed');
  if (metadata.previousHash !== previous) say('it does not follow the fact before it');
  if (sum !== hash || !file || readFileSync(new URL(file, here), 'utf8') !== text) say('hashes.sha256 or hashed/ says otherwise');
  const told = history[n] ?? {};
  const same = told.id === id && told.type === type && told.at === metadata.occurredAt && told.hash === hash;
  if (!same || told.actor.id !== metadata.actor.id) say('history.jsonl says otherwise');
  previous = hash;
});
if (listed.length !== events.length || history.length !== events.length) faults.push('the files do not hold the same number of facts');
if (events.length === 0) faults.push('there is no fact here');
for (const fault of faults) console.log(fault);
console.log(events.length + ' facts: ' + (faults.length === 0 ? 'intact' : faults.length + ' faults'));
process.exitCode = faults.length === 0 ? 0 : 1;
`;
