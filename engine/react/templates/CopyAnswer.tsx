// A button that copies the answer of the question in `ui:same-as`.
import { type Answers, type Form, getIn, listFields, toPath } from '../../core/index.ts';
import { useMessages, useWizard, useWizardContext } from '../state/context.ts';

interface CopyAnswerProps {
  /** Name of the question whose answer is offered. */
  readonly source: string;
  /** Name of the question that it is offered to. */
  readonly name: string;
  readonly onTake: (answer: unknown) => void;
}

export function CopyAnswer({ source, name, onTake }: CopyAnswerProps) {
  const messages = useMessages();
  const { form, store } = useWizardContext();
  const offered = useWizard(({ answers }) => {
    const given = getIn(answers, toPath(source));
    return given === getIn(answers, toPath(name)) ? undefined : given;
  });
  if (offered === undefined) return null;
  return (
    <button type="button" className="button-quiet same-as" onClick={() => onTake(offered)}>
      {messages.sameAs(labelOf(form, store.getState().answers, source))}
    </button>
  );
}

function labelOf(form: Form, answers: Answers, name: string): string {
  const fields = form.steps.flatMap((step) => listFields(step, answers));
  return fields.find((field) => field.name === name)?.schema.title ?? name;
}
