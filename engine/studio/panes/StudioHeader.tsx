import type { ReactNode, Ref } from 'react';
import { Choice } from '../parts/Choice.tsx';
import type { FormName } from '../protocol/protocol.ts';
import type { WrittenStep } from '../state/stepLog.ts';
import type { Place } from '../state/usePlace.ts';

interface StudioHeaderProps {
  readonly names: readonly FormName[];
  /** The open form. */
  readonly form: string | undefined;
  readonly isSite: boolean;
  /** The step that can be undone. */
  readonly latest: WrittenStep | undefined;
  readonly undo: Ref<HTMLButtonElement>;
  readonly onGo: (place: Place) => void;
  /** Undefined while no form is open. */
  readonly onPublish: (() => void) | undefined;
  readonly onRename: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
  readonly onUndo: (step: WrittenStep) => void;
  /** The choice of the open file. */
  readonly children: ReactNode;
}

/** Where to go, and what concerns a form as a whole. */
export function StudioHeader({
  names,
  form,
  isSite,
  latest,
  undo,
  onGo,
  onPublish,
  onRename,
  onRemove,
  onUndo,
  children,
}: StudioHeaderProps) {
  return (
    <header className="studio-header">
      <h1>Studio</h1>
      {(form !== undefined || isSite) && (
        <button type="button" onClick={() => onGo({})}>
          All forms
        </button>
      )}
      {!isSite && (
        <button type="button" onClick={() => onGo({ view: 'site' })}>
          The site
        </button>
      )}
      <Choice label="Form" value={form ?? ''} onChange={(chosen) => onGo({ form: chosen })}>
        <option value="">choose…</option>
        {names.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Choice>
      {children}
      {onPublish && (
        <button type="button" onClick={onPublish}>
          Publish…
        </button>
      )}
      {onRename && (
        <button type="button" onClick={onRename}>
          Rename the form…
        </button>
      )}
      {onRemove && (
        <button type="button" onClick={onRemove}>
          Remove the form…
        </button>
      )}
      {latest && (
        <button type="button" ref={undo} onClick={() => onUndo(latest)}>
          Undo: {latest.what}…
        </button>
      )}
    </header>
  );
}
