/**
 * A value among others (a cell, an item of a list) that can be chosen: by a press, by the walk through the values, from
 * its box.
 */
import type { ReactNode } from 'react';
import { certaintyOf } from '../../../entities/values/certainty.js';
import { classNames } from '../../../ui/class-names.js';
import { lowestUnder } from '../../../entities/values/reading.js';
import { dotted, type Path } from '../../../entities/values/path.js';
import { useReview } from '../model/review-context.js';

export function ValueSpot({ path, children }: { path: Path; children: ReactNode }) {
  const { reading, chosen, pointed } = useReview();
  const key = dotted(path);
  const confidence = lowestUnder(key, reading);
  const doubtful = confidence !== undefined && certaintyOf(confidence) === 'check';
  const lit = chosen === key || pointed === key;
  return (
    <span
      data-path={key}
      tabIndex={-1}
      className={classNames(
        '-mx-1 inline-block min-h-6 rounded-sm px-1 transition-colors focus:outline-2 focus:outline-offset-0 focus:outline-mark-line',
        lit ? 'bg-mark-wash' : 'hover:bg-sunken',
        doubtful && 'underline decoration-bad decoration-wavy decoration-1 underline-offset-4',
      )}
    >
      {children}
    </span>
  );
}
