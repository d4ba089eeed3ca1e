/** Search by file name, and filters that fold away. */
import { DOCUMENT_TITLES, DOCUMENT_STATUSES, DOCUMENT_TYPES } from '#contracts/documents.js';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { ChoiceChips } from '../../../ui/choice-chips.js';
import { STATUS_WORDS } from '../../../entities/documents/document-status.js';
import { SearchBox } from '../../../ui/search-box.js';
import { isFiltered, toggled, type ListView } from '../model/list-view.js';
import { t } from '../../../lib/texts.js';

interface ListFiltersProps {
  view: ListView;
  onChange: (part: Partial<ListView>, replace?: boolean) => void;
}

export function ListFilters({ view, onChange }: ListFiltersProps) {
  const [open, setOpen] = useState(() => isFiltered(view));
  const active = view.status.length + view.docType.length;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex gap-3">
        <SearchBox
          label={t('Search by file name')}
          search={view.search}
          onSearch={(search) => onChange({ search }, true)}
        />
        <Button
          aria-expanded={open}
          aria-controls="filters"
          onClick={() => setOpen(!open)}
          icon={<SlidersHorizontal aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        >
          {t('Filters')}
          {active > 0 && <Badge tone="accent">{active}</Badge>}
        </Button>
      </div>
      <div id="filters" hidden={!open} className="rise flex flex-wrap items-end gap-x-8 gap-y-4">
        <ChoiceChips
          legend={t('Status')}
          options={DOCUMENT_STATUSES}
          words={STATUS_WORDS}
          chosen={view.status}
          onToggle={(status) => onChange({ status: toggled(view.status, status) })}
        />
        <ChoiceChips
          legend={t('Document type')}
          options={DOCUMENT_TYPES}
          words={DOCUMENT_TITLES}
          chosen={view.docType}
          onToggle={(docType) => onChange({ docType: toggled(view.docType, docType) })}
        />
        <Button
          look="quiet"
          className="-ml-3"
          size="small"
          disabled={!isFiltered(view) && view.search === ''}
          onClick={() => onChange({ status: [], docType: [], search: '' })}
        >
          {t('Clear Filters')}
        </Button>
      </div>
    </div>
  );
}
