/** Facts and their sources in a member's words. */

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

const SOURCES: Record<string, string> = {
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

export function sourceWord(source: string): string {
  return SOURCES[source] ?? source;
}
