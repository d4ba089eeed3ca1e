import { z } from 'zod';
import { defineEvent } from './event.js';

describe('defineEvent', () => {
  it('builds events under its name', () => {
    const DocumentDeleted = defineEvent({
      name: 'DocumentDeleted',
      version: 1,
      schema: z.object({ documentId: z.string() }),
    });
    expect(DocumentDeleted({ documentId: 'a' })).toEqual({ type: 'DocumentDeleted', data: { documentId: 'a' } });
    expect(DocumentDeleted.name).toBe('DocumentDeleted');
  });

  it('refuses a schema version without an upcast from each older one', () => {
    expect(() => defineEvent({ name: 'X', version: 3, schema: z.object({}), upcasts: { 1: (old) => old } })).toThrow(
      'has no upcast from 2',
    );
  });
});
