// What core says of the answers at hand, in every language, and what leaves the device when the form is sent.

import { acceptSubmission, type Form, titlePath } from '../core/index.ts';
import { LANGUAGE_NAMES } from './languageNames.ts';
import { Sent } from './Sent.tsx';
import type { Visit } from './visit.ts';

interface VerdictProps {
  /** The form in its own language first. */
  readonly forms: readonly Form[];
  readonly visit: Visit;
}

export function Verdict({ forms, visit }: VerdictProps) {
  const [form] = forms;
  if (!form) return null;
  const verdicts = forms.map((one) => new Map(acceptSubmission(one, visit.answers).errors.map((e) => [e.name, e])));
  const names = [...new Set(verdicts.flatMap((verdict) => [...verdict.keys()]))];
  const { answers } = acceptSubmission(form, visit.answers);
  return (
    <>
      <section aria-labelledby="verdict">
        <h2 id="verdict">What is said of these answers</h2>
        <p role="status">
          {names.length === 0 ? 'They are accepted.' : `They are refused. Mistakes: ${names.length}.`}
        </p>
        <Unexpected verdict={verdicts[0]} visit={visit} />
        {names.length > 0 && (
          <table>
            <thead>
              <tr>
                <th scope="col">Question</th>
                {forms.map(({ language }) => (
                  <th key={language} scope="col">
                    {LANGUAGE_NAMES[language]}
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
                      {verdicts[i]?.get(name)?.message}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <Sent form={form} answers={answers} isRefused={names.length > 0} />
    </>
  );
}

interface UnexpectedProps {
  readonly verdict: ReadonlyMap<string, { readonly message: string }> | undefined;
  readonly visit: Visit;
}

/** Where an example says something else than core does. */
function Unexpected({ verdict = new Map(), visit: { example } }: UnexpectedProps) {
  if (!example) return null;
  const { errors } = example;
  const names = [...new Set([...Object.keys(errors), ...verdict.keys()])];
  const different = names.filter((name) => errors[name] !== verdict.get(name)?.message);
  if (different.length === 0) return <p>This is what the example {example.name} expects.</p>;
  return (
    <>
      <p>The example {example.name} expects something else:</p>
      <ul>
        {different.map((name) => (
          <li key={name}>
            <code>{name}</code>: {errors[name] ?? 'no mistake'}
          </li>
        ))}
      </ul>
    </>
  );
}
