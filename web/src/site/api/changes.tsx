/** What became different for programs, release by release. */
import { releases } from './changelog.js';

export function Changes() {
  return (
    <section id="changelog" aria-labelledby="changelog-title" className="border-t bg-sheet">
      <div className="mx-auto max-w-7xl px-5 py-14 sm:px-10 sm:py-20">
        <h2 id="changelog-title" className="text-2xl">
          Changelog
        </h2>
        <p className="mt-3 max-w-[40rem] text-ink-soft">
          What programs notice. What would break one is held against the description of the last release by a test, and
          is named here.
        </p>
        {releases.map(({ name, date, entries }) => (
          <section key={name} aria-label={name} className="mt-10">
            <h3 className="text-lg">
              {name} {date && <time className="ml-2 text-sm text-ink-faint">{date}</time>}
            </h3>
            <ul className="mt-3 border-b">
              {entries.map(({ kind, html }) => (
                <li key={html} className="grid gap-x-6 gap-y-1 border-t py-3 sm:grid-cols-[6rem_minmax(0,1fr)]">
                  <span className="text-sm font-medium">{kind}</span>
                  <span
                    className="max-w-[52rem] text-sm wrap-anywhere text-ink-soft [&_code]:font-mono"
                    dangerouslySetInnerHTML={{ __html: html }}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
