/** A document's values while a member edits them, and whether they may be saved. */
import type { Extraction } from '#contracts/documents.js';
import { useCallback, useMemo, useState } from 'react';
import { changedFields, pruned, withValue } from './draft.js';
import { dotted, type Path, shapeOf } from '../../../entities/values/path.js';
import { kindsIn, type Kind, type Kinds } from '../../../entities/values/value-kind.js';

type Json = Extraction[string];

export interface Draft {
  readonly values: Extraction;
  /** What they began as. */
  readonly base: Extraction;
  readonly kinds: Kinds;
  readonly invalid: ReadonlySet<string>;
  /** What would be saved. */
  readonly result: Extraction;
  readonly changed: readonly string[];
  set(path: Path, value: Json | undefined): void;
  add(path: Path, value: Json, kind?: Kind): void;
  mark(path: Path, valid: boolean): void;
  replace(base: Extraction, values: Extraction): void;
}

export function useDraft(extraction: Extraction): Draft {
  const [base, setBase] = useState(extraction);
  const [values, setValues] = useState(extraction);
  const [added, setAdded] = useState<Kinds>(new Map());
  const [invalid, setInvalid] = useState<ReadonlySet<string>>(new Set());

  const kinds = useMemo(() => new Map([...kindsIn(base), ...added]), [base, added]);
  const result = useMemo(() => pruned(values), [values]);
  const changed = useMemo(() => changedFields(base, result), [base, result]);

  const set = useCallback((path: Path, value: Json | undefined) => {
    setValues((old) => withValue(old, path, value) as Extraction);
    // A row that went takes its faults along; those of the rows after it are noted again as they are drawn again.
    if (value === undefined)
      setInvalid((old) => new Set([...old].filter((at) => !at.startsWith(dotted(path.slice(0, -1))))));
  }, []);

  const add = useCallback(
    (path: Path, value: Json, kind?: Kind) => {
      if (kind) setAdded((old) => new Map([...old, [shapeOf(path), kind]]));
      set(path, value);
    },
    [set],
  );

  const mark = useCallback((path: Path, valid: boolean) => {
    const at = dotted(path);
    setInvalid((old) => {
      if (old.has(at) !== valid) return old;
      const next = new Set(old);
      if (valid) next.delete(at);
      else next.add(at);
      return next;
    });
  }, []);

  const replace = useCallback((nextBase: Extraction, next: Extraction) => {
    setBase(nextBase);
    setValues(next);
    setInvalid(new Set());
  }, []);

  return { values, base, kinds, invalid, result, changed, set, add, mark, replace };
}
