/**
 * corrections-by-layout: what the next document of a layout may be told. A document that is read again, erased or
 * deleted teaches nothing any more. Values of fields only: rows of tables are not taught.
 */
import { DocumentDeleted, ExtractionCompleted, FieldsEdited } from '#domain/documents/document.events.js';
import type { Json, JsonObject } from '#kernel/json.js';
import { defineProjection } from '#read-side/projection.js';
import type { CorrectionsView } from './view.js';

const key = (event: { data: { documentId: string } }) => event.data.documentId;

export const correctionsByLayout = defineProjection<CorrectionsView>({
  name: 'corrections-by-layout',
  version: 1,
  indexes: [{ fields: ['workspaceId', 'correctedAt'] }],
  on: (on) => [
    on(ExtractionCompleted, {
      key,
      evolve: (_view, { data: { documentId, workspaceId, requestId, docType, marks }, erased }) =>
        erased || !marks?.length
          ? undefined
          : { documentId, workspaceId, requestId, docType, marks, corrected: [], values: {} },
      tooLarge: () => undefined,
    }),
    on(FieldsEdited, {
      key,
      evolve: (view, { data, metadata, erased }) => {
        if (!view || erased) return undefined;
        const changed = data.fieldChanges.map(({ path }) => path).filter((path) => isField(path, data.extraction));
        const corrected = [...new Set([...view.corrected, ...changed])];
        if (corrected.length === 0) return view;
        const values = plainValues(data.extraction);
        return { ...view, correctedAt: metadata.occurredAt, corrected, values };
      },
      // Teaches what it taught before.
      tooLarge: (view) => view,
    }),
    on(DocumentDeleted, { key, evolve: () => undefined }),
  ],
});

/** `total_amount`, or `fields.Total` of a form: not what is inside a list. */
function isField(path: string, extraction: JsonObject): boolean {
  const [first = '', ...more] = path.split('.');
  if (more.length === 0) return !isList(extraction[first]);
  return first === 'fields' && more.length === 1 && !isList(extraction[first]);
}

function plainValues(extraction: JsonObject): Record<string, Json> {
  const fields = isObject(extraction['fields']) ? Object.entries(extraction['fields']) : [];
  const named = fields.map(([label, value]) => [`fields.${label}`, value] as const);
  return Object.fromEntries([...Object.entries(extraction), ...named].filter(([, value]) => isPlain(value)));
}

const isList = (value: Json | undefined): boolean => Array.isArray(value);
const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !isList(value);
const isPlain = (value: Json | undefined): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
