/**
 * In which value of the JSON the cursor stands, as the dotted path the server would write; before a line's first word
 * it stands in that.
 */
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';

type SyntaxNode = ReturnType<typeof syntaxTree>['topNode'];

/** A text is first read for some 20 ms, and on in the background; the cursor may stand behind what was read by then. */
const READ_ON_MS = 50;

export function pathAt(state: EditorState): string | null {
  const path: (string | number)[] = [];
  const { head } = state.selection.main;
  const line = state.doc.lineAt(head);
  const indent = line.text.length - line.text.trimStart().length;
  const at = Math.min(line.to, Math.max(head, line.from + indent + 1));
  const tree = ensureSyntaxTree(state, at, READ_ON_MS) ?? syntaxTree(state);
  let node: SyntaxNode | null = tree.resolveInner(at, -1);
  for (; node?.parent; node = node.parent) {
    const { parent } = node as SyntaxNode & { parent: SyntaxNode };
    if (node.name === 'Property') path.unshift(nameOf(node, state));
    else if (parent.name === 'Array' && isValue(node)) path.unshift(placeIn(node));
  }
  return path.length === 0 ? null : path.join('.');
}

const isValue = ({ name }: SyntaxNode): boolean => /^(Object|Array|String|Number|True|False|Null)$/.test(name);

function nameOf(property: SyntaxNode, state: EditorState): string {
  const name = property.getChild('PropertyName');
  if (!name) return '';
  try {
    return String(JSON.parse(state.sliceDoc(name.from, name.to)));
  } catch {
    return '';
  }
}

function placeIn(node: SyntaxNode): number {
  let index = 0;
  for (let before = node.prevSibling; before; before = before.prevSibling) if (isValue(before)) index += 1;
  return index;
}
