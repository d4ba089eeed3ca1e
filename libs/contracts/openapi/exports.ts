/** The API described: exports and their templates. */
import { ExportBody, PreviewAnswer, TemplateAnswer, TemplateBody, TemplateList } from '../export.js';
import { answers, content, idParameter, json, message, refusals } from './parts.js';

export const exportPaths = {
  '/export/preview': {
    post: {
      summary: 'The first records of an export',
      requestBody: { content: content(json(ExportBody, 'input')) },
      responses: answers(200, 'At most 100 records', PreviewAnswer, 400, 401, 404, 409, 422),
    },
  },
  '/export/advanced': {
    post: {
      summary: 'Export documents as JSON, CSV, Excel, PDF or XML',
      requestBody: { content: content(json(ExportBody, 'input')) },
      responses: {
        200: { description: 'The file, named as customFileName says', content: { 'application/octet-stream': {} } },
        ...refusals(400, 401, 404, 409, 422),
      },
    },
  },
  '/export/templates': {
    get: { summary: 'Saved export templates, by name', responses: answers(200, 'Templates', TemplateList, 401) },
    put: {
      summary: 'Save a template; with an id, its new shape',
      requestBody: { content: content(json(TemplateBody, 'input')) },
      responses: answers(200, 'As saved', TemplateAnswer, 400, 401, 403, 404, 409),
    },
  },
  '/export/templates/{id}': {
    parameters: [idParameter],
    delete: { summary: 'Delete a template', responses: answers(200, 'Deleted', message, 401, 403, 404) },
  },
};
