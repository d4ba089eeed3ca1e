import { EventLines } from './event-lines.js';

const stream =
  ': hello\nretry: 2000\n\nevent: document\nid: 7\ndata: {"a":\ndata: 1}\n\n:\n\ndata: plain\n\nevent: nothing\n\nid:\ndata\n\n';
const messages = [
  { name: 'document', id: '7', data: '{"a":\n1}' },
  { name: 'message', id: '7', data: 'plain' },
  { name: 'message', id: '', data: '' },
];

it.each(['\n', '\r\n', '\r'])('reads messages whatever ends a line (%j)', (ending) => {
  // A lone carriage return at the end waits for what follows it.
  expect(new EventLines().push(`${stream.replaceAll('\n', ending)}:${ending}`)).toEqual(messages);
});

it('reads them wherever they are cut', () => {
  for (const text of [stream, stream.replaceAll('\n', '\r\n')])
    for (let cut = 1; cut < text.length; cut++) {
      const lines = new EventLines();
      expect([...lines.push(text.slice(0, cut)), ...lines.push(text.slice(cut))]).toEqual(messages);
    }
});

it('keeps back what is not whole yet', () => {
  const lines = new EventLines();
  expect(lines.push('event: a\ndata: 1\n')).toEqual([]);
  expect(lines.push('\n')).toEqual([{ name: 'a', id: '', data: '1' }]);
});
