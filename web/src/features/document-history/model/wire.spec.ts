import { sourceWord } from './history-words.js';
import { DocumentHistory } from './wire.js';

it('a history with a fact that came in a way this page does not know', () => {
  const fact = {
    revision: 0,
    id: 'e1',
    type: 'DocumentUploaded',
    at: '2026-03-02T00:00:00.000Z',
    actor: { kind: 'robot', id: 'r1', name: 'Robot' },
    source: 'mail',
    correlationId: 'c',
    causationId: 'c',
    erased: false,
    data: {},
    previousHash: '',
    hash: 'x',
  };
  const { facts } = DocumentHistory.parse({ documentId: 'd1', deleted: false, facts: [fact] });
  expect(facts.map(({ source }) => sourceWord(source))).toEqual(['mail']);
});
