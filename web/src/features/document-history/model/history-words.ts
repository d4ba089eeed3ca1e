/** Facts and their sources in a member's words. */
import type { HistoryFact } from '#contracts/history.js';

const FACTS: Record<string, string> = {
  DocumentUploaded: 'Uploaded',
  ExtractionRequested: 'Reading requested',
  ExtractionStarted: 'Reading began',
  ExtractionCompleted: 'Read',
  ExtractionFailed: 'Reading failed',
  FieldsEdited: 'Edited',
  FieldsConfirmed: 'Values confirmed',
  OriginalDeleted: 'File deleted after processing',
  DocumentDeleted: 'Deleted',
};

const SOURCES: Record<HistoryFact['source'], string> = {
  member: 'signed in',
  api: 'by the API',
  worker: 'reading',
  visitor: 'as a visitor',
  system: 'by itself',
};

/** A fact that has no word yet is shown by its name, its words parted. */
export function factWord(type: string): string {
  return FACTS[type] ?? type.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
}

export function sourceWord(source: HistoryFact['source']): string {
  return SOURCES[source];
}
