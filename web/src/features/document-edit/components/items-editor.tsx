/** A list of single values: one input each, rows can be added and removed. */
import type { Extraction } from '#contracts/documents.js';
import { Plus, X } from 'lucide-react';
import { Button, IconButton } from '../../../ui/button.js';
import { unmoved } from '../fields/draft.js';
import type { Draft } from '../fields/use-draft.js';
import { dotted, type Path } from '../../../entities/values/path.js';
import { ValueInput } from './value-input.js';
import { t } from '../../../lib/texts.js';

interface ItemsEditorProps {
  items: Extraction[string][];
  label: string;
  path: Path;
  draft: Draft;
}

export function ItemsEditor({ items, label, path, draft }: ItemsEditorProps) {
  return (
    <div className="flex flex-col items-start gap-2">
      {items.map((item, index) => {
        const at = [...path, index];
        return (
          <div key={index} className="flex w-full items-center gap-2">
            <ValueInput
              data-path={unmoved(draft.base, draft.values, at)}
              value={item}
              path={at}
              draft={draft}
              aria-label={`${label} ${index + 1}`}
              aria-invalid={draft.invalid.has(dotted(at)) || undefined}
            />
            <IconButton
              label={t('Remove {label} {number}', { label, number: index + 1 })}
              onClick={() => draft.set(at, undefined)}
            >
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </div>
        );
      })}
      <Button
        look="quiet"
        size="small"
        className="-ml-3"
        icon={<Plus aria-hidden="true" className="size-4" />}
        onClick={() => draft.set(path, [...items, ''])}
      >
        {t('Add a value')}
      </Button>
    </div>
  );
}
