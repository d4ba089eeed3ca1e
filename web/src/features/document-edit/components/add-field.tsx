/** Adds a value the engine did not find: its name and what kind it is. */
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.js';
import { Field } from '../../../ui/field.js';
import { Input } from '../../../ui/input.js';
import { Select } from '../../../ui/select.js';
import { fieldName } from '../fields/draft.js';
import type { Draft } from '../fields/use-draft.js';
import type { Path } from '../../../entities/values/path.js';
import type { Kind } from '../../../entities/values/value-kind.js';
import { msg, t } from '../../../lib/texts.js';

const KINDS = [
  ['text', msg('Text')],
  ['number', msg('Number')],
  ['date', msg('Date')],
] as const satisfies readonly (readonly [Kind, string])[];

export function AddField({ path, draft, taken }: { path: Path; draft: Draft; taken: readonly string[] }) {
  const group = path.join(', ');
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<Kind>('text');
  // Groups hold a form's own labels, which stay as they are printed.
  const name = path.length === 0 ? fieldName(typed) : typed.trim();
  const error = taken.includes(name) ? t('This field is there already') : undefined;

  const add = () => {
    if (name === '' || error) return;
    draft.add([...path, name], '', kind);
    setTyped('');
    setOpen(false);
  };

  if (!open) {
    return (
      <Button
        look="quiet"
        size="small"
        className="-ml-3 self-start"
        icon={<Plus aria-hidden="true" className="size-4" />}
        aria-label={group === '' ? undefined : t('Add a field to {group}', { group })}
        onClick={() => setOpen(true)}
      >
        {t('Add a field')}
      </Button>
    );
  }
  return (
    <div className="rise flex flex-wrap items-end gap-3 rounded-md bg-sunken p-4">
      <div className="min-w-44 grow">
        <Field label={t('Name of the field')} error={error}>
          {(ids) => (
            <Input
              {...ids}
              autoFocus
              value={typed}
              placeholder={t('Due date')}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                add();
              }}
            />
          )}
        </Field>
      </div>
      <Field label={t('Kind')}>
        {(ids) => (
          <Select {...ids} value={kind} onChange={(event) => setKind(event.target.value as Kind)}>
            {KINDS.map(([value, word]) => (
              <option key={value} value={value}>
                {t(word)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="flex gap-2">
        <Button onClick={add} disabled={name === '' || error !== undefined}>
          {t('Add')}
        </Button>
        <Button look="quiet" onClick={() => setOpen(false)}>
          {t('Cancel')}
        </Button>
      </div>
    </div>
  );
}
