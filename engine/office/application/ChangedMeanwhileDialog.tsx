import type { OfficeForm } from '../../ports/index.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { moveLabel, possibleMoves, statusLabel } from '../state/forms.ts';
import { useMe, useOffice } from '../state/office.ts';
import { Entry } from './Entry.tsx';
import type { Commands } from './useCommands.ts';

/** Another account was faster: shows what changed; the command is sent again or given up. */
export function ChangedMeanwhileDialog({ form, commands }: { readonly form: OfficeForm; readonly commands: Commands }) {
  const { messages } = useOffice();
  const { role } = useMe();
  const { conflict, send, giveUp } = commands;
  if (!conflict) return null;
  const { command, changed } = conflict;
  const { application } = changed;
  const isPossible =
    command.type !== 'move' || possibleMoves(form, application.status, role).some(({ id }) => id === command.move);
  const texts = messages.conflict;
  const name = command.type === 'move' ? moveLabel(form, command.move) : texts.commands[command.type];
  return (
    <Dialog title={texts.title} onClose={giveUp}>
      <p>{texts.explain}</p>
      <ul className="history">
        {changed.since.map((entry) => (
          <Entry key={entry.number} entry={entry} form={form} />
        ))}
      </ul>
      <p>{texts.now(statusLabel(form, application.status))}</p>
      {!isPossible && <p>{texts.impossible(name)}</p>}
      <p className="actions">
        {isPossible && (
          <button type="button" className="button" onClick={() => send(command, application.revision)}>
            {texts.again(name)}
          </button>
        )}
        <button type="button" className="button plain" onClick={giveUp}>
          {texts.leave}
        </button>
      </p>
    </Dialog>
  );
}
