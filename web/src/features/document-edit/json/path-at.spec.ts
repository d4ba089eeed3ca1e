import { json } from '@codemirror/lang-json';
import { EditorState } from '@codemirror/state';
import { jest } from '@jest/globals';
import { pathAt } from './path-at.js';

/** The editor reads a text for so many milliseconds by the clock: it stands still here, however busy the machine is. */
const now = jest.spyOn(Date, 'now');
beforeEach(() => void now.mockReturnValue(0));
afterAll(() => now.mockRestore());

const withCursor = (marked: string) => {
  const head = marked.indexOf('|');
  return EditorState.create({ doc: marked.replace('|', ''), selection: { anchor: head }, extensions: [json()] });
};

it.each([
  ['{"total": 1|2}', 'total'],
  ['{"to|tal": 12}', 'total'],
  ['{"rows": [{"price": 1}, {"price": 2|}]}', 'rows.1.price'],
  ['{"rows": [{"price": 1}, {|"price": 2}]}', 'rows.1'],
  ['{"tags": ["a", "b|", "c"]}', 'tags.1'],
  ['{"party": {"na\\"me": "B|"}}', 'party.na"me'],
  ['{\n|  "total": 12,\n  "tax": 2\n}', 'total'],
  ['|{"total": 12}', null],
  ['', null],
])('%s', (marked, expected) => expect(pathAt(withCursor(marked.includes('|') ? marked : `${marked}|`))).toBe(expected));

it('reads on to the cursor where the editor had no time to', () => {
  let at = 0;
  now.mockImplementation(() => (at += 1_000));
  const state = withCursor('{"rows": [{"price": 1}, {"price": 2|}]}');
  now.mockReturnValue(at);
  expect(pathAt(state)).toBe('rows.1.price');
});
