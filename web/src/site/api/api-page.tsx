/** /api: what a program can do, how it signs in, every operation of the API's own description. */
import { WEBHOOK_EXAMPLE, WEBHOOK_EXAMPLE_SHELL } from '#contracts/webhook-example.js';
import { firstCall } from '../../entities/first-call.js';
import { paths } from '../../entities/paths.js';
import { SitePage } from '../layout/site-page.js';
import { CodeBlock } from '../../ui/code-block.js';
import { EXAMPLES } from './examples.js';
import { OperationEntry } from './operation-entry.js';
import { groups } from './reference.js';

export function ApiPage() {
  return (
    <SitePage path={paths.api}>
      <div className="border-b bg-sheet">
        <div className="mx-auto max-w-7xl px-5 py-14 sm:px-10 sm:py-20">
          <h1 className="text-3xl sm:text-4xl">The API</h1>
          <p className="mt-5 max-w-[40rem] text-md text-ink-soft sm:text-lg sm:leading-8">
            Everything the screens do, your programs can do: upload, follow, read values with their certainty and place,
            correct, export. JSON over HTTP, described in OpenAPI 3.1.
          </p>
          <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-sm">
            <a href="#start" className="link">
              Five steps to a first result
            </a>
            <a href="#keys" className="link">
              API keys
            </a>
            <a href="#clients" className="link">
              Clients
            </a>
            <a href="#agents" className="link">
              Agents (MCP)
            </a>
            <a href="#reference" className="link">
              Every endpoint
            </a>
            <a href={paths.openApi} className="link">
              openapi.json
            </a>
          </p>
        </div>
      </div>
      <Start />
      <Keys />
      <Clients />
      <Agents />
      <Rules />
      <Webhooks />
      <Reference />
    </SitePage>
  );
}

