/** Search by file name, and filters that fold away: status, type, language, days, size. */
import { DOCUMENT_TITLES, DOCUMENT_STATUSES } from '#contracts/documents.js';
import type { DocumentSummary } from '../../../entities/documents/wire.js';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { ChoiceChips } from '../../../ui/choice-chips.js';
import { STATUS_WORDS } from '../../../entities/documents/document-status.js';
import { Field } from '../../../ui/field.js';
import { Input } from '../../../ui/input.js';
import { SearchBox } from '../../../ui/search-box.js';
import { activeFilters, FILTER_TYPES, NO_FILTERS, type Filters } from '../model/list-filters.js';
import { useWizard } from '../model/wizard-context.js';
import { t } from '../../../lib/texts.js';

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
        <SearchBox label={t('Search by file name')} search={filters.search} onSearch={(search) => set({ search })} />
        <Button
          aria-expanded={open}
          aria-controls="export-filters"
          onClick={() => setOpen(!open)}
          icon={<SlidersHorizontal aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        >
          {t('Filters')}
          {active > 0 && <Badge tone="accent">{active}</Badge>}
        </Button>
      </div>
      <div id="export-filters" hidden={!open} className="rise flex flex-col gap-5 border-b pb-6">
        <div className="flex flex-wrap gap-x-10 gap-y-4">
          <ChoiceChips
            legend={t('Status')}
            options={DOCUMENT_STATUSES}
            words={STATUS_WORDS}
            chosen={filters.status}
            onToggle={(status) => set({ status: toggle(filters.status, status) })}
          />
          <ChoiceChips
            legend={t('Document type')}
            options={FILTER_TYPES}
            words={DOCUMENT_TITLES}
            chosen={filters.docType}
            onToggle={(docType) => set({ docType: toggle(filters.docType, docType) })}
          />
          {languages.length > 0 && (
            <ChoiceChips
              legend={t('Language')}
              options={languages}
              words={Object.fromEntries(languages.map((language) => [language, language.toUpperCase()]))}
              chosen={filters.language}
              onToggle={(language) => set({ language: toggle(filters.language, language) })}
            />
          )}
        </div>
        <div className="grid max-w-2xl grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-4">
          <DayField
            label={t('From day')}
            value={filters.start}
            max={filters.end}
            onChange={(start) => set({ start })}
          />
          <DayField label={t('To day')} value={filters.end} min={filters.start} onChange={(end) => set({ end })} />
          <SizeField label={t('At least, MB')} value={filters.minSize} onChange={(minSize) => set({ minSize })} />
          <SizeField label={t('At most, MB')} value={filters.maxSize} onChange={(maxSize) => set({ maxSize })} />
        </div>
        <div>
          <Button
            look="quiet"
            size="small"
            className="-ml-3"
            disabled={active === 0 && filters.search === ''}
            onClick={() => set(NO_FILTERS)}
          >
            {t('Clear Filters')}
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

interface FilterFieldProps {
  label: string;
  /** As typed; '' for none */
  value: string;
  min?: string;
  max?: string;
  onChange: (value: string) => void;
}

function DayField({ label, min, max, onChange, value }: FilterFieldProps) {
  return (
    <Field label={label}>
      {(ids) => (
        <Input
          {...ids}
          type="date"
          value={value}
          min={min || undefined}
          max={max || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

function SizeField({ label, onChange, value }: FilterFieldProps) {
  return (
    <Field label={label}>
      {(ids) => (
        <Input
          {...ids}
          type="number"
          inputMode="decimal"
          min="0"
          step="0.1"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
