/** The texts in the sources: those that are given to be translated, and those that stand bare in a screen. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

export interface Found {
  readonly text: string;
  /** file and line */
  readonly at: string;
  /** By whom: `t`, `rich`, `msg`, `sentence`, `DomainError`; 'bare' where by nobody. */
  readonly by: string;
  /** With a second argument it is an ICU message. */
  readonly values: boolean;
  /** Outside of every function, so that it is said before the language is known. */
  readonly early: boolean;
}

const TRANSLATED: Readonly<Record<string, number>> = { t: 0, rich: 0, msg: 0, sentence: 0, DomainError: 2 };

/** Attributes that are read or heard. */
const SAID = new Set(
  'label title placeholder alt action hint description aria-label heading text lead name summary caption'.split(' '),
);

export function textsIn(file: string): Found[] {
  const tsx = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, tsx);
  const found: Found[] = [];
  const add = (node: ts.Node, text: string, by: string, values = false) => {
    const at = `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    found.push({ text, at, by, values, early: !insideFunction(node) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const by = ts.isIdentifier(node.expression) ? node.expression.text : '';
      const place = TRANSLATED[by];
      const said = place === undefined ? undefined : node.arguments?.[place];
      if (said)
        for (const text of literals(said)) add(said, text, by, by !== 'DomainError' && node.arguments!.length > 1);
    } else if (ts.isJsxText(node)) {
      if (says(node.text)) add(node, node.text.trim(), 'bare');
    } else if (ts.isJsxAttribute(node)) {
      const value = node.initializer;
      const bare = value && ts.isJsxExpression(value) ? value.expression : value;
      if (bare && SAID.has(node.name.getText()) && !isNameOfControl(node))
        for (const text of literals(bare)) if (says(text)) add(node, text, 'bare');
    } else if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
      for (const text of literals(node.expression)) if (says(text)) add(node, text, 'bare');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Words of its own, beside those of the values in it, the product's name and addresses. */
const says = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/\$\{[^}]*\}|\bRecto\b|\S+@\S+/g, ''));

/** `<input name="…">` and `<Input name="…">` are for the form. */
const isNameOfControl = ({ name, parent }: ts.JsxAttribute): boolean =>
  name.getText() === 'name' && /^([a-z]|(Input|TextArea|Select)$)/.test(parent.parent.tagName.getText());

/** The texts an expression may be: one, several joined by `+`, or one of two. */
function literals(node: ts.Expression): string[] {
  if (ts.isParenthesizedExpression(node)) return literals(node.expression);
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...literals(node.whenTrue), ...literals(node.whenFalse)];
  if (ts.isTemplateExpression(node)) return [node.getText()];
  if (ts.isBinaryExpression(node)) {
    const [left, right] = [literals(node.left), literals(node.right)];
    if (node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return right;
    return left.length === 1 && right.length === 1 ? [left[0]! + right[0]!] : [];
  }
  return [];
}

function insideFunction(node: ts.Node): boolean {
  for (let above: ts.Node | undefined = node.parent; above; above = above.parent) {
    if (ts.isFunctionLike(above)) return true;
    if (ts.isPropertyDeclaration(above) && !above.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword))
      return true;
  }
  return false;
}
