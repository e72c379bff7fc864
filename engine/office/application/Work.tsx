// Whose work it is, whether it is set aside, and deleting it.
import { useState } from 'react';
import { includesRole } from '../../core/index.ts';
import type { Application } from '../../ports/index.ts';
import { Confirm } from '../parts/Confirm.tsx';
import { useForms } from '../state/forms.ts';
import { useMe, useOffice } from '../state/office.ts';
import type { Commands } from './useCommands.ts';

export function Work({ application, commands }: { readonly application: Application; readonly commands: Commands }) {
  const { messages } = useOffice();
  const { accounts } = useForms();
  const { role } = useMe();
  const { assignee, flagged } = application;
  const texts = messages.application;
  if (!includesRole(role, 'work')) return null;
  // An account that was removed may still be named.
  const names = assignee === undefined || accounts.includes(assignee) ? accounts : [...accounts, assignee];
  return (
    <>
      <label className="assign">
        {texts.assignee}{' '}
        <select
          value={assignee ?? ''}
          onChange={(event) => commands.send({ type: 'assign', to: event.target.value || null })}
        >
          <option value="">{messages.list.nobody}</option>
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="button plain" onClick={() => commands.send({ type: 'flag', flagged: !flagged })}>
        {flagged ? texts.unflag : texts.flag}
      </button>
      {includesRole(role, 'manage') && <Delete application={application} commands={commands} />}
    </>
  );
}

function Delete({ application, commands }: { readonly application: Application; readonly commands: Commands }) {
  const { messages } = useOffice();
  const [isAsking, ask] = useState(false);
  const texts = messages.application;
  const remove = async () => {
    await commands.send({ type: 'delete' });
    ask(false);
  };
  return (
    <>
      <button type="button" className="button plain" onClick={() => ask(true)}>
        {texts.remove}
      </button>
      {isAsking && (
        <Confirm
          title={texts.removeTitle(application.reference)}
          action={texts.remove}
          onConfirm={remove}
          onClose={() => ask(false)}
        >
          {texts.removeExplain}
        </Confirm>
      )}
    </>
  );
}
