import type { RecordedEvent } from '#kernel/event.js';
import { causeTree, type Caused } from './cause-tree.js';

const event = (id: string, causationId: string) => ({ id, metadata: { causationId } }) as RecordedEvent;
const shape = ({ cause, event: { id } = {} as RecordedEvent, led }: Caused): unknown => [
  cause ?? id,
  ...led.map(shape),
];

describe('the tree of causes', () => {
  it('puts each event under what caused it, and the first under the request', () => {
    const events = [
      event('uploaded', 'request'),
      event('reserved', 'request'),
      event('started', 'uploaded'),
      event('used', 'started'),
      event('late', 'job'),
    ];
    expect(causeTree(events).map(shape)).toEqual([
      ['request', ['uploaded', ['started', ['used']]], ['reserved']],
      ['job', ['late']],
    ]);
  });
});
