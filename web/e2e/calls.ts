/**
 * What a member does without the screen: calls of the API with the token of the page's session, to bring about what a
 * test then looks at.
 */
import type { Page } from 'playwright-core';
import { eventually } from '../../tests/eventually.js';

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Answers are looked into freely: what matters is asserted by each test. */
type Answer = ReturnType<typeof JSON.parse>;

export function callsOf(page: () => Page) {
  const call = async (method: string, path: string, options: object = {}): Promise<Answer> => {
    const token = await page().evaluate(() => localStorage.getItem('token'));
    const headers = { Authorization: `Bearer ${token}` };
    const response = await page().request.fetch(`/api${path}`, { method, headers, ...options });
    return (await response.json()).data;
  };
  const document = async (id: string): Promise<Answer> => (await call('GET', `/documents/${id}`)).document;
  const sent = async (file: ChosenFile, deleteAfterProcessing = false): Promise<string> => {
    const multipart = { deleteAfterProcessing: String(deleteAfterProcessing), file };
    return (await call('POST', '/documents/upload', { multipart })).document._id;
  };
  return {
    call,
    document,
    sent,
    /** Sent, and read. @returns its id */
    uploaded: async (file: ChosenFile, deleteAfterProcessing = false): Promise<string> => {
      const id = await sent(file, deleteAfterProcessing);
      const read = async () => {
        const { status, originalDeleted } = await document(id);
        expect(status).not.toBe('failed');
        return status === 'completed' && originalDeleted === deleteAfterProcessing;
      };
      // Others may be read before it.
      await eventually(`${file.name} to be read`, read);
      return id;
    },
  };
}
