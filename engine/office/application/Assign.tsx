import { includesRole } from '../../core/index.ts';
import type { Application } from '../../ports/index.ts';
import { useForms } from '../state/forms.ts';
import { useMe, useOffice } from '../state/office.ts';
import type { Commands } from './useCommands.ts';

/** Whose work the application is. */
export function Assign({ application, commands }: { readonly application: Application; readonly commands: Commands }) {
  const { messages } = useOffice();
  const { accounts } = useForms();
  const { role } = useMe();
  const { assignee } = application;
  if (!includesRole(role, 'work')) return null;
  // An account that was removed may still be named.
  const names = assignee === undefined || accounts.includes(assignee) ? accounts : [...accounts, assignee];
  return (
    <label className="assign">
      {messages.application.assignee}{' '}
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
  );
}
