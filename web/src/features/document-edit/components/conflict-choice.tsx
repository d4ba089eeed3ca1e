/** One field that two people changed: yours or theirs. */
import { classNames } from '../../../ui/class-names.js';
import { ValueText } from '../../../entities/values/value-text.js';
import { t } from '../../../lib/texts.js';

export type Side = 'mine' | 'theirs';

interface ConflictChoiceProps {
  field: string;
  label: string;
  mine: unknown;
  theirs: unknown;
  side: Side;
  onChoose: (side: Side) => void;
}

export function ConflictChoice({ field, label, mine, theirs, side, onChoose }: ConflictChoiceProps) {
  const options = [
    { side: 'mine', name: t('Yours'), value: mine },
    { side: 'theirs', name: t('Theirs'), value: theirs },
  ] as const;
  return (
    <fieldset className="flex flex-col gap-2 border-t pt-3">
      <legend className="float-left mb-2 text-sm text-ink-faint">{label}</legend>
      <div className="clear-both grid gap-2 sm:grid-cols-2">
        {options.map((option) => (
          <label
            key={option.side}
            className={classNames(
              'flex items-start gap-2.5 rounded-md border p-3 has-focus-visible:outline-2 has-focus-visible:outline-accent',
              side === option.side ? 'border-accent bg-accent-wash' : 'border-line-strong',
            )}
          >
            <input
              type="radio"
              name={`conflict-${field}`}
              className="mt-1.5 accent-accent outline-none"
              checked={side === option.side}
              onChange={() => onChoose(option.side)}
            />
            <span className="flex min-w-0 flex-col">
              <span className="text-xs text-ink-faint">{option.name}</span>
              <ValueText value={option.value} path={[field]} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
