/** Webhook messages: when they come, and what exactly is signed. */
import { WEBHOOK_EXAMPLE, WEBHOOK_EXAMPLE_SHELL } from '#contracts/webhook-example.js';
import { CodeBlock } from '../../ui/code-block.js';

export function Webhooks() {
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
