/**
 * The fields of one group, each with the editor its shape asks for: a value, a list of values, a list of rows, a group
 * again.
 */
import type { Extraction } from '#contracts/documents.js';
import type { ReactNode } from 'react';
import { fieldLabel } from '../../../entities/values/field-names.js';
import { Field } from '../../../ui/field.js';
import { confirmedUnder, lowestUnder, type Reading } from '../../../entities/values/reading.js';
import { unmoved } from '../fields/draft.js';
import type { Draft } from '../fields/use-draft.js';
import { dotted, type Path } from '../../../entities/values/path.js';
import { isRecord } from '../../../entities/values/value-kind.js';
import { AddField } from './add-field.js';
import { ConfidenceNote } from '../../../entities/values/confidence-note.js';
import { ItemsEditor } from './items-editor.js';
import { RowsEditor } from './rows-editor.js';
import { ValueInput } from './value-input.js';
import { t } from '../../../lib/texts.js';

interface EditorProps<Value> {
  value: Value;
  path: Path;
  draft: Draft;
  reading: Reading;
}

export function GroupEditor({ value, path, draft, reading }: EditorProps<Extraction>) {
  return (
    <div className="flex flex-col gap-2.5">
      {Object.entries(value).map(([key, item]) => (
        <FieldEdit key={key} name={key} value={item} path={[...path, key]} draft={draft} reading={reading} />
      ))}
    </div>
  );
}

function FieldEdit({ name, value, path, draft, reading }: EditorProps<Extraction[string]> & { name: string }) {
  const label = fieldLabel(name);
  const key = dotted(path);
  if (Array.isArray(value)) {
    const rows = value.some(isRecord);
    return (
      <Group label={label}>
        {rows ? (
          <RowsEditor rows={rowsOf(value)} label={label} path={path} draft={draft} />
        ) : (
          <ItemsEditor items={value} label={label} path={path} draft={draft} />
        )}
      </Group>
    );
  }
  if (isRecord(value)) {
    return (
      <Group label={label}>
        <div className="flex flex-col gap-5 border-l pl-5">
          <GroupEditor value={value as Extraction} path={path} draft={draft} reading={reading} />
          <AddField path={path} draft={draft} taken={Object.keys(value)} />
        </div>
      </Group>
    );
  }
  return (
    <div data-row={key}>
      <Field
        ledger
        label={label}
        error={draft.invalid.has(key) ? t('Enter a number, such as 1234.50') : undefined}
        aside={
          <ConfidenceNote
            confidence={lowestUnder(key, reading)}
            edited={reading.isEdited(key)}
            confirmed={confirmedUnder(key, reading)}
          />
        }
      >
        {(ids) => (
          <ValueInput
            {...ids}
            data-path={unmoved(draft.base, draft.values, path)}
            value={value}
            path={path}
            draft={draft}
          />
        )}
      </Field>
    </div>
  );
}

/**
 * What stands among rows and is none is shown as an empty row rather than lost from sight: its place in the list must
 * stay.
 */
const rowsOf = (value: readonly unknown[]): Record<string, unknown>[] =>
  value.map((item) => (isRecord(item) ? item : {}));

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col pt-1">
      <legend className="pb-2 text-sm font-medium">{label}</legend>
      {children}
    </fieldset>
  );
}
