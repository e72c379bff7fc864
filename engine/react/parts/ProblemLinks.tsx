// The first errors as links that focus their field, each with the question's label, and how many more there are. An error
// without a field is plain text.
import { type Answers, listFields, type Step } from '../../core/index.ts';
import { controlId } from '../rjsf/controlId.ts';
import { useMessages } from '../state/context.ts';
import { focusField } from './focusField.ts';
import { namedProblem } from './namedProblem.ts';

/** A step of 1,000 questions would write as many lines below itself, and again at a key that changes one of them. */
const MOST_LINES = 50;

interface ProblemLinksProps {
  /** The steps that the problems belong to. */
  readonly steps: readonly Step[];
  readonly answers: Answers;
  readonly problems: readonly { readonly name?: string; readonly message: string }[];
}

export function ProblemLinks({ steps, answers, problems }: ProblemLinksProps) {
  const messages = useMessages();
  const fields = new Map(steps.flatMap((step) => listFields(step, answers).map((field) => [field.name, field])));
  const left = problems.length - MOST_LINES;
  return (
    <ul>
      {problems.slice(0, MOST_LINES).map(({ name, message }) => {
        const text = name === undefined ? message : namedProblem(fields.get(name), message, messages);
        return <Problem key={`${name} ${text}`} name={name} text={text} />;
      })}
      {left > 0 && <li>{messages.andMore(left)}</li>}
    </ul>
  );
}

function Problem({ name, text }: { readonly name: string | undefined; readonly text: string }) {
  if (name === undefined) return <li>{text}</li>;
  return (
    <li>
      <a
        href={`#${controlId(name)}`}
        onClick={(event) => {
          event.preventDefault();
          focusField(name);
        }}
      >
        {text}
      </a>
    </li>
  );
}
