// What is wrong or missing, as links that focus the field; each says which question it means. An error of no field is text.
import { type Answers, listFields, type Step } from '../../core/index.ts';
import { useWords } from '../context.ts';
import { controlId } from '../fieldIds.ts';
import { focusField } from '../focusField.ts';
import { namedProblem } from './namedProblem.ts';

interface ProblemLinksProps {
  /** The steps that the problems belong to. */
  readonly steps: readonly Step[];
  readonly answers: Answers;
  readonly problems: readonly { readonly name?: string; readonly message: string }[];
}

export function ProblemLinks({ steps, answers, problems }: ProblemLinksProps) {
  const words = useWords();
  const fields = new Map(steps.flatMap((step) => listFields(step, answers).map((field) => [field.name, field])));
  return (
    <ul>
      {problems.map(({ name, message }) => (
        <li key={`${name} ${message}`}>
          {name === undefined ? (
            message
          ) : (
            <a
              href={`#${controlId(name)}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(name);
              }}
            >
              {namedProblem(fields.get(name), message, words)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
