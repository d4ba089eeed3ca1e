/**
 * A client that reads lists, documents and usage over the API without a pause until it is told to stop; nobody writes
 * meanwhile, so each answer must be the one it got the first time. Arguments: url, token, ids. Sends what it saw to its
 * parent.
 */
import { Client } from '../../tests/e2e/client.js';
import { quantile } from '../measuring/statistics.js';

const [url, token, ids] = process.argv.slice(2) as [string, string, string];
const client = new Client(url);
client.token = token;
const paths = [
  '/documents?limit=10',
  '/documents?limit=50&page=7',
  '/documents?limit=10&status=failed',
  '/documents?limit=10&search=März',
  '/workspaces/usage',
  ...ids.split(',').map((id) => `/documents/${id}`),
];

const first = new Map<string, string>();
const took: number[] = [];
const failures: string[] = [];
let stopped = false;
process.once('message', () => (stopped = true));
// A parent that failed says nothing; without this its reader would go on against a server that is gone.
process.once('disconnect', () => process.exit());
for (const path of paths) first.set(path, JSON.stringify(await client.call('GET', path)));
process.send!('reading');

for (let n = 0; !stopped; n++) {
  const path = paths[n % paths.length]!;
  const started = performance.now();
  try {
    if (JSON.stringify(await client.call('GET', path)) !== first.get(path)) failures.push(`${path}: another answer`);
  } catch (error) {
    failures.push(`${path}: ${(error as Error).message}`);
  }
  took.push(performance.now() - started);
}
const seen = {
  reads: took.length,
  failed: failures.length,
  failures: failures.slice(0, 5),
  p50: quantile(took, 0.5),
  p99: quantile(took, 0.99),
  longest: quantile(took, 1),
};
process.send!(seen, () => process.disconnect());
