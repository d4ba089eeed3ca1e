/** Search by file name, and filters that fold away: status, type, language, days, size. */
import { DOCUMENT_STATUSES, type DocumentSummary, type DocumentType } from '#contracts/documents.js';
import { Search, SlidersHorizontal } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { ChoiceChips } from '../../../ui/choice-chips.js';
import { STATUS_WORDS } from '../../../ui/document-status.js';
import { TYPE_WORDS } from '../../../ui/document-words.js';
import { Field } from '../../../ui/field.js';
import { Input } from '../../../ui/input.js';
import { activeFilters, FILTER_TYPES, NO_FILTERS, type Filters } from '../list-filters.js';
import { useWizard } from '../wizard-context.js';

const TYPING_PAUSE = 250;

/** @param known documents that were listed, for the languages there are */
export function ExportFilters({ known }: { known: readonly DocumentSummary[] }) {
  const { wizard, change } = useWizard();
  const { filters } = wizard;
  const active = activeFilters(filters);
  const [open, setOpen] = useState(active > 0);
  const languages = useLanguages(known, filters.language);
  const set = (part: Partial<Filters>) => change({ type: 'filtered', filters: part });
  const toggle = <Value extends string>(values: readonly Value[], value: Value): Value[] =>
    values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

  return (
    <div className="flex flex-col gap-4 pb-4">
      <div className="flex gap-3">
        <SearchBox search={filters.search} onSearch={(search) => set({ search })} />
        <Button
          aria-expanded={open}
          aria-controls="export-filters"
          onClick={() => setOpen(!open)}
          icon={<SlidersHorizontal aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        >
          Filters
          {active > 0 && <Badge tone="accent">{active}</Badge>}
        </Button>
      </div>
      <div id="export-filters" hidden={!open} className="rise flex flex-col gap-5 border-b pb-6">
        <div className="flex flex-wrap gap-x-10 gap-y-4">
          <ChoiceChips
            legend="Status"
            options={DOCUMENT_STATUSES}
            words={STATUS_WORDS}
            chosen={filters.status}
            onToggle={(status) => set({ status: toggle(filters.status, status) })}
          />
          <ChoiceChips
            legend="Document type"
            options={FILTER_TYPES as readonly DocumentType[]}
            words={TYPE_WORDS}
            chosen={filters.docType}
            onToggle={(docType) => set({ docType: toggle(filters.docType, docType) })}
          />
          {languages.length > 0 && (
            <ChoiceChips
              legend="Language"
              options={languages}
              words={Object.fromEntries(languages.map((language) => [language, language.toUpperCase()]))}
              chosen={filters.language}
              onToggle={(language) => set({ language: toggle(filters.language, language) })}
            />
          )}
        </div>
        <div className="grid max-w-2xl grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-4">
          <Field label="From day">
            {(ids) => (
              <Input
                {...ids}
                type="date"
                value={filters.start}
                max={filters.end || undefined}
                onChange={(event) => set({ start: event.target.value })}
              />
            )}
          </Field>
          <Field label="To day">
            {(ids) => (
              <Input
                {...ids}
                type="date"
                value={filters.end}
                min={filters.start || undefined}
                onChange={(event) => set({ end: event.target.value })}
              />
            )}
          </Field>
          <Field label="At least, MB">
            {(ids) => (
              <Input
                {...ids}
                type="number"
                inputMode="decimal"
                min="0"
                step="0.1"
                value={filters.minSize}
                onChange={(event) => set({ minSize: event.target.value })}
              />
            )}
          </Field>
          <Field label="At most, MB">
            {(ids) => (
              <Input
                {...ids}
                type="number"
                inputMode="decimal"
                min="0"
                step="0.1"
                value={filters.maxSize}
                onChange={(event) => set({ maxSize: event.target.value })}
              />
            )}
          </Field>
        </div>
        <div>
          <Button
            look="quiet"
            size="small"
            className="-ml-3"
            disabled={active === 0 && filters.search === ''}
            onClick={() => set(NO_FILTERS)}
          >
            Clear Filters
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Every language seen in a list so far, so that choosing one does not take the others away. */
function useLanguages(documents: readonly DocumentSummary[], chosen: readonly string[]): readonly string[] {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const found = documents.map(({ language }) => language).filter((language) => language !== '' && language !== 'und');
  const all = [...new Set([...seen, ...found, ...chosen])].sort();
  if (all.length > seen.length) setSeen(all);
  return all;
}

/** Tells of a search when the typing pauses. */
function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [text, setText] = useState(search);
  const [told, setTold] = useState(search);
  if (search !== told) {
    setTold(search);
    setText(search);
  }
  useEffect(() => {
    if (text.trim() === search) return;
    const timer = setTimeout(() => {
      setTold(text.trim());
      onSearch(text.trim());
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
