import { useState } from 'react';
import { includesRole } from '../../core/index.ts';
import { Field } from '../parts/Field.tsx';
import { useMe, useOffice } from '../state/office.ts';
import type { Commands } from './useCommands.ts';

/** The box that adds a note for the office. Existing notes are shown in the history. */
export function Notes({ commands }: { readonly commands: Commands }) {
  const { messages } = useOffice();
  const { role } = useMe();
  const [text, setText] = useState('');
  if (!includesRole(role, 'work')) return null;
  const add = async () => {
    if (text.trim() === '') return;
    if (!(await commands.send({ type: 'note', text }))) setText('');
  };
  return (
    <form
      className="screen"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Field label={messages.application.note} hint={messages.application.noteHint}>
        {({ id, 'aria-describedby': hint }) => (
          <textarea
            id={id}
            aria-describedby={hint}
            dir="auto"
            rows={3}
            maxLength={4000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <button type="submit" className="button plain">
        {messages.application.addNote}
      </button>
    </form>
  );
}
