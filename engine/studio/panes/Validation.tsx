// The errors that core finds in the current answers, in every language, and the submission.
import { acceptSubmission, type Form, titlePath } from '../../core/index.ts';
import { engineTexts } from '../../languages/index.ts';
import type { Visit } from '../state/visit.ts';
import { Submission } from './Submission.tsx';

interface ValidationProps {
  /** The form in every language, the source language first. */
  readonly forms: readonly Form[];
  readonly visit: Visit;
}

type ErrorsByName = ReadonlyMap<string, { readonly message: string }>;

export function Validation({ forms, visit }: ValidationProps) {
  const [form] = forms;
  if (!form) return null;
  const { answers } = acceptSubmission(form, visit.answers);
  const errors: readonly ErrorsByName[] = forms.map(
    (one) => new Map(acceptSubmission(one, visit.answers).errors.map((error) => [error.name, error])),
  );
  const names = [...new Set(errors.flatMap((byName) => [...byName.keys()]))];
  return (
    <>
      <section aria-labelledby="validation">
        <h2 id="validation">Validation of these answers</h2>
        <p role="status">{names.length === 0 ? 'They are accepted.' : `They are refused. Errors: ${names.length}.`}</p>
        <Expectation errors={errors[0]} visit={visit} />
        {names.length > 0 && (
          <table>
            <thead>
              <tr>
                <th scope="col">Question</th>
                {forms.map(({ language }) => (
                  <th key={language} scope="col">
                    {engineTexts[language].nameInEnglish}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {names.map((name) => (
                <tr key={name}>
                  <th scope="row">
                    {titlePath(form, name).join(' › ')} <code>{name}</code>
                  </th>
                  {forms.map(({ language }, i) => (
                    <td key={language} lang={language} dir="auto">
                      {errors[i]?.get(name)?.message}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <Submission form={form} answers={answers} isRefused={names.length > 0} />
    </>
  );
}

interface ExpectationProps {
  /** In the source language, as the example's are. */
  readonly errors: ErrorsByName | undefined;
  readonly visit: Visit;
}

/** Whether the errors are those that the chosen example expects, and which are not. */
function Expectation({ errors = new Map(), visit: { example } }: ExpectationProps) {
  if (!example) return null;
  const names = [...new Set([...Object.keys(example.errors), ...errors.keys()])];
  const different = names.filter((name) => example.errors[name] !== errors.get(name)?.message);
  if (different.length === 0) return <p>This is what the example {example.name} expects.</p>;
  return (
    <>
      <p>The example {example.name} expects something else:</p>
      <ul>
        {different.map((name) => (
          <li key={name}>
            <code>{name}</code>: {example.errors[name] ?? 'no error'}
          </li>
        ))}
      </ul>
    </>
  );
}
