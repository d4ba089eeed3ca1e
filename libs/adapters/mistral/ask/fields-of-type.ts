/** The fields that are asked for, by type of document; computed once for each. */
import { type Field, fieldsIn } from '#extraction/kind/fields.js';
import { KINDS } from '#extraction/kinds/all.js';
import { type DocType } from '#ports/extractor.js';

const FIELDS: ReadonlyMap<DocType, readonly Field[]> = new Map(
  KINDS.map(({ name, schema }) => [name, fieldsIn(schema)]),
);

export const fieldsFor = (docType: DocType): readonly Field[] => FIELDS.get(docType) ?? [];
