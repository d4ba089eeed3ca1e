/** One operation: a line that opens to what is sent and what comes back. Opens without script, too. */
import { ChevronRight } from 'lucide-react';
import { classNames } from '../../ui/class-names.js';
import type { Operation, Value } from './reference.js';

const TONES: Readonly<Record<string, string>> = {
  GET: 'text-good',
  POST: 'text-accent',
  PUT: 'text-warn',
  DELETE: 'text-bad',
};

export function OperationEntry({ operation }: { operation: Operation }) {
  const { id, method, path, summary, description, open, keyScopes, parameters, bodyType, body, answers } = operation;
  return (
    <li id={id} className="border-b">
      <details className="group">
        <summary className="grid list-none grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 gap-y-0.5 py-3 hover:bg-sunken sm:grid-cols-[auto_4rem_minmax(0,5fr)_minmax(0,6fr)] [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden="true"
            className="row-span-2 size-4 self-center text-ink-faint transition-transform group-open:rotate-90 sm:row-span-1"
          />
          <span className="flex gap-3 font-mono text-sm sm:contents">
            <span className={classNames('font-semibold', TONES[method])}>{method}</span>
            <span className="min-w-0 break-all">{path}</span>
          </span>
          <span className="col-start-2 text-sm text-ink-soft sm:col-start-auto">
            {summary}
            {open && (
              <span className="ml-2 rounded-sm bg-sunken px-1.5 py-0.5 text-xs whitespace-nowrap">no token</span>
            )}
          </span>
        </summary>
        <div className="grid gap-x-12 gap-y-6 pt-2 pb-8 pl-7 lg:grid-cols-2">
          <div className="flex flex-col gap-6">
            <p className="text-sm text-ink-soft">{description}</p>
            {!open && (
              <p className="text-sm text-ink-soft">
                {keyScopes.length > 0 ? (
                  <>
                    API keys with <code className="font-mono">{keyScopes.join(' ')}</code> reach it.
                  </>
                ) : (
                  'Not for API keys.'
                )}
              </p>
            )}
            {parameters.length > 0 && <Values title="Parameters" values={parameters} />}
            {bodyType && <Values title={`Body, ${bodyType}`} values={body} />}
            {parameters.length === 0 && !bodyType && <p className="text-sm text-ink-faint">Nothing to send.</p>}
          </div>
          <div>
            <h4 className="text-sm font-semibold">Answers</h4>
            <ul className="mt-2 flex flex-col gap-2 text-sm">
              {answers.map(({ status, description: answer, data }) => (
                <li key={status}>
                  <span className="tabular mr-2 font-mono">{status}</span>
                  <span className="text-ink-soft">{answer}</span>
                  {data.length > 0 && <Values values={data} />}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </details>
    </li>
  );
}

function Values({ title, values }: { title?: string; values: readonly Value[] }) {
  return (
    <div>
      {title && <h4 className="text-sm font-semibold">{title}</h4>}
      <dl className="mt-1.5 text-sm">
        {values.map(({ name, type, required, note }) => (
          <div key={name} className="border-t py-1.5">
            <dt className="inline font-mono">
              {name}
              {!required && title && <span className="font-sans text-ink-faint"> optional</span>}
            </dt>
            <dd className="ml-3 inline text-ink-faint">
              <span className="break-words">{type}</span>
              {note && <span className="block text-ink-soft">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
