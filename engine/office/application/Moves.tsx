// The moves to another status that are possible now: the first of `office.json` as a large button, the others in a menu. A move that
// asks for something (a date, a reason, a choice) opens a dialog.
import { type MouseEvent, useState } from 'react';
import { knownStatus } from '../../core/index.ts';
import type { Application, OfficeForm, OfficeMove } from '../../ports/index.ts';
import { MenuButton } from '../parts/MenuButton.tsx';
import { possibleMoves } from '../state/forms.ts';
import { useMe, useOffice } from '../state/office.ts';
import { MoveDialog } from './MoveDialog.tsx';
import type { Commands } from './useCommands.ts';

interface MovesProps {
  readonly application: Application;
  readonly form: OfficeForm;
  readonly commands: Commands;
}

export function Moves({ application, form, commands }: MovesProps) {
  const { messages } = useOffice();
  const { role } = useMe();
  const [asking, setAsking] = useState<OfficeMove>();
  const possible = possibleMoves(form, application.status, role);
  const at = knownStatus(form, application.status);
  // The order of office.json is that of likelihood; a move that leaves the status as it is, such as a second invitation, is rarer.
  const likeliest = possible.find(({ to }) => to !== at) ?? possible[0];
  const start = (move: OfficeMove) => (move.asks ? setAsking(move) : commands.send({ type: 'move', move: move.id }));
  // The second press of a double click would make the move that has taken the place of the first.
  const press = (move: OfficeMove) => (event: MouseEvent) => event.detail < 2 && start(move);
  return (
    <>
      {likeliest && (
        <button key={likeliest.id} type="button" className="button" onClick={press(likeliest)}>
          {likeliest.label}
        </button>
      )}
      <MenuButton
        key={application.revision}
        label={messages.application.otherMoves}
        items={possible
          .filter((move) => move !== likeliest)
          .map((move) => ({ id: move.id, label: move.label, onChoose: () => start(move) }))}
      />
      {asking && <MoveDialog move={asking} commands={commands} onClose={() => setAsking(undefined)} />}
    </>
  );
}
