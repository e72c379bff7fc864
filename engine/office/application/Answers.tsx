import { Fragment } from 'react';
import type { Application, ShownAnswer } from '../../ports/index.ts';

/** The answers under the words of the form, by step and group. */
export function Answers({ steps }: { readonly steps: Application['steps'] }) {
  return steps.map(({ label, answers }) => (
    <section key={label} className="step">
      <h2>{label}</h2>
      {groupsOf(answers).map(({ headings, answers: inGroup }) => (
        <Fragment key={inGroup[0]?.name}>
          {headings.length > 0 && <h3>{headings.join(' · ')}</h3>}
          <dl className="answers">
            {inGroup.map(({ name, label: question, text }) => (
              <div key={name}>
                <dt>{question}</dt>
                <dd>
                  <bdi>{text}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </Fragment>
      ))}
    </section>
  ));
}

interface Group {
  readonly headings: readonly string[];
  readonly answers: ShownAnswer[];
}

/** Successive answers with the same headings. */
function groupsOf(answers: readonly ShownAnswer[]): readonly Group[] {
  const groups: Group[] = [];
  for (const answer of answers) {
    const last = groups.at(-1);
    if (last?.headings.join('\n') === answer.headings.join('\n')) last.answers.push(answer);
    else groups.push({ headings: answer.headings, answers: [answer] });
  }
  return groups;
}
