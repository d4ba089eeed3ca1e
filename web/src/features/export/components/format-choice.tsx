/** One of the formats, each with what it is good for, and the name of the file. */
import { DEFAULT_EXPORT_NAME, EXPORT_EXTENSIONS, EXPORT_FORMATS, type ExportFormat } from '#contracts/export.js';
import { FORMAT_WORDS } from '../../../entities/exports/format-words.js';
import { Field } from '../../../ui/field.js';
import { Input } from '../../../ui/input.js';
import { useWizard } from '../model/wizard-context.js';
import { msg, t } from '../../../lib/texts.js';

const GOOD_FOR: Record<ExportFormat, string> = {
  json: msg('Programs; nested as read'),
  csv: msg('Any spreadsheet or import'),
  excel: msg('Sheets, items on their own'),
  pdf: msg('Reading and filing'),
  xml: msg('Older systems; nested'),
};

export function FormatChoice() {
  const { wizard, change } = useWizard();
  return (
    <div className="flex flex-col gap-5">
      <fieldset>
        <legend className="pb-2 text-sm font-medium">{t('Format')}</legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
          {EXPORT_FORMATS.map((format) => (
            <label
              key={format}
              className="relative flex flex-col gap-0.5 rounded-md border border-line-strong px-3.5 py-2.5 transition-colors hover:border-ink has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name="format"
                value={format}
                aria-label={FORMAT_WORDS[format]}
                checked={wizard.format === format}
                onChange={() => change({ type: 'formatChosen', format })}
                className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
              />
              <span className="flex items-baseline justify-between gap-2">
                <span className="text-sm font-medium">{FORMAT_WORDS[format]}</span>
                <span className="font-mono text-2xs text-ink-soft">.{EXPORT_EXTENSIONS[format]}</span>
              </span>
              <span className="text-xs text-ink-soft">{t(GOOD_FOR[format])}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="max-w-sm">
        <Field label={t('File name')}>
          {(ids) => (
            <span className="relative block">
              <Input
                {...ids}
                value={wizard.fileName}
                maxLength={120}
                placeholder={DEFAULT_EXPORT_NAME}
                className="pr-16"
                onChange={(event) => change({ type: 'renamed', fileName: event.target.value })}
              />
              <span className="pointer-events-none absolute top-2.5 right-3 font-mono text-sm text-ink-faint">
                .{EXPORT_EXTENSIONS[wizard.format]}
              </span>
            </span>
          )}
        </Field>
      </div>
    </div>
  );
}
