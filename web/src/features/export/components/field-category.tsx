/** The fields of one category, with a box for all of them. */
import type { ExportField, FieldType } from '#contracts/export-fields.js';
import { Calendar, Hash, List, ToggleLeft, Type, type LucideIcon } from 'lucide-react';
import { Checkbox } from '../../../ui/checkbox.js';
import { describe } from '../model/field-words.js';
import { useWizard } from '../model/wizard-context.js';
import { allChosen } from '../model/wizard.js';
import { msg, t } from '../../../lib/texts.js';

const TYPES: Record<FieldType, readonly [icon: LucideIcon, word: string]> = {
  string: [Type, msg('Text')],
  number: [Hash, msg('Number')],
  boolean: [ToggleLeft, msg('Yes or no')],
  date: [Calendar, msg('Date')],
  object: [List, msg('List')],
};

export function FieldCategory({ category, fields }: { category: string; fields: readonly ExportField[] }) {
  const { wizard, change } = useWizard();
  const keys = fields.map(({ key }) => key);
  const chosen = keys.filter((key) => wizard.fields.includes(key)).length;
  return (
    <fieldset className="min-w-0">
      <legend className="contents">
        <span className="sr-only">{t(category)}</span>
      </legend>
      <div className="flex items-center justify-between gap-4 border-b pb-1">
        <h3 className="text-md" aria-hidden="true">
          {t(category)}
          <span className="ml-2 font-sans text-xs font-normal text-ink-faint tabular">
            {t('{chosen} of {all}', { chosen, all: keys.length })}
          </span>
        </h3>
        <label className="flex items-center gap-1 text-sm text-ink-soft">
          {t('Select All')}
          <Checkbox
            checked={allChosen(wizard.fields, keys)}
            aria-label={t('Select All {category}', { category: t(category) })}
            className="-mr-1.5"
            onChange={() => change({ type: 'fieldsToggled', keys })}
          />
        </label>
      </div>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {fields.map((field) => (
          <FieldChoice key={field.key} field={field} />
        ))}
      </ul>
    </fieldset>
  );
}

function FieldChoice({ field }: { field: ExportField }) {
  const { wizard, change } = useWizard();
  const { key, type } = field;
  const label = t(field.label);
  const [Icon, word] = TYPES[type];
  return (
    <li className="min-w-0 border-b">
      <label className="flex min-h-12 items-center gap-2.5 py-1">
        <Checkbox
          checked={wizard.fields.includes(key)}
          aria-label={label}
          className="-ml-1.5"
          onChange={() => change({ type: 'fieldToggled', key })}
        />
        <span className="flex min-w-0 grow flex-col">
          <span className="truncate text-sm font-medium" title={key}>
            {label}
          </span>
          <span className="truncate text-xs text-ink-faint">{describe(field, wizard.documents.length)}</span>
        </span>
        <span className="flex shrink-0 items-center gap-1.5 text-xs text-ink-faint">
          <Icon aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
          {t(word)}
        </span>
      </label>
    </li>
  );
}
