/** The margin: what was chosen so far, the short ways, the templates, and help. */
import { labelOf } from '#contracts/export-fields.js';
import type { ReactNode } from 'react';
import { FORMAT_WORDS } from '../../../entities/exports/format-words.js';
import { useWizard } from '../model/wizard-context.js';
import { allChosen, exportable } from '../model/wizard.js';
import { t } from '../../../lib/texts.js';
import { MarginSection } from './margin-section.js';
import { TemplatesPanel } from './templates-panel.js';

export function Margin() {
  return (
    <aside
      aria-label={t('Your export')}
      className="flex flex-col gap-9 border-t pt-8 xl:border-t-0 xl:border-l xl:pt-0 xl:pl-8"
    >
      <Summary />
      <QuickActions />
      <TemplatesPanel />
      <Help />
    </aside>
  );
}

function Summary() {
  const { wizard } = useWizard();
  const { documents, fields, format, options } = wizard;
  const { sortBy, groupByField } = options;
  const facts: [string, ReactNode][] = [
    [t('Documents'), documents.length],
    [t('Fields'), fields.length],
    [t('Format'), FORMAT_WORDS[format]],
    [
      t('Order|of records'),
      `${t(labelOf(sortBy.field))}, ${sortBy.direction === 'desc' ? t('descending') : t('ascending')}`,
    ],
  ];
  if (groupByField) facts.push([t('Groups'), t(labelOf(groupByField))]);
  return (
    <MarginSection title={t('Summary')}>
      <dl className="text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-b py-1.5 last:border-b-0">
            <dt className="text-ink-faint">{name}</dt>
            <dd className="min-w-0 truncate text-right tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </MarginSection>
  );
}

function QuickActions() {
  const { wizard, change, fields, listed, preview, download } = useWizard();
  const keys = fields.map(({ key }) => key);
  const none = wizard.documents.length === 0;
  const ids = (listed ?? []).filter(exportable).map(({ _id }) => _id);
  const allListed = allChosen(
    wizard.documents.map(({ _id }) => _id),
    ids,
  );
  const actions: [string, boolean, () => void][] = [
    [t('Go to documents'), wizard.step !== 'documents', () => change({ type: 'went', step: 'documents' })],
    [t('Go to fields'), !none && wizard.step !== 'fields', () => change({ type: 'went', step: 'fields' })],
    [
      allListed ? t('Deselect listed documents') : t('Select listed documents'),
      ids.length > 0,
      () => change({ type: 'allDocumentsToggled', listed: listed ?? [] }),
    ],
    [
      allChosen(wizard.fields, keys) ? t('Deselect every field') : t('Select every field'),
      keys.length > 0,
      () => change({ type: 'fieldsToggled', keys }),
    ],
    [t('Preview'), true, () => void preview()],
    [t('Download now'), true, download],
    [t('Start over'), !none || wizard.template !== null, () => change({ type: 'startedOver' })],
  ];
  return (
    <MarginSection title={t('Quick actions')}>
      <ul className="-mx-2 flex flex-col">
        {actions.map(([name, open, run]) => (
          <li key={name}>
            <button
              type="button"
              disabled={!open}
              onClick={run}
              className="min-h-8 w-full rounded-md px-2 py-1 text-left text-sm text-accent transition-colors not-disabled:hover:bg-sunken not-disabled:hover:text-accent-strong disabled:cursor-not-allowed disabled:text-ink-faint"
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </MarginSection>
  );
}

function Help() {
  return (
    <MarginSection title={t('Help')}>
      <ul className="flex flex-col gap-2 text-sm text-ink-soft">
        <li>
          {t('Fields come from the documents you selected. A document without a field has an empty value there.')}
        </li>
        <li>
          {t(
            'In Excel, line items stand on a sheet of their own; in CSV, flatten nested data to have them in columns.',
          )}
        </li>
        <li>{t('Text that a spreadsheet could run as a formula is made harmless. Numbers stay numbers.')}</li>
      </ul>
    </MarginSection>
  );
}
