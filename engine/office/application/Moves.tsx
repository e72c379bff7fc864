// The moves that are possible now, as buttons. What a move asks is asked in a dialog.
import { useState } from 'react';
import { includesRole } from '../../core/index.ts';
import type { Application, OfficeForm, OfficeMove } from '../../ports/index.ts';
import { useMe } from '../state/office.ts';
import { MoveDialog } from './MoveDialog.tsx';
import type { Commands } from './useCommands.ts';

interface MovesProps {
  readonly application: Application;
  readonly form: OfficeForm;
  readonly commands: Commands;
}

export function Moves({ application, form, commands }: MovesProps) {
  const { role } = useMe();
  const [asking, setAsking] = useState<OfficeMove>();
  const possible = form.moves.filter((move) => move.from.includes(application.status) && includesRole(role, move.role));
  const start = (move: OfficeMove) => (move.asks ? setAsking(move) : commands.send({ type: 'move', move: move.id }));
  return (
    <>
      {possible.map((move) => (
        <button key={move.id} type="button" className="button" onClick={() => start(move)}>
          {move.label}
        </button>
      ))}
      {asking && <MoveDialog move={asking} commands={commands} onClose={() => setAsking(undefined)} />}
    </>
  );
}
