/**
 * CodeMirror with what JSON needs, in the product's own colours. It is mounted in a shadow tree: there its styles are
 * adopted style sheets, which the page's policy (`style-src 'self'`) allows, instead of <style> elements, which it does
 * not.
 */
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json, jsonParseLinter } from '@codemirror/lang-json';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { linter, lintGutter } from '@codemirror/lint';
import { EditorState, Prec } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { pathAt } from './path-at.js';
import { t } from '../../../lib/texts.js';

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--accent)' },
  { tag: tags.string, color: 'var(--ink)' },
  { tag: tags.number, color: 'var(--good)' },
  { tag: [tags.bool, tags.null], color: 'var(--warn)' },
  { tag: tags.invalid, color: 'var(--bad)' },
]);

const theme = EditorView.theme({
  '&': { color: 'var(--ink-soft)', backgroundColor: 'var(--raised)', fontSize: '0.8125rem', height: '100%' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-1px' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.55' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '0.75rem 0' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--mark) 45%, transparent)',
  },
  '.cm-gutters': { backgroundColor: 'var(--sunken)', color: 'var(--ink-faint)', borderRight: '1px solid var(--line)' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--mark) 12%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: 'var(--ink)' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--mark-wash)',
    outline: '1px solid var(--mark-line)',
  },
  '.cm-foldPlaceholder': { backgroundColor: 'var(--sunken)', borderColor: 'var(--line)', color: 'var(--ink-faint)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
    borderRadius: '4px',
  },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--bad)' },
});

interface Options {
  readonly parent: ShadowRoot;
  readonly text: string;
  readonly label: string;
  readonly describedBy: string;
  onChange(text: string): void;
  /** The cursor came to stand in another value. */
  onPlace(key: string | null): void;
  onSave(): void;
}

export function openEditor({ parent, text, label, describedBy, onChange, onPlace, onSave }: Options): EditorView {
  let place: string | null = null;
  const editor = new EditorView({
    parent,
    root: parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        Prec.highest(keymap.of([{ key: 'Mod-Enter', run: () => (onSave(), true) }])),
        lineNumbers(),
        highlightActiveLineGutter(),
        foldGutter(),
        EditorState.phrases.of({
          'Fold line': t('Fold line'),
          'Unfold line': t('Unfold line'),
          'folded code': t('folded code'),
          unfold: t('unfold'),
        }),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        highlightActiveLine(),
        // Tab is left to move the focus on: whoever came in by the keyboard gets out by it.
        keymap.of([...defaultKeymap, ...historyKeymap, ...foldKeymap]),
        json(),
        linter(jsonParseLinter()),
        lintGutter(),
        syntaxHighlighting(colours),
        theme,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ tabindex: '0', 'aria-label': label, 'aria-description': describedBy }),
        EditorView.updateListener.of(({ state, docChanged, selectionSet }) => {
          if (docChanged) onChange(state.doc.toString());
          if (!docChanged && !selectionSet) return;
          const now = pathAt(state);
          if (now !== place) onPlace((place = now));
        }),
      ],
    }),
  });
  onPlace(pathAt(editor.state));
  return editor;
}
