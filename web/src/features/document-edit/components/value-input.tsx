/** The input for one value. A number keeps its text while it is typed, and says when it is not one. */
import type { Extraction } from '#contracts/documents.js';
import { useState, type ComponentProps } from 'react';
import { Input, TextArea } from '../../../ui/input.js';
import { Select } from '../../../ui/select.js';
import { parseNumber } from '../fields/draft.js';
import type { Draft } from '../fields/use-draft.js';
import type { Path } from '../../../entities/values/path.js';
import { isDate, kindAt } from '../../../entities/values/value-kind.js';
import { t } from '../../../lib/texts.js';

/** Beside the page, where room is short: a whole IBAN must be seen at once. */
const DENSE = '@sm:text-sm';

interface ValueInputProps extends Omit<ComponentProps<'input'>, 'value' | 'ref'> {
  /** Tells the page which place to light; only while the value stands where the engine found it. */
  'data-path'?: string | undefined;
  value: Extraction[string] | undefined;
  path: Path;
  draft: Draft;
}

export function ValueInput({ value, path, draft, ...ids }: ValueInputProps) {
  const kind = kindAt(path, draft.kinds);
  const text = value === undefined || value === null ? '' : String(value);
  const set = (next: string) => draft.set(path, next);
  if (kind === 'number') return <NumberInput {...ids} value={value} path={path} draft={draft} />;
  if (kind === 'flag') {
    return (
      <Select
        id={ids.id}
        data-path={ids['data-path']}
        aria-label={ids['aria-label']}
        value={text}
        onChange={(event) => draft.set(path, event.target.value === '' ? '' : event.target.value === 'true')}
      >
        <option value=""></option>
        <option value="true">{t('Yes')}</option>
        <option value="false">{t('No')}</option>
      </Select>
    );
  }
  if (kind === 'date' && (text === '' || isDate(text))) {
    return (
      <Input
        {...ids}
        type="date"
        max="9999-12-31"
        value={text}
        onChange={(event) => set(event.target.value)}
        className={DENSE}
      />
    );
  }
  if (kind === 'long') {
    return (
      <TextArea
        id={ids.id}
        data-path={ids['data-path']}
        aria-label={ids['aria-label']}
        aria-describedby={ids['aria-describedby']}
        dir="auto"
        value={text}
        rows={2}
        onChange={(event) => set(event.target.value)}
      />
    );
  }
  return <Input {...ids} dir="auto" value={text} onChange={(event) => set(event.target.value)} className={DENSE} />;
}

function NumberInput({ value, path, draft, ...ids }: ValueInputProps) {
  const [typed, setTyped] = useState(() => (value === undefined || value === null ? '' : String(value)));
  const shown = typeof value === 'number' && parseNumber(typed) !== value ? String(value) : typed;
  const change = (text: string) => {
    setTyped(text);
    const number = parseNumber(text);
    draft.mark(path, text.trim() === '' || number !== undefined);
    draft.set(path, number ?? (text.trim() === '' ? '' : text));
  };
  return (
    <Input
      {...ids}
      inputMode="decimal"
      autoComplete="off"
      value={typeof value === 'string' && value !== '' ? value : shown}
      onChange={(event) => change(event.target.value)}
      className="font-mono text-sm tabular"
    />
  );
}
