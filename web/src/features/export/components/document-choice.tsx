/** One document to choose or leave: the whole line is the label of its box. */
import type { DocumentSummary } from '../../../entities/documents/wire.js';
import { megabytes } from '../../../lib/format.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { StatusBadge } from '../../../entities/documents/document-status.js';
import { languageWord, typeWord } from '../../../entities/documents/document-words.js';
import { LedgerRow } from '../../../ui/ledger.js';
import { TimeAgo } from '../../../ui/time-ago.js';
import { exportable } from '../model/wizard.js';
import { t } from '../../../lib/texts.js';

interface DocumentChoiceProps {
  document: DocumentSummary;
  chosen: boolean;
  onToggle: () => void;
}

export function DocumentChoice({ document, chosen, onToggle }: DocumentChoiceProps) {
  const { originalFilename: name, language, createdAt, size, status } = document;
  const closed = !exportable(document);
  return (
    <LedgerRow selected={chosen}>
      <label className={`flex min-w-0 grow items-center gap-3 py-1.5 sm:gap-4 ${closed ? 'text-ink-faint' : ''}`}>
        <Checkbox
          checked={chosen}
          disabled={closed}
          onChange={onToggle}
          aria-label={t('Select {name}', { name })}
          className="-mx-1.5"
        />
        <span className="flex min-w-0 grow flex-col py-1">
          <span title={name} className="truncate font-medium">
            {name}
          </span>
          <span className="truncate text-xs text-ink-faint md:hidden">
            {typeWord(document)} · <TimeAgo at={createdAt} /> · {languageWord(language)}
          </span>
        </span>
        <span className="hidden w-28 shrink-0 text-sm text-ink-soft md:block">{typeWord(document)}</span>
        <TimeAgo at={createdAt} className="hidden w-28 shrink-0 text-sm text-ink-soft md:block" />
        <span className="hidden w-8 shrink-0 text-sm text-ink-soft md:block">{languageWord(language)}</span>
        <span className="hidden w-20 shrink-0 text-right text-sm text-ink-soft tabular md:block">
          {megabytes(size)}
        </span>
      </label>
      {closed && <StatusBadge status={status} />}
    </LedgerRow>
  );
}
