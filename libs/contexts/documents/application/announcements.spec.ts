import { creditEvents } from '#domain/billing/credits.js';
import { billingAnnouncers } from '#contexts/billing/application/announcements.js';
import { documentEvents } from '#domain/documents/document.events.js';
import { documentAnnouncers } from './announcements.js';

it('leaves out no fact about documents and credits, also none that is added later', () => {
  const told = [...documentAnnouncers, ...billingAnnouncers].map(({ type }) => type);
  expect(told).toEqual(expect.arrayContaining([...documentEvents, ...creditEvents].map(({ name }) => name)));
});

it('tells nothing but ids, states, types and numbers of versions', () => {
  const names = ['documentId', 'status', 'docType', 'version'];
  // A fact whose every field is readable: more than a stored one ever is.
  const readable = new Proxy({}, { get: (_, name) => `the ${String(name)}` });
  for (const { announce, type } of documentAnnouncers) {
    const { data, channel } = announce({ type, data: readable } as never);
    expect(names).toEqual(expect.arrayContaining(Object.keys(data)));
    expect(channel).toBe('workspace/the workspaceId');
  }
});
