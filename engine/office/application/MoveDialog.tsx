import { type ComponentProps, useState } from 'react';
import { type Answers, declaredProperties, isRequired, type Schema } from '../../core/index.ts';
import type { OfficeMove, OfficeRefusal } from '../../ports/index.ts';
import { DateInput } from '../parts/DateInput.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Field } from '../parts/Field.tsx';
import { Refusal } from '../parts/Refusal.tsx';
import { useOffice } from '../state/office.ts';
import type { Commands } from './useCommands.ts';

interface MoveDialogProps {
  readonly move: OfficeMove;
  readonly commands: Commands;
  readonly onClose: () => void;
}

/** The questions of a move. The service checks the answers; its errors are shown at the questions. */
export function MoveDialog({ move, commands, onClose }: MoveDialogProps) {
  const { messages } = useOffice();
  const [answers, setAnswers] = useState<Answers>({});
  const [refusal, setRefusal] = useState<OfficeRefusal>();
  const { asks = {} } = move;
  const submit = async () => {
    const refused = await commands.send({ type: 'move', move: move.id, answers });
    if (refused) setRefusal(refused);
    else onClose();
  };
  return (
    <Dialog title={move.label} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Refusal refusal={refusal} />
        {Object.entries(declaredProperties(asks)).map(([name, question]) => (
          <Field
            key={name}
            label={`${question.title ?? name}${isRequired(asks, name) ? '' : ` ${messages.optional}`}`}
            error={refusal?.errors.find(({ path }) => path === name)?.message}
          >
            {(control) => (
              <Control
                question={question}
                control={control}
                value={String(answers[name] ?? '')}
                onChange={(value) => setAnswers({ ...answers, [name]: value === '' ? undefined : value })}
              />
            )}
          </Field>
        ))}
        <p className="actions">
          <button type="submit" className="button">
            {move.label}
          </button>
          <button type="button" className="button plain" onClick={onClose}>
            {messages.cancel}
          </button>
        </p>
      </form>
    </Dialog>
  );
}

interface ControlProps {
  readonly question: Schema;
  readonly control: ComponentProps<'input'> & { readonly id: string };
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Texts above this length have several lines. */
const LINE = 100;

function Control({ question, control, value, onChange }: ControlProps) {
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } = control;
  const props = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  const { enum: options, enumNames = [], format, maxLength = Infinity } = question;
  if (options) {
    return (
      <select {...props}>
        <option value="" />
        {options.map((option, i) => (
          <option key={String(option)} value={String(option)}>
            {enumNames[i] ?? String(option)}
          </option>
        ))}
      </select>
    );
  }
  if (format === 'date') return <DateInput control={control} value={value} onChange={onChange} />;
  return maxLength > LINE ? <textarea {...props} dir="auto" rows={3} /> : <input {...props} dir="auto" />;
}
