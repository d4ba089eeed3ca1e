import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import type { RecordedEvent } from '#kernel/event.js';
import { auditPackage, type Proven } from './audit-package.js';

const event = (revision: number, text: string) =>
  ({
    id: `e${revision}`,
    type: 'Made',
    stream: 'document-1',
    revision,
    position: String(revision),
    data: { text },
    metadata: { occurredAt: '2026-03-01T09:00:00.000Z', hash: 'h', previousHash: '' },
  }) as unknown as RecordedEvent;
const proven = (facts: () => Iterable<RecordedEvent>): Proven => ({
  stream: 'document-1',
  count: 2,
  last: { at: '2026-03-01T09:00:00.000Z', hash: 'h' },
  async *facts() {
    for (const recorded of facts()) yield { recorded, readable: { said: recorded.data['text'] } };
  },
});

describe('an audit package', () => {
  it('holds every fact, as the log keeps it and readable', async () => {
    const facts = [event(0, 'first'), event(1, 'second')];
    const archive = gunzipSync(await buffer(auditPackage(proven(() => facts)))).toString();
    expect(archive).toContain('{"said":"first"}\n{"said":"second"}\n');
    expect(archive).toContain('h  hashed/000000.json\nh  hashed/000001.json\n');
  });

  it.each([
    ['more', 'longer than before'],
    ['less', ''],
  ])('is cut off when a fact says %s than in the round before', async (_, later) => {
    let rounds = 0;
    const changed = () => (++rounds === 1 ? [event(0, 'as it was'), event(1, 'x')] : [event(0, later), event(1, 'x')]);
    await expect(buffer(auditPackage(proven(changed)))).rejects.toThrow('changed while its package was made');
  });
});
