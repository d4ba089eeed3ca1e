/** A retention rule in sentences, and what is typed as one. Pure. */
import { RetentionBody, type RetentionPreview } from '#contracts/retention.js';
import { dayOf } from '../../../lib/format.js';
import { msg, t } from '../../../lib/texts.js';

/** As fields hold it; empty: it does not go by itself. */
export interface TypedDays {
  readonly originals: string;
  readonly documents: string;
}

/** One sentence for each part; of a rule without any, that everything stays. */
export function ruleWords({ originalsAfterDays, documentsAfterDays }: RetentionBody): string[] {
  if (originalsAfterDays === null && documentsAfterDays === null)
    return [t('Documents and their files are kept until somebody deletes them.')];
  return [
    ...(originalsAfterDays === null
      ? []
      : [
          t('Files are deleted {days, plural, =1 {a day} other {# days}} after their upload.', {
            days: originalsAfterDays,
          }),
        ]),
    ...(documentsAfterDays === null
      ? []
      : [
          t('Documents are deleted {days, plural, =1 {a day} other {# days}} after their upload.', {
            days: documentsAfterDays,
          }),
        ]),
  ];
}

export interface TypedRule {
  readonly rule?: RetentionBody;
  /** What is wrong with each field; absent: nothing is. */
  readonly faults?: { readonly originals?: string | undefined; readonly documents?: string | undefined };
}

export function ruleTyped({ originals, documents }: TypedDays): TypedRule {
  const asked = { originalsAfterDays: numberIn(originals), documentsAfterDays: numberIn(documents) };
  const parsed = RetentionBody.safeParse(asked);
  if (!parsed.success) {
    const faultOf = (field: string) => parsed.error.issues.find(({ path }) => path[0] === field)?.message;
    return { faults: { originals: faultOf('originalsAfterDays'), documents: faultOf('documentsAfterDays') } };
  }
  const { originalsAfterDays, documentsAfterDays } = parsed.data;
  if (originalsAfterDays !== null && documentsAfterDays !== null && originalsAfterDays >= documentsAfterDays)
    return { faults: { originals: t('Files go with their documents at the latest: give fewer days, or none') } };
  return { rule: parsed.data };
}

const numberIn = (text: string): number | null => (text.trim() === '' ? null : Number(text));

const TAKEN = {
  documents: {
    none: msg('No document would go.'),
    some: msg(
      '{count, plural, one {# document would go, uploaded {day}} other {# documents would go, the oldest uploaded {day}}}.',
    ),
  },
  files: {
    none: msg('No file would go.'),
    some: msg(
      '{count, plural, one {# file would go, uploaded {day}} other {# files would go, the oldest uploaded {day}}}.',
    ),
  },
} as const;

export function takenWords(of: keyof typeof TAKEN, { count, oldest }: RetentionPreview['documents']): string {
  return count === 0 || oldest === null ? t(TAKEN[of].none) : t(TAKEN[of].some, { count, day: dayOf(oldest) });
}
