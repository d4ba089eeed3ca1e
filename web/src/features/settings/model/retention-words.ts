/** A retention rule in sentences, and what is typed as one. Pure. */
import { RetentionBody, type RetentionPreview } from '#contracts/retention.js';
import { count, dayOf } from '../../../lib/format.js';

/** As fields hold it; empty: it does not go by itself. */
export interface TypedDays {
  readonly originals: string;
  readonly documents: string;
}

const days = (number: number): string => (number === 1 ? 'a day' : `${count(number)} days`);

/** One sentence for each part; of a rule without any, that everything stays. */
export function ruleWords({ originalsAfterDays, documentsAfterDays }: RetentionBody): string[] {
  if (originalsAfterDays === null && documentsAfterDays === null)
    return ['Documents and their files are kept until somebody deletes them.'];
  return [
    ...(originalsAfterDays === null ? [] : [`Files are deleted ${days(originalsAfterDays)} after their upload.`]),
    ...(documentsAfterDays === null ? [] : [`Documents are deleted ${days(documentsAfterDays)} after their upload.`]),
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
    return { faults: { originals: 'Files go with their documents at the latest: give fewer days, or none' } };
  return { rule: parsed.data };
}

const numberIn = (text: string): number | null => (text.trim() === '' ? null : Number(text));

export function takenWords(
  { count: number, oldest }: RetentionPreview['documents'],
  one: string,
  many: string,
): string {
  if (number === 0 || oldest === null) return `No ${one} would go.`;
  const since = `uploaded ${dayOf(oldest)}`;
  return number === 1 ? `1 ${one} would go, ${since}.` : `${count(number)} ${many} would go, the oldest ${since}.`;
}
