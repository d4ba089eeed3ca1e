/**
 * Who changed what, when, and what stood there before; any two versions compared, and an old one made the newest again.
 */
import type { DocumentVersion } from '#contracts/documents.js';
import type { DocumentDetail } from '../../../entities/documents/wire.js';
import { GitCompareArrows, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../entities/paths.js';
import { useMay } from '../../../entities/account/session.js';
import { Button } from '../../../ui/button.js';
import { TimeAgo } from '../../../ui/time-ago.js';
import { ChangeList } from '../../../entities/values/change-list.js';
import { Panel } from '../../../ui/panel.js';
import { CompareDialog, RestoreDialog } from './versions-dialog.js';
import { rich, t } from '../../../lib/texts.js';
import { changeWords } from '../model/change-words.js';

interface Asked {
  readonly what: 'compare' | 'restore';
  readonly version: number;
}

export function VersionHistory({ document }: { document: DocumentDetail }) {
  const { versions, extraction } = document;
  const [asked, setAsked] = useState<Asked | null>(null);
  const currency = typeof extraction.currency === 'string' ? extraction.currency : undefined;
  const close = () => setAsked(null);
  return (
    <Panel
      title={t('Version History')}
      aside={
        <Link to={paths.history(document._id)} className="rounded-sm text-sm text-accent hover:underline">
          {t('Everything that happened')}
        </Link>
      }
    >
      <ol className="flex flex-col">
        {versions
          .toSorted((a, b) => b.version - a.version)
          .map((version) => (
            <li key={version.version} className="relative ml-1 border-l pb-6 pl-5 last:border-transparent last:pb-0">
              <span
                aria-hidden="true"
                className="absolute top-1.5 -left-1.25 size-2.25 rounded-full border border-line-strong bg-sheet"
              />
              <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
                <div>
                  <p className="text-sm">
                    {rich('<b>Version {version}</b> <soft>by {name}</soft>', {
                      version: version.version,
                      name: version.editedBy,
                      b: (inside) => <strong className="font-medium">{inside}</strong>,
                      soft: (inside) => <span className="text-ink-soft">{inside}</span>,
                    })}
                    {version.proposedBy !== undefined && (
                      <span className="text-ink-soft">, {t('proposed by {name}', { name: version.proposedBy })}</span>
                    )}
                    {version.version === document.version && document.version > 1 && (
                      <span className="text-ink-faint">, {t('now')}</span>
                    )}
                  </p>
                  <TimeAgo at={version.editedAt} className="text-xs text-ink-faint" />
                </div>
                {document.version > 1 && (
                  <VersionActions
                    version={version.version}
                    newest={version.version === document.version}
                    onAsk={(what) => setAsked({ what, version: version.version })}
                  />
                )}
              </div>
              <Changes version={version} currency={currency} />
            </li>
          ))}
      </ol>
      {versions.length < document.version && (
        <p className="mt-4 text-sm text-ink-soft">
          {t(
            'These are the newest {shown} of {all} versions. The others can be compared, and all that happened is in the history.',
            { shown: versions.length, all: document.version },
          )}
        </p>
      )}
      {asked?.what === 'compare' && <CompareDialog document={document} version={asked.version} onClose={close} />}
      {asked?.what === 'restore' && <RestoreDialog document={document} version={asked.version} onClose={close} />}
    </Panel>
  );
}

interface VersionActionsProps {
  version: number;
  newest: boolean;
  onAsk: (what: Asked['what']) => void;
}

function VersionActions({ version, newest, onAsk }: VersionActionsProps) {
  const mayReview = useMay('review');
  const icon = { 'aria-hidden': true, className: 'size-3.5', strokeWidth: 1.75 } as const;
  return (
    <div className="-my-1 flex">
      <Button
        look="quiet"
        size="small"
        className="px-2"
        aria-label={t('Compare version {version}', { version })}
        icon={<GitCompareArrows {...icon} />}
        onClick={() => onAsk('compare')}
      >
        {t('Compare')}
      </Button>
      {!newest && mayReview && (
        <Button
          look="quiet"
          size="small"
          className="px-2"
          aria-label={t('Restore version {version}', { version })}
          icon={<Undo2 {...icon} />}
          onClick={() => onAsk('restore')}
        >
          {t('Restore')}
        </Button>
      )}
    </div>
  );
}

function Changes({ version, currency }: { version: DocumentVersion; currency: string | undefined }) {
  return (
    <>
      {version.changes.length > 0 && (
        <ul className="mt-2 flex flex-col gap-0.5 text-sm text-ink-soft">
          {version.changes.map((line, index) => (
            <li key={index} className="wrap-anywhere">
              {changeWords(line)}
            </li>
          ))}
        </ul>
      )}
      {(version.fieldChanges.length > 0 || version.moreChanges !== undefined) && (
        <div className="mt-2.5">
          <ChangeList changes={version.fieldChanges} more={version.moreChanges} currency={currency} />
        </div>
      )}
    </>
  );
}
