import type { DocumentSummary } from '../../../entities/documents/wire.js';
import { ExportBody, TemplateConfiguration } from '#contracts/export.js';
import { allChosen, changed, exportBody, START, templateConfiguration, type Change, type Wizard } from './wizard.js';

const document = (
  id: string,
  extraction: DocumentSummary['extraction'],
  status: DocumentSummary['status'] = 'completed',
) => ({ _id: id, status, extraction, size: 1, pages: 1 }) as DocumentSummary;
const invoice = document('i', { total: 1, vendor: { name: 'Ada' } });
const receipt = document('r', { total: 2, tip: 1 });
const pending = document('p', undefined, 'pending');

const after = (...changes: Change[]): Wizard => changes.reduce(changed, START);
const choose = (...documents: DocumentSummary[]): Change => ({ type: 'allDocumentsToggled', listed: documents });
const ids = ({ documents }: Wizard) => documents.map(({ _id }) => _id);

describe('the export wizard', () => {
  it('chooses documents one by one or all that are listed, and lets go of them likewise', () => {
    expect(ids(after({ type: 'documentToggled', document: invoice }))).toEqual(['i']);
    expect(ids(after(choose(invoice, receipt), { type: 'documentToggled', document: invoice }))).toEqual(['r']);
    expect(ids(after(choose(invoice), choose(invoice, receipt)))).toEqual(['i', 'r']);
    expect(ids(after(choose(invoice, receipt), choose(receipt)))).toEqual(['i']);
    expect(ids(after(choose(invoice, receipt), choose(invoice, receipt)))).toEqual([]);
  });

  it('never chooses a document of which nothing was read', () => {
    expect(ids(after(choose(pending, invoice), { type: 'documentToggled', document: pending }))).toEqual(['i']);
    expect(ids(after(choose(pending, invoice), choose(pending, invoice)))).toEqual([]);
  });

  it('drops chosen fields that no chosen document has any more', () => {
    const fields = ['extraction.total', 'extraction.tip', 'size'];
    const both = after(choose(invoice, receipt), { type: 'fieldsToggled', keys: fields });
    expect(both.fields).toEqual(fields);
    expect(changed(both, { type: 'documentToggled', document: receipt }).fields).toEqual(['extraction.total', 'size']);
    expect(changed(both, choose(invoice, receipt)).fields).toEqual([]);
  });

  it('goes back to the documents when none is left', () => {
    const wizard = after(choose(invoice), { type: 'went', step: 'fields' }, choose(invoice));
    expect(wizard.step).toBe('documents');
  });

  it('chooses the fields of a category together, and none of them when all were chosen', () => {
    const keys = ['extraction.total', 'extraction.tip'];
    const one = after(choose(receipt), { type: 'fieldToggled', key: 'extraction.tip' });
    const all = changed(one, { type: 'fieldsToggled', keys });
    expect(all.fields).toEqual(['extraction.tip', 'extraction.total']);
    expect(changed(all, { type: 'fieldsToggled', keys }).fields).toEqual([]);
    expect(allChosen([], [])).toBe(false);
  });

  it('sends the newest first unless told otherwise, in a form that the server takes', () => {
    const body = exportBody(after(choose(invoice), { type: 'fieldToggled', key: 'extraction.total' }));
    expect(body).toMatchObject({
      selectedDocuments: ['i'],
      selectedFields: ['extraction.total'],
      options: { sortBy: { field: 'createdAt', direction: 'desc' }, groupByField: null },
      customFileName: 'export',
    });
    expect(ExportBody.safeParse(body).success).toBe(true);
    expect(exportBody(after({ type: 'renamed', fileName: '  ' })).customFileName).toBe('export');
  });

  describe('with a template', () => {
    const source = after(
      choose(invoice, receipt),
      { type: 'fieldsToggled', keys: ['extraction.tip', 'extraction.total'] },
      { type: 'formatChosen', format: 'csv' },
      { type: 'optionsChanged', options: { flattenNested: true, groupByField: 'docType' } },
      { type: 'renamed', fileName: 'monthly' },
      { type: 'filtered', filters: { docType: ['receipt'] } },
    );
    const configuration = TemplateConfiguration.parse(JSON.parse(JSON.stringify(templateConfiguration(source))));
    const apply: Change = {
      type: 'templateApplied',
      template: { id: 't', name: 'Monthly', configuration, savedAt: '' },
    };

    it('is as it was when the template was saved, but for the documents', () => {
      const wizard = after(choose(receipt), apply);
      expect({ ...wizard, awaited: [] }).toEqual({ ...source, documents: [receipt], template: 't' });
    });

    it('keeps fields waiting for documents that have them, until the member chooses fields', () => {
      const waiting = after(apply);
      expect(waiting.fields).toEqual([]);
      const some = changed(waiting, choose(invoice));
      expect(some.fields).toEqual(['extraction.total']);
      expect(changed(some, choose(receipt)).fields).toEqual(['extraction.total', 'extraction.tip']);
      const own = changed(some, { type: 'fieldToggled', key: 'extraction.total' });
      expect(changed(own, choose(receipt)).fields).toEqual([]);
    });
  });

  it('starts over with nothing left of before', () => {
    expect(changed(after(choose(invoice), { type: 'formatChosen', format: 'pdf' }), { type: 'startedOver' })).toEqual(
      START,
    );
  });
});
