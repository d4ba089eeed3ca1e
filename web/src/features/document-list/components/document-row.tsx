/**
 * One document, one line: what it is, how it stands, what can be done. On small screens the facts move under the name.
 */
import type { DocumentSummary } from '../../../entities/documents/wire.js';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../entities/paths.js';
import { IconButton } from '../../../ui/button.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { StatusBadge, StatusIcon } from '../../../entities/documents/document-status.js';
import { languageWord, typeWord } from '../../../entities/documents/document-words.js';
import { LedgerRow } from '../../../ui/ledger.js';
import { TimeAgo } from '../../../ui/time-ago.js';
import { t } from '../../../lib/texts.js';

interface DocumentRowProps {
  document: DocumentSummary;
  mayDelete: boolean;
  selected: boolean;
  onSelect: () => void;
  onDelete: () => void;
}

export function DocumentRow({ document, mayDelete, selected, onSelect, onDelete }: DocumentRowProps) {
  const { _id, originalFilename: name, status, language, createdAt } = document;
  const address = paths.document(_id);
  return (
    <LedgerRow selected={selected}>
      {mayDelete && (
        <Checkbox
          checked={selected}
          onChange={onSelect}
          aria-label={t('Select {name}', { name })}
          className="-mx-1.5"
        />
      )}
      <StatusIcon status={status} />
      <div className="flex min-w-0 grow flex-col py-2">
        <Link to={address} title={name} className="truncate font-medium hover:text-accent">
          {name}
        </Link>
        <span className="text-xs text-ink-faint md:hidden">
          {typeWord(document) !== '–' && `${typeWord(document)} · `}
          <TimeAgo at={createdAt} />
          {languageWord(language) !== '–' && ` · ${languageWord(language)}`}
        </span>
      </div>
      <span className="hidden w-28 shrink-0 text-sm text-ink-soft md:block">{typeWord(document)}</span>
      <TimeAgo at={createdAt} className="hidden w-28 shrink-0 text-sm text-ink-soft md:block" />
      <span className="hidden w-8 shrink-0 text-sm text-ink-soft md:block">{languageWord(language)}</span>
      <span className="flex shrink-0 justify-end sm:w-24 sm:justify-start">
        <StatusBadge status={status} />
      </span>
      <span className="flex shrink-0 items-center gap-1">
        <Link
          to={address}
          aria-label={t('View {name}', { name })}
          className="link hidden px-2 text-sm font-medium sm:block"
        >
          {t('View')}
        </Link>
        {mayDelete && (
          <IconButton
            label={t('Delete {name}', { name })}
            onClick={onDelete}
            className="not-disabled:hover:bg-bad-wash not-disabled:hover:text-bad sm:opacity-60 sm:group-hover/row:opacity-100 sm:focus-visible:opacity-100"
          >
            <Trash2 aria-hidden="true" className="size-4" strokeWidth={1.75} />
          </IconButton>
        )}
      </span>
    </LedgerRow>
  );
}
