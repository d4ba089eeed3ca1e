/** Search by file name, and filters that fold away. */
import { DOCUMENT_STATUSES, DOCUMENT_TYPES } from '#contracts/documents.js';
import { Search, SlidersHorizontal } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { ChoiceChips } from '../../../ui/choice-chips.js';
import { STATUS_WORDS } from '../../../ui/document-status.js';
import { TYPE_WORDS } from '../../../ui/document-words.js';
import { Input } from '../../../ui/input.js';
import { isFiltered, toggled, type ListView } from '../list-view.js';

const TYPING_PAUSE = 250;

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
        <SearchBox search={view.search} onSearch={(search) => onChange({ search }, true)} />
        <Button
          aria-expanded={open}
          aria-controls="filters"
          onClick={() => setOpen(!open)}
          icon={<SlidersHorizontal aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        >
          Filters
          {active > 0 && <Badge tone="accent">{active}</Badge>}
        </Button>
      </div>
      <div id="filters" hidden={!open} className="rise flex flex-wrap items-end gap-x-8 gap-y-4">
        <ChoiceChips
          legend="Status"
          options={DOCUMENT_STATUSES}
          words={STATUS_WORDS}
          chosen={view.status}
          onToggle={(status) => onChange({ status: toggled(view.status, status) })}
        />
        <ChoiceChips
          legend="Document type"
          options={DOCUMENT_TYPES}
          words={TYPE_WORDS}
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
          Clear Filters
        </Button>
      </div>
    </div>
  );
}

/** Tells of a search when the typing pauses, and follows a search that comes from elsewhere (the address, Clear Filters). */
function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [text, setText] = useState(search);
  const [seen, setSeen] = useState(search);
  const [sent, setSent] = useState(search);
  if (search !== seen) {
    setSeen(search);
    if (search !== sent) setText(search);
    setSent(search);
  }
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === search) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      onSearch(wanted);
    }, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text, search, onSearch]);
  return (
    <label className="relative min-w-0 grow sm:max-w-md">
      <span className="sr-only">Search by file name</span>
      <Search aria-hidden="true" className="pointer-events-none absolute top-3 left-3 size-4 text-ink-faint" />
      <Input
        type="search"
        value={text}
        maxLength={200}
        placeholder="Search by file name"
        className="pl-9.5"
        onChange={(event) => setText(event.target.value)}
      />
    </label>
  );
}
