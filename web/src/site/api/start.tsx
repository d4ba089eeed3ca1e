/** From nothing to the values of a document, in a shell. */
import { CodeBlock } from '../../ui/code-block.js';
import { EXAMPLES } from './examples.js';

export function Start() {
  return (
    <section id="start" aria-labelledby="start-title" className="mx-auto max-w-7xl px-5 py-14 sm:px-10 sm:py-20">
      <h2 id="start-title" className="text-2xl">
        Five steps to a first result
      </h2>
      <p className="mt-3 max-w-[40rem] text-ink-soft">
        Copied into a shell with <code className="font-mono text-sm">curl</code> and{' '}
        <code className="font-mono text-sm">jq</code>, these lines work as they stand.
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
