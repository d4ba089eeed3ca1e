/** The clients that come with Recto. */
import { firstCall } from '../../entities/first-call.js';
import { CodeBlock } from '../../ui/code-block.js';
import { ACCESS } from './shown-access.js';

const CLIENTS = [
  {
    name: 'TypeScript',
    text: 'For Node, browsers, Deno and Bun, without any dependency.',
    from: 'clients/typescript',
  },
  { name: 'Python', text: 'Built on httpx, sync and async, typed throughout.', from: 'clients/python' },
] as const;

export function Clients() {
  return (
    <section id="clients" aria-labelledby="clients-title" className="mx-auto max-w-7xl px-5 pb-14 sm:px-10 sm:pb-20">
      <h2 id="clients-title" className="text-2xl">
        Clients
      </h2>
      <p className="mt-3 max-w-[40rem] text-ink-soft">
        They upload and wait, list page after page, ask again after 429, 503 and broken connections without doing
        anything twice, verify webhook messages, and name every refusal. They come with the source of Recto and are in
        no registry yet.
      </p>
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        {CLIENTS.map(({ name, text, from }) => (
          <div key={name} className="flex min-w-0 flex-col gap-3">
            <h3 className="text-lg">{name}</h3>
            <p className="text-ink-soft">
              {text} <code className="font-mono text-sm">{from}</code>
            </p>
            <CodeBlock code={firstCall(name, ACCESS)} label={`Read a document with ${name}`} />
          </div>
        ))}
      </div>
      <p className="mt-8 max-w-[40rem] text-ink-soft">
        For n8n there are nodes: a trigger by webhook, and upload, wait, get and export.{' '}
        <code className="font-mono text-sm">clients/n8n</code>
      </p>
    </section>
  );
}
