/** Who is spoken to in which language, from the real app: what accounts say, and what browsers ask for. */
import Excel from 'exceljs';
import type { AccountAnswer, Session } from '#contracts/auth.js';
import type { UploadAnswer } from '#contracts/documents.js';
import { eventually } from '../eventually.js';
import { mailsIn } from '../files-in.js';
import { readPdf } from '../read-pdf.js';
import { receiptResult, TestApp, tinyPng, type Answer, type Member } from './app.js';
import { inviting, PASSWORD, refused } from './inviting.js';

describe('languages', () => {
  let app: TestApp;
  let owner: Member;
  beforeAll(async () => {
    app = await TestApp.start();
    owner = await app.register('ada@example.test');
  });
  afterAll(() => app.stop());

  const { invited, linkOf } = inviting(() => ({ app, owner }));
  const tokenOf = ({ body }: { readonly body: Answer }) => (body.data as Session).token;
  const refusalIn = ({ body }: { readonly body: Answer }) => body.error as { readonly message: string };
  const asking = (language: string) => ({ 'accept-language': language });
  const choose = (language: unknown, token: string) => app.json('PUT', '/api/auth/language', { language }, token);
  const languageOf = async (token: string) => {
    const { body } = await app.json('GET', '/api/auth/account', undefined, token);
    return (body.data as AccountAnswer).account.language;
  };
  const registered = async (email: string, language: string) => {
    const account = { name: 'Bea Example', email, workspaceName: 'Bea Ltd', password: PASSWORD, recaptchaToken: 'any' };
    return tokenOf(await app.json('POST', '/api/auth/register', account, undefined, asking(language)));
  };

  describe('of an account', () => {
    it('is unknown until a browser asked for one or its member chose one', async () => {
      expect(await languageOf(owner.token)).toBeNull();
      expect(await languageOf(await registered('bea@example.test', 'it, de-CH;q=0.8, en;q=0.5'))).toBe('de');
      expect(await languageOf(await registered('bo@example.test', 'it, pl;q=0.8'))).toBeNull();
      const { status, body } = await choose('fr', owner.token);
      expect([status, body.data]).toEqual([200, { language: 'fr' }]);
      expect(await languageOf(owner.token)).toBe('fr');
    });

    it('comes with the browser that accepts an invitation', async () => {
      const token = linkOf(await invited('cyd@example.test'));
      const guest = { token, name: 'Cyd Example', password: PASSWORD, recaptchaToken: 'any' };
      const joined = await app.json('POST', '/api/auth/accept-invitation', guest, undefined, asking('fr-CA'));
      expect(await languageOf(tokenOf(joined))).toBe('fr');
    });

    it('is one of those that Recto speaks', async () => {
      for (const language of ['it', 'DE', '', 1, undefined, null])
        expect(refused(await choose(language, owner.token))).toEqual([400, 'invalid_request']);
    });
  });

  it('is that of what a route tells, too', async () => {
    const cleaned = (language: string) =>
      app.json('DELETE', '/api/workspaces/cleanup', undefined, owner.token, asking(language));
    const { body, headers } = await cleaned('de');
    expect([body.data, headers.get('content-language')]).toEqual([
      { message: 'Die Daten des Arbeitsbereichs sind gelöscht. Tarif und Credits bleiben unverändert.' },
      'de',
    ]);
    expect((await cleaned('*')).body.data).toEqual({
      message: 'Workspace data cleaned up successfully. Plan and credits remain unchanged.',
    });
  });

  describe('of a refusal', () => {
    const refusedIn = async (language: string, body: unknown = { language: 'it' }, path = '/api/auth/language') => {
      const answer = await app.json('PUT', path, body, owner.token, asking(language));
      return [refusalIn(answer).message, answer.headers.get('content-language'), answer.headers.get('vary')];
    };

    it('is the one that was asked for, and else English', async () => {
      const vary = expect.stringContaining('Accept-Language') as string;
      expect(await refusedIn('de-AT, en;q=0.5')).toEqual(['Unbekannte Sprache', 'de', vary]);
      expect(await refusedIn('*')).toEqual(['Unknown language', 'en', vary]);
      expect(await refusedIn('pt-BR')).toEqual(['Unknown language', 'en', vary]);
      expect((await refusedIn('es', undefined, '/api/none'))[0]).toBe('No hay nada en esta dirección.');
    });

    it('says values and details in it, too', async () => {
      const { body } = await app.json('GET', '/api/documents?limit=1000', undefined, owner.token, asking('fr'));
      const message = 'limit doit être au plus 100.';
      expect(refusalIn({ body })).toMatchObject({ message, details: [{ path: 'limit', message }] });
      const { token } = await app.join(owner, 'reviewer');
      const refusal = await app.json('GET', '/api/webhooks', undefined, token, asking('de'));
      expect(refusalIn(refusal).message).toBe('Nur ein Inhaber des Arbeitsbereichs kann Webhooks verwalten.');
      const nothing = '/api/export/preview';
      const asked = { selectedDocuments: [], selectedFields: [], format: 'csv' };
      const choosing = await app.json('POST', nothing, asked, owner.token, asking('es'));
      expect(refusalIn(choosing).message).toBe('Seleccione al menos un documento para la vista previa');
    });
  });

  describe('of a mail', () => {
    const subjectTo = (email: string) =>
      eventually(`a mail to ${email}`, () => {
        const mail = mailsIn(app.folder).find((each) => each.includes(email));
        return mail && /^Subject: (.*)\r$/m.exec(mail)?.[1];
      });

    it('is that of the account', async () => {
      await registered('dora@example.test', 'de');
      expect(await subjectTo('dora@example.test')).toBe('Willkommen bei Recto');
    });

    it('is that of who invites', async () => {
      await choose('es', owner.token);
      await invited('eve@example.test');
      expect(await subjectTo('eve@example.test')).toContain('espacio');
    });
  });

  describe('of an export', () => {
    const VALUES = { invoice_number: 'R-1', total_amount: 1234.5, paid: true, line_items: [{ description: 'Tinte' }] };
    const made = async (format: string, language: string) => {
      app.extractor.answer = async () => ({ ...receiptResult, extraction: VALUES, confidence: {} });
      const { body } = await app.upload(owner.token, tinyPng, `${format}-${language}.png`);
      const id = (body.data as UploadAnswer).document._id;
      await app.settled(owner.token, id);
      const selectedFields = Object.keys(VALUES).map((name) => `extraction.${name}`);
      const response = await app.fetch('/api/export/advanced', {
        method: 'POST',
        token: owner.token,
        headers: { 'content-type': 'application/json', ...asking(language) },
        body: JSON.stringify({ selectedDocuments: [id], selectedFields, format, options: { includeMetadata: true } }),
      });
      return Buffer.from(await response.arrayBuffer());
    };
    const onPaper = async (language: string) => {
      return (await readPdf(await made('pdf', language))).pages.join('\n');
    };
    const onSheets = async (language: string) => {
      const book = new Excel.Workbook();
      await book.xlsx.load((await made('excel', language)) as never);
      return book.worksheets.map((sheet) => [sheet.name, sheet.getRow(1).getCell(1).value]);
    };

    it('is the one that was asked for: on paper', async () => {
      const german = await onPaper('de');
      for (const words of ['Exportierte Dokumente', '1 Dokument ', 'Seite 1', 'Rechnungsnummer', '1.234,50', 'Ja'])
        expect(german).toContain(words);
      const english = await onPaper('*');
      for (const words of ['Exported documents', '1 document ', 'Page 1', 'Invoice Number', '1,234.50', 'Yes'])
        expect(english).toContain(words);
    });

    it('is the one that was asked for: on sheets', async () => {
      expect((await onSheets('es')).map(([name]) => name)[0]).toBe('Documentos');
      expect((await onSheets('es'))[1]?.[1]).toBe('Documento');
      expect((await onSheets('*')).map(([name]) => name)[0]).toBe('Documents');
    });
  });
});
