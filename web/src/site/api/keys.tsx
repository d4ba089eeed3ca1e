/** API keys: what they open, and how one is refused. */
import { Terms } from './terms.js';

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

export function Keys() {
  return (
    <section id="keys" aria-labelledby="keys-title" className="mx-auto max-w-7xl px-5 pb-14 sm:px-10 sm:pb-20">
      <h2 id="keys-title" className="text-2xl">
        API keys
      </h2>
      <p className="mt-3 max-w-[40rem] text-ink-soft">
        For programs that run by themselves: no password, no puzzle. An owner of the workspace makes a key under
        Settings, Developers. It is shown once, does what its scopes allow and never more than a member may, and
        histories name it. Revoked, it opens nothing from that moment.
      </p>
      <p className="mt-3 max-w-[40rem] text-ink-soft">
        A sandbox key, <code className="font-mono text-sm">recto_test_…</code>, is for trying things out: it reads our
        six sample documents alone, costs no credits, and sees nothing of the workspace.
      </p>
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <Terms title="Scopes" terms={SCOPES} />
        <Terms
          title="When a key is refused"
          terms={REFUSALS.map(([status, code, means]) => [`${status} ${code}`, means])}
        />
      </div>
    </section>
  );
}
