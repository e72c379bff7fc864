// What is wrong or missing, as links that focus the field. An error inside a list says which entry it means.
import { listFields } from '../../core/listFields.ts';
import type { Answers, FieldError, Step } from '../../core/types.ts';
import { useWords } from '../context.ts';
import { controlId } from '../fieldIds.ts';
import { focusField } from '../focusField.ts';
import { headings } from './headings.ts';

interface ProblemLinksProps {
  readonly step: Step;
  readonly answers: Answers;
  readonly problems: readonly FieldError[];
}

export function ProblemLinks({ step, answers, problems }: ProblemLinksProps) {
  const words = useWords();
  const fields = new Map(listFields(step, answers).map((field) => [field.name, field]));
  return (
    <ul>
      {problems.map(({ name, message }) => (
        <li key={name}>
          {headings(fields.get(name)?.under ?? [], words)}
          <a
            href={`#${controlId(name)}`}
            onClick={(event) => {
              event.preventDefault();
              focusField(name);
            }}
          >
            {message}
          </a>
        </li>
      ))}
    </ul>
  );
}
