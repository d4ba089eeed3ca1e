/** Facts and their sources in a member's words. */
import type { HistoryFact } from './wire.js';
import { msg, t } from '../../../lib/texts.js';

const FACTS: Record<string, string> = {
  DocumentUploaded: msg('Uploaded'),
  ExtractionRequested: msg('Reading requested'),
  ExtractionStarted: msg('Reading began'),
  ExtractionCompleted: msg('Read|event'),
  ExtractionFailed: msg('Reading failed'),
  FieldsEdited: msg('Edited'),
  FieldsConfirmed: msg('Values confirmed'),
  CorrectionProposed: msg('Correction proposed'),
  CorrectionRejected: msg('Proposed correction rejected'),
  OriginalDeleted: msg('File deleted'),
  HoldPlaced: msg('Put on hold'),
  HoldReleased: msg('Hold released'),
  DocumentDeleted: msg('Deleted'),
};

const SOURCES: Record<string, string> = {
  member: msg('signed in'),
  api: msg('by the API'),
  worker: msg('reading|who'),
  visitor: msg('as a visitor'),
  system: msg('by itself'),
};

/** A fact that has no word yet is shown by its name, its words parted. */
export function factWord({ type, data }: Pick<HistoryFact, 'type' | 'data'>): string {
  if (type === 'FieldsEdited' && data['proposed']) return t('Proposed correction accepted');
  const word = FACTS[type];
  return word ? t(word) : type.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
}

export function sourceWord(source: string): string {
  return t(SOURCES[source] ?? source);
}

/** What a proposal said; undefined of other facts, and of one whose content is erased. */
export function proposalIn({ type, data, erased }: Pick<HistoryFact, 'type' | 'data' | 'erased'>) {
  if (type !== 'CorrectionProposed' || erased) return undefined;
  const { path, before, value, reason } = data;
  return {
    change: { path: String(path), ...(before !== undefined && { before }), after: value },
    reason: String(reason),
  };
}
