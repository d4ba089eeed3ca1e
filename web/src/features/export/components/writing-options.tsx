/** What stands beside the fields, and in which order the records come. */
import { labelOf } from '#contracts/export-fields.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { Field } from '../../../ui/field.js';
import { Select } from '../../../ui/select.js';
import { useWizard } from '../model/wizard-context.js';
import type { Options } from '../model/wizard.js';
import { msg, t } from '../../../lib/texts.js';

type Flag = { [Key in keyof Options]: Options[Key] extends boolean ? Key : never }[keyof Options];

const FLAGS: readonly (readonly [flag: Flag, label: string, hint: string])[] = [
  ['includeMetadata', msg('Include metadata'), msg('Name, type, language, date, size')],
  ['flattenNested', msg('Flatten nested data'), msg('Each item of a list in columns of its own')],
  ['includeConfidence', msg('Include confidence'), msg('How sure the reading of each value is')],
  ['includeOCR', msg('Include OCR text'), msg('All text as it was read')],
  ['includeRawData', msg('Include raw data'), msg('The engine’s answer before any edit')],
];

const FILE_FIELDS = ['createdAt', 'originalFilename', 'docType', 'language', 'size', 'pages'] as const;

export function WritingOptions() {
  const { wizard, change, fields } = useWizard();
  const { options } = wizard;
  const set = (part: Partial<Options>) => change({ type: 'optionsChanged', options: part });
  const own = fields.filter(({ key, type }) => type !== 'object' && !(FILE_FIELDS as readonly string[]).includes(key));
  const choices = (
    <>
      <optgroup label={t('The file')}>
        {FILE_FIELDS.map((key) => (
          <option key={key} value={key}>
            {t(labelOf(key))}
          </option>
        ))}
      </optgroup>
      <optgroup label={t('What was read')}>
        {own.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </optgroup>
    </>
  );
  return (
    <div className="flex flex-col gap-5 border-t pt-6">
      <fieldset>
        <legend className="pb-1 text-sm font-medium">{t('Options')}</legend>
        <div className="grid gap-x-10 sm:grid-cols-2">
          {FLAGS.map(([flag, label, hint]) => (
            <label key={flag} className="flex min-h-11 items-center gap-2.5">
              <Checkbox
                checked={options[flag]}
                aria-label={t(label)}
                className="-ml-1.5"
                onChange={() => set({ [flag]: !options[flag] })}
              />
              <span className="flex flex-col">
                <span className="text-sm">{t(label)}</span>
                <span className="text-xs text-ink-faint">{t(hint)}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={t('Sort by')}>
          {(ids) => (
            <Select
              {...ids}
              value={options.sortBy.field}
              onChange={(event) => set({ sortBy: { ...options.sortBy, field: event.target.value } })}
            >
              {choices}
            </Select>
          )}
        </Field>
        <Field label={t('Direction')}>
          {(ids) => (
            <Select
              {...ids}
              value={options.sortBy.direction}
              onChange={(event) =>
                set({ sortBy: { ...options.sortBy, direction: event.target.value === 'asc' ? 'asc' : 'desc' } })
              }
            >
              <option value="desc">{t('Descending')}</option>
              <option value="asc">{t('Ascending')}</option>
            </Select>
          )}
        </Field>
        <Field label={t('Group by')}>
          {(ids) => (
            <Select
              {...ids}
              value={options.groupByField}
              onChange={(event) => set({ groupByField: event.target.value })}
            >
              <option value="">{t('No groups')}</option>
              {choices}
            </Select>
          )}
        </Field>
      </div>
    </div>
  );
}
