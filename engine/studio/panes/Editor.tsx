// A CodeMirror editor for one file at a time: line numbers, colours, search, findings at their lines. The cursor and the undo
// history of each file are kept while the studio is open.
import { json } from '@codemirror/lang-json';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { basicSetup, EditorView } from 'codemirror';
import { getLocation } from 'jsonc-parser';
import { useEffect, useRef } from 'react';
import { formatPointer } from '../../core/index.ts';
import type { WrittenCondition } from '../protocol/conditions.ts';
import type { Finding } from '../protocol/protocol.ts';
import type { Spot } from '../protocol/spot.ts';
import type { FileSchema } from '../state/schemaHelp.ts';
import type { CursorMove } from '../state/useFollowing.ts';
import { editorHelp } from './editorHelp.ts';

interface EditorProps {
  readonly file: string;
  readonly text: string;
  /** Incremented when `text` changes outside the editor. */
  readonly revision: number;
  /** Of the file; undefined where there is none. */
  readonly schema: FileSchema | undefined;
  readonly findings: readonly Finding[];
  /** Each is told in words at its line. */
  readonly conditions: readonly WrittenCondition[];
  /** Where to move the cursor to; a new object moves it again. */
  readonly goTo: CursorMove | undefined;
  readonly onChange: (text: string) => void;
  /** The cursor was moved here, to a part of the text that this JSON Pointer names. */
  readonly onCursor: (pointer: string) => void;
}

type State = EditorView['state'];

export function Editor({ file, text, revision, schema, findings, conditions, goTo, onChange, onCursor }: EditorProps) {
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const states = useRef(new Map<string, State>());
  const latest = useRef({ text, onChange, onCursor });
  latest.current = { text, onChange, onCursor };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor owns the text until `revision` changes.
  useEffect(() => {
    if (!box.current) return;
    const earlier = states.current.get(file);
    const { text: doc } = latest.current;
    const isSame = earlier?.doc.toString() === doc;
    const editor = new EditorView({
      parent: box.current,
      ...(earlier && isSame ? { state: earlier } : { doc, extensions: extensions(file, schema, latest) }),
    });
    view.current = editor;
    return () => {
      states.current.set(file, editor.state);
      editor.destroy();
    };
  }, [file, revision]);

  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    const isOwn = (spot: Spot) => spot.file === file;
    editor.dispatch(
      setDiagnostics(editor.state, [
        ...findings.filter(isOwn).map((finding) => toDiagnostic(editor.state, finding)),
        ...conditions.filter(isOwn).map((condition) => toNote(editor.state, condition)),
      ]),
    );
  }, [file, findings, conditions]);

  useEffect(() => {
    const editor = view.current;
    if (!editor || goTo?.file !== file) return;
    const { from } = rangeOf(editor.state, goTo);
    editor.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
    if (!goTo.isQuiet) editor.focus();
  }, [file, goTo]);

  return <div className="studio-editor" ref={box} />;
}

type Listeners = Pick<EditorProps, 'onChange' | 'onCursor'>;

function extensions(file: string, schema: FileSchema | undefined, listeners: { readonly current: Listeners }) {
  return [
    basicSetup,
    json(),
    schema ? editorHelp(schema) : [],
    lintGutter(),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': `Text of ${file}`, tabindex: '0' }),
    EditorView.updateListener.of(({ docChanged, selectionSet, view, state }) => {
      if (docChanged) listeners.current.onChange(state.doc.toString());
      if (selectionSet && view.hasFocus) listeners.current.onCursor(pointerAt(state));
    }),
  ];
}

/** The JSON Pointer of what the cursor is in. */
function pointerAt({ doc, selection }: State): string {
  const { path } = getLocation(doc.toString(), selection.main.head);
  return formatPointer(path.map(String));
}

function toDiagnostic(state: State, finding: Finding): Diagnostic {
  return { ...rangeOf(state, finding), severity: 'error', message: `${finding.problem} ${finding.repair}` };
}

function toNote(state: State, condition: WrittenCondition): Diagnostic {
  const { inWords, asked, otherwise } = condition;
  const message = [
    `${inWords}: ${asked.join(', ')}`,
    ...(otherwise.length > 0 ? [`otherwise: ${otherwise.join(', ')}`] : []),
  ];
  const { from } = rangeOf(state, condition);
  return { from, to: from + '"if"'.length, severity: 'info', message: message.join('; ') };
}

/** From the position to the end of its line, limited to the text, which may be shorter than when checked. */
function rangeOf({ doc }: State, { line, column }: Spot): { readonly from: number; readonly to: number } {
  const { from, to } = doc.line(Math.min(line, doc.lines));
  return { from: Math.min(from + column, to), to };
}
