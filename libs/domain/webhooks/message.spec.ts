import type { Planned } from './delivery.js';
import { bodyOf } from './message.js';

const planned: Planned = {
  deliveryId: 'd1',
  workspaceId: 'w1',
  endpointId: 'e1',
  documentId: 'doc1',
  message: 'document.completed',
  eventId: 'event1',
  happenedAt: '2026-03-01T09:00:00.000Z',
  about: { docType: 'invoice', status: 'completed', version: 1 },
};
const read = (...args: Parameters<typeof bodyOf>) => JSON.parse(bodyOf(...args)) as { data: Record<string, unknown> };

describe('the body of a message', () => {
  it('has ids, kind and state, and where to find out more', () => {
    expect(read(planned, 'https://recto.test')).toEqual({
      type: 'document.completed',
      timestamp: '2026-03-01T09:00:00.000Z',
      data: {
        workspaceId: 'w1',
        documentId: 'doc1',
        docType: 'invoice',
        status: 'completed',
        version: 1,
        link: 'https://recto.test/api/documents/doc1',
      },
    });
  });

  it('has values only when there are some, and says when they are too many', () => {
    expect(read(planned, '', { total: 12 }).data).toMatchObject({ values: { total: 12 } });
    const large = read(planned, '', { total: 'x'.repeat(1_000_000) }).data;
    expect(large).toMatchObject({ valuesLeftOut: true });
    expect(large).not.toHaveProperty('values');
  });

  it('leads nowhere when there is nothing more', () => {
    expect(read({ ...planned, message: 'document.deleted' }, '').data).not.toHaveProperty('link');
    const { documentId: _none, ...test } = planned;
    expect(read({ ...test, message: 'webhook.test' }, '').data).not.toHaveProperty('link');
    expect(read({ ...test, message: 'credits.low' }, 'https://recto.test').data).toMatchObject({
      link: 'https://recto.test/api/workspaces/usage',
    });
  });
});
