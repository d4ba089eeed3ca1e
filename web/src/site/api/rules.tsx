/** What holds for every call. */
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

export function Rules() {
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
