/** How a model that works with tools reaches Recto. */
import { firstCall } from '../../entities/first-call.js';
import { CodeBlock } from '../../ui/code-block.js';
import { TOOLS } from './agent-tools.js';
import { ACCESS } from './shown-access.js';
import { Terms } from './terms.js';

export function Agents() {
  return (
    <section id="agents" aria-labelledby="agents-title" className="mx-auto max-w-7xl px-5 pb-14 sm:px-10 sm:pb-20">
      <h2 id="agents-title" className="text-2xl">
        Agents (MCP)
      </h2>
      <p className="mt-3 max-w-[40rem] text-ink-soft">
        A model that works with tools reaches Recto by the{' '}
        <a href="https://modelcontextprotocol.io" className="link">
          Model Context Protocol
        </a>
        : at <code className="font-mono text-sm">/mcp</code> over HTTP, or by{' '}
        <code className="font-mono text-sm">recto mcp</code> on its own machine. It signs in with an API key and may do
        what the scopes of that key allow. Pages and the schema of each type are resources.
      </p>
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <CodeBlock code={firstCall('MCP', ACCESS)} label="Configuration of an agent’s client" />
          <p className="text-sm text-ink-soft">
            What was read from a document stands apart in every answer, marked as data, because a document may be
            written to give orders. Give an agent that reads strangers’ documents only the scopes it needs.
          </p>
        </div>
        <Terms title="Tools" terms={TOOLS} />
      </div>
    </section>
  );
}
