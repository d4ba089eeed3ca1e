/** What agents may ask of Recto, as `libs/agents` offers it. */
export const TOOLS = [
  ['extract_document', 'a file in base64, or by its address; waits for its values'],
  ['wait_for_document', 'until it is read, up to 30 seconds at a time'],
  ['read_values', 'each with its path, certainty, page and place'],
  ['search_documents', 'by file name, status, type, language and day'],
  ['list_for_review', 'values nobody looked at and Recto is not sure of'],
  ['propose_correction', 'another value for one place; a person accepts or rejects it'],
  ['export_documents', 'as JSON, CSV, XML, Excel or PDF'],
] as const;
