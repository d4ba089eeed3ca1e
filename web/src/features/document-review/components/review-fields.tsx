/**
 * The fields beside the page: whichever value has the focus is the one that is lit on the page. Enter finds it right
 * and goes to the next one that needs a look; the arrows walk. Inputs keep their own keys.
 */
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.js';
import { useSingleKeys } from '../../../lib/single-keys.js';
import { useReview } from '../model/review-context.js';

const pathOf = (target: EventTarget): string | undefined =>
  (target as Element).closest<HTMLElement>('[data-path]')?.dataset.path;

interface ReviewFieldsProps {
  /** Without pages beside them they have the whole width: the values first, the rest in the margin. */
  alone?: boolean;
  children: ReactNode;
}

export function ReviewFields({ alone = false, children }: ReviewFieldsProps) {
  const { fields, choose, point, focusField, go, confirm, proposals, settle, goToProposal, chosen } = useReview();
  const settleChosen = (how: 'accept' | 'reject') => {
    const note = document.activeElement?.closest<HTMLElement>('[data-proposal]');
    const id = note?.dataset['proposal'];
    const proposal = proposals.find((each) => (id === undefined ? each.path === chosen : each.id === id));
    if (proposal) settle(proposal, how);
  };

  useSingleKeys({
    n: () => go(1),
    j: () => go(1),
    p: () => go(-1),
    k: () => go(-1),
    u: () => go(1, 'uncertain'),
    c: goToProposal,
    a: () => settleChosen('accept'),
    r: () => settleChosen('reject'),
    Escape: () => {
      choose(null);
      if (document.activeElement instanceof HTMLElement && pathOf(document.activeElement))
        document.activeElement.blur();
    },
  });

  const press = (event: KeyboardEvent) => {
    const key = pathOf(event.target);
    const { key: pressed, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key === undefined || isInput(event.target) || ctrlKey || metaKey || altKey || shiftKey) return;
    if (pressed === 'Enter') confirm(key);
    else if (pressed === 'ArrowDown') go(1);
    else if (pressed === 'ArrowUp') go(-1);
    else return;
    event.preventDefault();
  };

  /** A press anywhere on a row is a press on its value, unless text was being selected. */
  const click = (event: MouseEvent) => {
    const row = (event.target as Element).closest<HTMLElement>('[data-row]');
    const elsewhere = (event.target as Element).closest('button, a, input, select, textarea, [data-path]');
    const key = row?.dataset.row;
    if (key === undefined || elsewhere || getSelection()?.isCollapsed === false) return;
    focusField(key);
  };

  return (
    <div
      ref={fields}
      data-fields
      className={classNames(
        '@container min-w-0 gap-x-14 gap-y-12',
        alone
          ? 'grid grid-cols-[minmax(0,1fr)] items-start @4xl:grid-cols-[minmax(0,1fr)_22rem] @4xl:grid-rows-[auto_1fr] @4xl:*:first:row-span-2'
          : 'flex flex-col',
      )}
      onFocus={({ target }: FocusEvent) => {
        const key = pathOf(target);
        if (key !== undefined) choose(key);
      }}
      onKeyDown={press}
      onClick={click}
      onPointerOver={({ target }: PointerEvent) =>
        point(pathOf(target) ?? (target as Element).closest<HTMLElement>('[data-row]')?.dataset.row ?? null)
      }
      onPointerLeave={() => point(null)}
    >
      {children}
    </div>
  );
}

function isInput(target: EventTarget): boolean {
  return /^(INPUT|TEXTAREA|SELECT)$/.test((target as Element).tagName);
}
