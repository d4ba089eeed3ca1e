/** The API described: exports and their templates. */
import { Said } from '../engagement.js';
import { EXPORT_TYPES, ExportBody, PreviewAnswer, TemplateAnswer, TemplateBody, TemplateList } from '../export.js';
import { answers, body, fileAnswer, forKeys, idParameter } from './parts.js';
import { refusals } from './responses.js';
import { tagged } from './tags.js';

export const exportPaths = tagged('Export', {
  '/export/preview': {
    post: {
      operationId: 'previewExport',
      ...forKeys('export'),
      summary: 'The first records of an export',
      description: 'As the JSON export would show them.',
      ...body(ExportBody),
      responses: answers(200, 'At most 100 records', PreviewAnswer, 400, 401, 404, 409, 422, 429),
    },
  },
  '/export/advanced': {
    post: {
      operationId: 'exportDocuments',
      ...forKeys('export'),
      summary: 'Export documents as JSON, CSV, Excel, PDF or XML',
      description: 'Completed documents, the fields you name in your order; streamed while it is made.',
      ...body(ExportBody),
      responses: {
        200: fileAnswer('The file, named as customFileName says', ...Object.values(EXPORT_TYPES)),
        ...refusals(400, 401, 404, 409, 422, 429),
      },
    },
  },
  '/export/templates': {
    get: {
      operationId: 'listTemplates',
      ...forKeys('export'),
      summary: 'Saved export templates, by name',
      description: 'They belong to the workspace.',
      responses: answers(200, 'Templates', TemplateList, 401),
    },
    put: {
      operationId: 'saveTemplate',
      ...forKeys('export'),
      summary: 'Save a template',
      description: 'With the id of a template it is its new shape; without one a new template is made.',
      ...body(TemplateBody),
      responses: answers(200, 'As saved', TemplateAnswer, 400, 401, 403, 404, 409),
    },
  },
  '/export/templates/{id}': {
    parameters: [idParameter('template')],
    delete: {
      operationId: 'deleteTemplate',
      ...forKeys('export'),
      summary: 'Delete a template',
      description: 'For the whole workspace.',
      responses: answers(200, 'Deleted', Said, 401, 403, 404),
    },
  },
});
