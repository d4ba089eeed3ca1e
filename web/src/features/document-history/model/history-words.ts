/** Facts and their sources in a member's words. */
import type { HistoryFact } from './wire.js';

const FACTS: Record<string, string> = {
  DocumentUploaded: 'Uploaded',
  ExtractionRequested: 'Reading requested',
  ExtractionStarted: 'Reading began',
  ExtractionCompleted: 'Read',
  ExtractionFailed: 'Reading failed',
  FieldsEdited: 'Edited',
  FieldsConfirmed: 'Values confirmed',
  CorrectionProposed: 'Correction proposed',
  CorrectionRejected: 'Proposed correction rejected',
  OriginalDeleted: 'File deleted',
  HoldPlaced: 'Put on hold',
  HoldReleased: 'Hold released',
  DocumentDeleted: 'Deleted',
};

const SOURCES: Record<string, string> = {
  member: 'signed in',
  api: 'by the API',
  worker: 'reading',
  visitor: 'as a visitor',
  system: 'by itself',
};

/** A fact that has no word yet is shown by its name, its words parted. */
export function factWord({ type, data }: Pick<HistoryFact, 'type' | 'data'>): string {
  if (type === 'FieldsEdited' && data['proposed']) return 'Proposed correction accepted';
  return FACTS[type] ?? type.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
}

export function sourceWord(source: string): string {
  return SOURCES[source] ?? source;
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
