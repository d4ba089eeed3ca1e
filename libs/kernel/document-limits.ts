/**
 * How much data one document may hold: what a member writes is refused beyond it, what the engine read is cut to it.
 * Documents that were larger before there were bounds stay readable. Sizes are bytes of JSON in UTF-8.
 */
export const DOCUMENT_LIMITS = {
  /** Of one key, in UTF-16 code units. */
  keyCharacters: 200,
  valueBytes: 64 * 1024,
  /** Texts, numbers, true, false, null, and empty lists and objects. */
  values: 10_000,
  /** Lists and objects within each other; an extraction without any in it is one. */
  levels: 64,
  extractionBytes: 256 * 1024,
  /** What an editor says of one edit, together. */
  editNotesBytes: 128 * 1024,
  /** What is listed of the changes between two versions; the others are counted. */
  listedChangesBytes: 256 * 1024,
  /** Paths of all confirmed values together. */
  confirmedBytes: 256 * 1024,
  /** Proposals that wait for a person, and what they say together. */
  openProposals: 50,
  openProposalsBytes: 256 * 1024,
  /** Why a correction is proposed, in UTF-16 code units. */
  proposalReasonCharacters: 500,
  /** Edits, restored versions and accepted proposals. */
  editsPerHour: 120,
} as const;
