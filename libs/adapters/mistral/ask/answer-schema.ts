/**
 * The JSON schema an answer is constrained to: the fields of one document type, each with its description, beside the
 * type the model takes the document for. In the strict form the API's constrained decoding takes: every key required
 * and nullable, nothing else allowed, no patterns. Free label–value pairs become a list, as that form has no open
 * objects.
 */
import { type Field } from '#extraction/kind/fields.js';
import { DOCUMENT_TYPES } from '#kernel/document-types.js';
import { type DocType } from '#ports/extractor.js';
import { fieldsFor } from './fields-of-type.js';

type Schema = Record<string, unknown>;

export function answerSchema(docType: DocType): Schema {
  return objectOf({
    doc_type: { type: 'string', enum: [...DOCUMENT_TYPES], description: 'What kind of document this is' },
    ...Object.fromEntries(fieldsFor(docType).map((field) => [field.key, propertyOf(field)])),
  });
}

function propertyOf(field: Field): Schema {
  const { description, kind } = field;
  switch (kind) {
    case 'money':
    case 'number':
      return { type: ['number', 'null'], description };
    case 'choice':
      return { type: ['string', 'null'], enum: [...(field.choices ?? []), null], description };
    case 'texts':
      return { type: ['array', 'null'], items: { type: 'string' }, description };
    case 'numbers':
      return { type: ['array', 'null'], items: { type: 'number' }, description };
    case 'items':
      return {
        type: ['array', 'null'],
        items: objectOf(Object.fromEntries((field.fields ?? []).map((part) => [part.key, propertyOf(part)]))),
        description,
      };
    case 'pairs':
      return {
        type: ['array', 'null'],
        items: objectOf({ label: { type: 'string' }, value: { type: 'string' } }),
        description,
      };
    default:
      return { type: ['string', 'null'], description };
  }
}

function objectOf(properties: Schema): Schema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}
