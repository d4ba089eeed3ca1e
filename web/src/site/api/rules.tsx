/** What holds for every call. */
const RULES = [
  {
    title: 'Authentication',
    text: 'A program sends its API key as “Authorization: Bearer …”. So does the browser the token of a session, which lasts 12 hours; signing in with a password asks for the answer to a puzzle that keeps robots from guessing.',
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
  {
    title: 'Once, however often',
    text: 'Uploads, new tries, proposals, jobs, webhooks and their secrets take an Idempotency-Key of yours. Sent again with it, a request whose answer was lost is answered as it was, and charged once.',
  },
  {
    title: 'Waiting',
    text: 'With “?wait=30” the answer of an upload, a document or a job is held until it is settled, for so many seconds at most. Webhooks tell you without any waiting.',
  },
  {
    title: 'Many at once',
    text: 'POST /api/bulk-jobs/exports and /deletions take up to 10,000 ids and answer with a job: how far it is, what could not be done and why. The file of an export is kept for a day. Uploads need no job: send several at a time.',
  },
  {
    title: 'List after list',
    text: 'Send “next” of an answer back as “cursor”: nothing is told twice or passed over, while entries come and go. Pages by number are there, too.',
  },
] as const;

export function Rules() {
  return (
    <section id="rules" aria-labelledby="rules-title" className="border-y bg-sheet">
      <div className="mx-auto max-w-7xl px-5 py-14 sm:px-10 sm:py-20">
        <h2 id="rules-title" className="text-2xl">
          What holds for every call
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
