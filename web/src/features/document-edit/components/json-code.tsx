/**
 * The code of the JSON editor, in a chunk of its own. Its text is its own while it is edited; `replace` puts another in
 * its place.
 */
import type { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from 'react';
import { openEditor } from '../json/code-mirror.js';
import { t } from '../../../lib/texts.js';

export interface JsonCodeHandle {
  replace(text: string): void;
  focus(): void;
}

interface JsonCodeProps {
  ref: Ref<JsonCodeHandle>;
  /** At the beginning. */
  text: string;
  onChange: (text: string) => void;
  onPlace: (key: string | null) => void;
  onSave: () => void;
}

export default function JsonCode({ ref, text, onChange, onPlace, onSave }: JsonCodeProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const begin = useRef(text);
  const change = useEffectEvent(onChange);
  const place = useEffectEvent(onPlace);
  const save = useEffectEvent(onSave);

  useEffect(() => {
    if (!host.current) return;
    const parent = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const editor = openEditor({
      parent,
      text: begin.current,
      label: t('The values as JSON'),
      describedBy: t('Ctrl and Enter save'),
      onChange: (next) => change(next),
      onPlace: (key) => place(key),
      onSave: () => save(),
    });
    view.current = editor;
    editor.focus();
    return () => {
      begin.current = editor.state.doc.toString();
      editor.destroy();
    };
  }, []);

  useImperativeHandle(ref, () => ({
    replace: (next) => {
      const editor = view.current;
      editor?.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: next } });
    },
    focus: () => view.current?.focus(),
  }));

  return (
    <div ref={host} className="h-[calc(100dvh-26rem)] min-h-72 overflow-hidden rounded-md border border-line-strong" />
  );
}
