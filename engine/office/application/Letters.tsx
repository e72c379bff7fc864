// The letters that are offered in the present status. A letter is opened by its button, or by a move that names it.
import { includesRole } from '../../core/index.ts';
import type { Application, OfficeForm } from '../../ports/index.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Refusal } from '../parts/Refusal.tsx';
import { offeredLetters } from '../state/forms.ts';
import { useMe, useOffice } from '../state/office.ts';
import { useLoaded } from '../state/useRequest.ts';
import { LetterForm } from './LetterForm.tsx';
import type { Commands } from './useCommands.ts';

interface LettersProps {
  readonly application: Application;
  readonly form: OfficeForm;
  readonly commands: Commands;
  /** Id of the letter that is open. */
  readonly opened: string | undefined;
  readonly open: (letter: string | undefined) => void;
}

export function Letters({ application, form, commands, opened, open }: LettersProps) {
  const { messages } = useOffice();
  const { role } = useMe();
  const offered = offeredLetters(form, application.status);
  const letter = offered.find(({ id }) => id === opened);
  if (offered.length === 0 || !includesRole(role, 'work')) return null;
  return (
    <>
      {offered.map(({ id, label }) => (
        <button key={id} type="button" className="button plain" onClick={() => open(id)}>
          {messages.letters.title(label)}
        </button>
      ))}
      {letter && (
        <LetterDialog
          key={letter.id}
          application={application}
          letter={letter}
          commands={commands}
          onClose={() => open(undefined)}
        />
      )}
    </>
  );
}

interface LetterDialogProps extends Pick<LettersProps, 'application' | 'commands'> {
  readonly letter: OfficeForm['letters'][number];
  readonly onClose: () => void;
}

function LetterDialog({ application, letter, commands, onClose }: LetterDialogProps) {
  const { messages } = useOffice();
  const parts = { reference: application.reference, letter: letter.id };
  const { answer: filled, refusal } = useLoaded('GET /applications/:reference/letters/:letter', { parts });
  return (
    <Dialog title={letter.label} onClose={onClose} isWide>
      <Refusal refusal={refusal} />
      {!filled && !refusal && <p role="status">{messages.loading}</p>}
      {filled && <LetterForm application={application} letter={letter.id} filled={filled} commands={commands} />}
      <p className="actions">
        <button type="button" className="button plain" onClick={onClose}>
          {messages.close}
        </button>
      </p>
    </Dialog>
  );
}
