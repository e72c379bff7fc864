// Errors as links that focus their field, each with the question's label. An error without a field is plain text.
import { type ReactElement, useState } from 'react';
import { type Answers, listFields, type Step } from '../../core/index.ts';
import { controlId } from '../rjsf/controlId.ts';
import { useMessages } from '../state/context.ts';
import { focusField } from './focusField.ts';
import { namedProblem } from './namedProblem.ts';

interface ProblemLinksProps {
  /** The steps that the problems belong to. */
  readonly steps: readonly Step[];
  readonly answers: Answers;
  readonly problems: readonly { readonly name?: string; readonly message: string }[];
}

export function ProblemLinks({ steps, answers, problems }: ProblemLinksProps) {
  const messages = useMessages();
  const fields = new Map(steps.flatMap((step) => listFields(step, answers).map((field) => [field.name, field])));
  // React skips an element that is the same object: comparing the props of 1,000 lines takes a third of a key's time.
  const [lines] = useState(() => new Map<string, ReactElement>());
  const lineOf = (key: string, name: string | undefined, text: string) => {
    const line = lines.get(key) ?? <Problem key={key} name={name} text={text} />;
    lines.set(key, line);
    return line;
  };
  return (
    <ul>
      {problems.map(({ name, message }) => {
        const text = name === undefined ? message : namedProblem(fields.get(name), message, messages);
        return lineOf(`${name} ${text}`, name, text);
      })}
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