function Start() {
  return (
    <section id="start" aria-labelledby="start-title" className="mx-auto max-w-7xl px-5 py-14 sm:px-10 sm:py-20">
      <h2 id="start-title" className="text-2xl">
        Five steps to a first result
      </h2>
      <p className="mt-3 max-w-[40rem] text-ink-soft">
        Copied into a shell with <code className="font-mono text-sm">curl</code>,{' '}
        <code className="font-mono text-sm">jq</code> and <code className="font-mono text-sm">python3</code>, these
        lines work as they stand. Set <code className="font-mono text-sm">RECTO</code> to the address of your server,
        and the e-mail address and password to yours.
      </p>
      <ol className="mt-10 flex flex-col gap-10">
        {EXAMPLES.map(({ title, text, code }, at) => (
          <li key={title} className="grid gap-x-12 gap-y-4 border-t pt-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <div>
              <h3 className="text-lg">
                <span className="tabular mr-2 text-ink-faint">{at + 1}</span>
                {title}
              </h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </div>
            <CodeBlock code={code} label={title} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const SCOPES = [
  ['documents:read', 'documents with their values, pages, versions and history'],
  ['documents:write', 'upload, correct, propose corrections, confirm, restore, delete'],
  ['export', 'previews, files and templates'],
  ['webhooks', 'webhooks and their messages, with documents:read beside it'],
  ['usage', 'credits of the month and of the last 30 days'],
] as const;

const REFUSALS = [
  ['401', 'api_key_unknown', 'no such key; was all of it sent?'],
  ['401', 'api_key_expired', 'its time is over'],
  ['401', 'api_key_revoked', 'somebody ended it'],
  ['403', 'insufficient_scope', 'WWW-Authenticate names the scopes it would need'],
  ['403', 'not_for_api_keys', 'members, money, accounts and keys are for people'],
  ['400', 'two_credentials', 'one key or token, in one Authorization header'],
  ['429', 'too_many_requests', 'over 600 a minute, unless set otherwise; RateLimit counts down'],
] as const;

const WITH_KEY = `curl -H "Authorization: Bearer $RECTO_KEY" \\
  -F file=@invoice.pdf \\
  "$RECTO/api/documents/upload?wait=30"`;

function Keys() {
  return (
    <section id="keys" aria-labelledby="keys-title" className="mx-auto max-w-7xl px-5 pb-14 sm:px-10 sm:pb-20">
      <h2 id="keys-title" className="text-2xl">
        API keys
      </h2>
      <p className="mt-3 max-w-[40rem] text-ink-soft">
        For programs that run by themselves: no password, no puzzle. The owner of a workspace makes a key under
        Settings, Developers. It is shown once, does what its scopes allow and never more than a member may, and
        histories name it. Revoked, it opens nothing from that moment.
      </p>
      <p className="mt-3 max-w-[40rem] text-ink-soft">
        A sandbox key, <code className="font-mono text-sm">recto_test_…</code>, is for trying things out: it reads our
        six sample documents alone, costs no credits, and sees nothing of the workspace.
      </p>
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-8">
          <CodeBlock code={WITH_KEY} label="Upload with a key" />
          <Terms title="Scopes" terms={SCOPES.map(([scope, opens]) => [scope, opens])} />
        </div>
        <Terms
          title="When a key is refused"
          terms={REFUSALS.map(([status, code, means]) => [`${status} ${code}`, means])}
        />
      </div>
    </section>
  );
}

function Terms({ title, terms }: { title: string; terms: readonly (readonly [term: string, means: string])[] }) {
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <dl className="mt-3 border-b">
        {terms.map(([term, means]) => (
          <div key={term} className="grid gap-x-6 border-t py-2.5 sm:grid-cols-[14rem_minmax(0,1fr)]">
            <dt className="font-mono text-sm">{term}</dt>
            <dd className="text-sm text-ink-soft">{means}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const ACCESS = {
  origin: 'https://recto.example',
  key: 'recto_live_…',
  scopes: ['documents:read', 'documents:write'],
} as const;

const CLIENTS = [
  {
    name: 'TypeScript',
    text: 'For Node, browsers, Deno and Bun, without any dependency.',
    from: 'clients/typescript',
  },
  { name: 'Python', text: 'Built on httpx, sync and async, typed throughout.', from: 'clients/python' },
] as const;

function Clients() {
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

const TOOLS = [
  ['extract_document', 'a file in base64, or by its address; waits for its values'],
  ['wait_for_document', 'until it is read, up to 30 seconds at a time'],
  ['read_values', 'each with its path, certainty, page and place'],
  ['search_documents', 'by file name, status, type, language and day'],
  ['list_for_review', 'values nobody looked at and Recto is not sure of'],
  ['export_documents', 'as JSON, CSV, XML, Excel or PDF'],
] as const;

function Agents() {
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

const RULES = [
  {
    title: 'Authentication',
    text: 'Send an API key, or the token of a session, as “Authorization: Bearer …”. A session lasts 12 hours and ends at once when the password changes or the account is deleted. Signing in with the password asks for the answer to a puzzle; step 1 does it.',
  },
  {
    title: 'Answers',
    text: '{ "success": true, "data": … } or { "success": false, "error": { "code", "message", … } }; with “Accept: application/problem+json” refusals are problems of RFC 9457. Decide by the code, show the message. 401: no or an old token. 402: no credits left. 404: not there, or not yours. 429: wait as Retry-After says.',
  },
  {
    title: 'Reading what you wrote',
    text: 'Writes answer with a Position header. Send it back as Min-Position, and a read waits until it shows what you did.',
  },
  {
    title: 'Two at once',
    text: 'A document’s ETag is its version. Send it as If-Match when you edit; when somebody else was first the answer is 412, and nothing is lost.',
  },
] as const;

function Rules() {
  return (
    <section aria-labelledby="rules-title" className="border-y bg-sheet">
      <div className="mx-auto max-w-7xl px-5 py-14 sm:px-10 sm:py-20">
        <h2 id="rules-title" className="text-2xl">
          Four rules
        </h2>
        <dl className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {RULES.map(({ title, text }) => (
            <div key={title} className="border-t border-line-strong pt-4">
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1.5 text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Webhooks() {
  return (
    <section id="webhooks" aria-labelledby="webhooks-title" className="border-b bg-sheet">
      <div className="mx-auto grid max-w-7xl gap-x-12 gap-y-6 px-5 py-14 sm:px-10 sm:py-20 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="flex flex-col gap-4 text-ink-soft">
          <h2 id="webhooks-title" className="text-2xl text-ink">
            Webhook messages
          </h2>
          <p>
            Be told instead of asking: owners add an address under Settings → Developers, and a signed message comes
            when a document was read, could not be read, was edited, confirmed or deleted, and when credits run low.
          </p>
          <p>
            Messages follow{' '}
            <a href="https://www.standardwebhooks.com" className="link">
              Standard Webhooks
            </a>
            . Signed is <code className="font-mono text-sm">webhook-id</code>, a full stop,{' '}
            <code className="font-mono text-sm">webhook-timestamp</code>, a full stop and the body, byte for byte: by
            HMAC-SHA256 under the bytes that stand in base64 behind <code className="font-mono text-sm">whsec_</code>.
            While a secret is changed there are two signatures; one that fits is enough.
          </p>
          <p>
            Each message comes at least once, those of one document in order; keep the ids you have seen. Answer 2xx
            within 15 seconds, else it is tried again for three days.
          </p>
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          <CodeBlock code={WEBHOOK_EXAMPLE_SHELL} label="Recompute a signature" />
          <p className="text-sm break-all text-ink-soft">
            It prints what stands behind the comma of{' '}
            <code className="font-mono">webhook-signature: {WEBHOOK_EXAMPLE.signature}</code>
          </p>
        </div>
      </div>
    </section>
  );
}

function Reference() {
  return (
    <section
      id="reference"
      aria-labelledby="reference-title"
      className="mx-auto max-w-7xl px-5 py-14 sm:px-10 sm:py-20"
    >
      <h2 id="reference-title" className="text-2xl">
        Every endpoint
      </h2>
      <p className="mt-3 max-w-[40rem] text-ink-soft">
        Made of the same description that the server answers at{' '}
        <a href={paths.openApi} className="link">
          /api/openapi.json
        </a>
        , which is made of the schemas that parse your requests.
      </p>
      {groups.map(({ id, name, description, operations }) => (
        <section key={id} aria-labelledby={`group-${id}`} className="mt-12">
          <h3 id={`group-${id}`} className="text-lg">
            {name}
          </h3>
          <p className="mt-1 text-sm text-ink-soft">{description}</p>
          <ul className="mt-4 border-t border-line-strong">
            {operations.map((operation) => (
              <OperationEntry key={operation.id} operation={operation} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
