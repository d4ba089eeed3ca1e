/** Who changed what, when, and what stood there before. */
import type { DocumentVersion, FieldChange } from '#contracts/documents.js';
import { ArrowRight } from 'lucide-react';
import { fieldLabel } from '../../../lib/format.js';
import { TimeAgo } from '../../../ui/time-ago.js';
import { Panel } from './panel.js';
import { ValueText } from './value-text.js';

export function VersionHistory({
  versions,
  currency,
}: {
  versions: readonly DocumentVersion[];
  currency: string | undefined;
}) {
  return (
    <Panel title="Version History">
      <ol className="flex flex-col">
        {versions
          .toSorted((a, b) => b.version - a.version)
          .map((version) => (
            <li key={version.version} className="relative border-l pb-6 pl-5 last:border-transparent last:pb-0">
              <span
                aria-hidden="true"
                className="absolute top-1.5 -left-1.25 size-2.25 rounded-full border border-line-strong bg-sheet"
              />
              <p className="text-sm">
                <strong className="font-medium">Version {version.version}</strong>
                <span className="text-ink-soft"> by {version.editedBy}</span>
              </p>
              <TimeAgo at={version.editedAt} className="text-xs text-ink-faint" />
              <Changes version={version} currency={currency} />
            </li>
          ))}
      </ol>
    </Panel>
  );
}

function Changes({ version, currency }: { version: DocumentVersion; currency: string | undefined }) {
  return (
    <>
      {version.changes.length > 0 && (
        <ul className="mt-2 flex flex-col gap-0.5 text-sm text-ink-soft">
          {version.changes.map((line, index) => (
            <li key={index} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
      {version.fieldChanges.length > 0 && (
        <ul className="mt-2.5 flex flex-col gap-2 text-xs">
          {version.fieldChanges.map((change) => (
            <ChangeRow key={change.path} change={change} currency={currency} />
          ))}
        </ul>
      )}
    </>
  );
}

function ChangeRow({ change, currency }: { change: FieldChange; currency: string | undefined }) {
  const path = change.path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  return (
    <li className="flex flex-col gap-0.5">
      <span className="text-ink-faint">
        {path.map((key) => (typeof key === 'number' ? `row ${key + 1}` : fieldLabel(key))).join(', ')}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <del className="text-ink-faint decoration-bad/60">
          <ValueText value={change.before} path={path} currency={currency} />
        </del>
        <ArrowRight aria-label="became" className="size-3 shrink-0 self-center text-ink-faint" />
        <ins className="font-medium text-ink no-underline">
          <ValueText value={change.after} path={path} currency={currency} />
        </ins>
      </span>
    </li>
  );
}
