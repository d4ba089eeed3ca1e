import { json } from '@codemirror/lang-json';
import { EditorState } from '@codemirror/state';
import { pathAt } from './path-at.js';

const at = (marked: string) => {
  const head = marked.indexOf('|');
  const state = EditorState.create({ doc: marked.replace('|', ''), selection: { anchor: head }, extensions: [json()] });
  return pathAt(state);
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
])('%s', (marked, expected) => expect(at(marked.includes('|') ? marked : `${marked}|`)).toBe(expected));
