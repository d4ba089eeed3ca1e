/** How much and how often: what is refused beyond it, and how a program hears of it. */
import { CodeBlock } from '../../ui/code-block.js';
import { Terms } from './terms.js';

/** Held to what the server refuses by tests/site-claims.spec.ts. */
const LIMITS = [
  ['A file', '10 MB, 50 pages'],
  ['A held answer', '30 seconds'],
  ['Entries a page of a list', '100'],
  ['Documents in one job', '10,000'],
  ['Jobs under way', '100 of a kind in a workspace'],
  ['Files of jobs', 'for a day, the newest 20 of a workspace'],
  ['Values of a document', '10,000, 256 KB in all'],
  ['Edits of a document', '120 an hour'],
  ['Open proposals', '50 on a document'],
  ['API keys', '100 in a workspace'],
  ['Webhooks', '10 in a workspace'],
] as const;

const TOLD = `RateLimit-Policy: "key";q=600;w=60
RateLimit: "key";r=598;t=41`;

export function Limits() {
  return (
    <section id="limits" aria-labelledby="limits-title" className="mx-auto max-w-7xl px-5 pt-14 sm:px-10 sm:pt-20">
      <h2 id="limits-title" className="text-2xl">
        Limits
      </h2>
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4 text-ink-soft">
          <p>
            A key may ask 600 times a minute, unless whoever runs the server set it otherwise; it is counted over all
            processes of the server. Every answer says how it stands: here 598 more within the next 41 seconds.
          </p>
          <CodeBlock code={TOLD} label="Headers of an answer to an API key" />
          <p>
            Beyond that the answer is 429 <code className="font-mono text-sm">too_many_requests</code>, and{' '}
            <code className="font-mono text-sm">Retry-After</code> says when to come again. A refusal for any other
            reason than these names its own code; nothing was done.
          </p>
        </div>
        <Terms title="Sizes and numbers" terms={LIMITS} />
      </div>
    </section>
  );
}
