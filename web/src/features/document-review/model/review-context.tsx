/**
 * What is being looked at while a document is reviewed: one value at a time, on its page and among its fields. Fields
 * are found by their `data-path`, wherever they are drawn: as text, in a table or as inputs.
 */
import type { Proposal } from '#contracts/documents.js';
import type { DocumentDetail } from '../../../entities/documents/wire.js';
import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { messageOf, PRECONDITION_FAILED, statusOf } from '../../../lib/api-error.js';
import { useMay } from '../../../entities/account/session.js';
import { toast } from '../../../ui/toast-list.js';
import { useConfirmFields } from '../api/confirm-fields.command.js';
import { useSettleProposal, type Settling } from '../api/settle-proposal.command.js';
import { readingOf, type Reading } from '../../../entities/values/reading.js';
import { placesOf, rowMates, type Place } from './places.js';
import { isUncertain, keysIn, nextOf } from '../../../entities/values/values.js';
import { t } from '../../../lib/texts.js';

export interface Review {
  readonly reading: Reading;
  readonly places: readonly Place[];
  /** Are its pages still there? */
  readonly originalShown: boolean;
  /** Keys of all values, in the order in which they are shown. */
  readonly keys: readonly string[];
  /** Of those, the ones somebody should look at. */
  readonly uncertain: readonly string[];
  /** Else values are walked through and looked at, no more. */
  readonly mayReview: boolean;
  readonly chosen: string | null;
  readonly pointed: string | null;
  /** Where the fields stand. */
  readonly fields: RefObject<HTMLDivElement | null>;
  choose(key: string | null): void;
  point(key: string | null): void;
  /** Moves the focus to the value's field. */
  focusField(key: string): void;
  /** To the next value, or the next one that needs a look; false when there is none. */
  go(step: 1 | -1, only?: 'uncertain'): boolean;
  /**
   * Finds the value right, with those of its row that stand in the same place, and goes to the next that needs a look.
   */
  confirm(key: string): void;
  /** Corrections that wait for a person. */
  readonly proposals: readonly Proposal[];
  /** Is one being accepted or rejected? */
  readonly settling: boolean;
  /** Then the focus goes to its value. */
  settle(proposal: Proposal, how: Settling): void;
  /** To the next proposed correction. */
  goToProposal(): void;
  /** Where the value came from; undefined for one that a person added. */
  sourceOf(key: string): string | undefined;
}

const ReviewContext = createContext<Review | null>(null);

export function useReview(): Review {
  const review = use(ReviewContext);
  if (!review) throw new Error('There is no document under review here.');
  return review;
}

export function ReviewProvider({ document, children }: { document: DocumentDetail; children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null);
  const mayReview = useMay('review');
  const [chosen, choose] = useState<string | null>(null);
  const [pointed, point] = useState<string | null>(null);
  const { mutate } = useConfirmFields(document._id);
  const { mutate: mutateProposal, isPending: settling } = useSettleProposal(document._id);
  const { version, originalDeleted, proposals } = document;
  const reading = useMemo(() => readingOf(document), [document]);
  const places = useMemo(() => (originalDeleted ? [] : placesOf(document)), [document, originalDeleted]);
  const { extraction, confidence, evidence } = document;
  const keys = useMemo(() => keysIn({ extraction, confidence }), [extraction, confidence]);
  const uncertain = useMemo(() => keys.filter((key) => isUncertain(key, reading)), [keys, reading]);

  const focusField = useCallback((key: string) => {
    const field = fields.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(key)}"]`);
    choose(key);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'nearest' });
  }, []);

  const go = useCallback(
    (step: 1 | -1, only?: 'uncertain') => {
      const next = nextOf(keys, chosen, (key) => only === undefined || uncertain.includes(key), step);
      if (next !== undefined) focusField(next);
      return next !== undefined;
    },
    [keys, uncertain, chosen, focusField],
  );

  const confirm = useCallback(
    (key: string) => {
      if (!mayReview) return;
      const paths = rowMates(places, key).filter((mate) => uncertain.includes(mate));
      const next = nextOf(keys, key, (other) => uncertain.includes(other) && !paths.includes(other));
      if (next !== undefined) focusField(next);
      if (paths.length === 0) return;
      mutate(
        { paths, version },
        {
          onError: (error) =>
            toast.error(
              statusOf(error) === PRECONDITION_FAILED
                ? t('Somebody else edited this document. Please look at the value again.')
                : messageOf(error, t('Failed to confirm the value')),
            ),
        },
      );
    },
    [mayReview, mutate, version, places, keys, uncertain, focusField],
  );

  const settle = useCallback(
    (proposal: Proposal, how: Settling) => {
      if (!mayReview || settling || (how === 'accept' && proposal.outdated)) return;
      mutateProposal({ proposal: proposal.id, how }, { onSuccess: () => focusField(proposal.path) });
    },
    [mayReview, settling, mutateProposal, focusField],
  );

  const goToProposal = useCallback(() => {
    const notes = [...(fields.current?.querySelectorAll<HTMLElement>('[data-proposal]') ?? [])];
    const at = notes.findIndex((note) => note.contains(globalThis.document.activeElement));
    const next = notes[(at + 1) % notes.length];
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'nearest' });
  }, []);

  const sourceOf = useCallback((key: string) => evidence[key]?.source, [evidence]);

  const review = useMemo<Review>(
    () => ({
      reading,
      places,
      originalShown: !originalDeleted,
      keys,
      uncertain,
      mayReview,
      chosen,
      pointed,
      fields,
      choose,
      point,
      focusField,
      go,
      confirm,
      proposals,
      settling,
      settle,
      goToProposal,
      sourceOf,
    }),
    [
      reading,
      places,
      originalDeleted,
      keys,
      uncertain,
      mayReview,
      chosen,
      pointed,
      focusField,
      go,
      confirm,
      proposals,
      settling,
      settle,
      goToProposal,
      sourceOf,
    ],
  );
  return <ReviewContext value={review}>{children}</ReviewContext>;
}
