import { Fragment, useState } from 'react';
import { plusInFront } from '../../core/index.ts';
import type { Application, ShownAnswer } from '../../ports/index.ts';
import { useOffice } from '../state/office.ts';

/** The answers under the words of the form, by step and group. */
export function Answers({ steps }: { readonly steps: Application['steps'] }) {
  return steps.map(({ label, answers }) => (
    <section key={label} className="step">
      <h2>{label}</h2>
      {groupsOf(answers).map(({ headings, answers: inGroup }) => (
        <Fragment key={inGroup[0]?.name}>
          {headings.length > 0 && <h3>{headings.join(' · ')}</h3>}
          <dl className="answers">
            {inGroup.map(({ name, label: question, text, secret, first }) => (
              <div key={name}>
                <dt>{question}</dt>
                <dd>
                  {secret === undefined ? (
                    <bdi>{plusInFront(text)}</bdi>
                  ) : (
                    <Secret label={question} hidden={text} secret={secret} />
                  )}
                  <FirstAnswer first={first} />
                </dd>
              </div>
            ))}
          </dl>
        </Fragment>
      ))}
    </section>
  ));
}

interface SecretProps {
  readonly label: string;
  readonly hidden: string;
  readonly secret: string;
}

/** A password, in clear only after a press. */
function Secret({ label, hidden, secret }: SecretProps) {
  const { messages } = useOffice();
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <bdi>{isShown ? secret : hidden}</bdi>{' '}
      <button type="button" className="quiet" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
        {messages.showSecret(label)}
      </button>
    </>
  );
}

/** What was answered first, where the parent has changed it since. */
function FirstAnswer({ first }: Pick<ShownAnswer, 'first'>) {
  const { messages } = useOffice();
  const texts = messages.askAgain;
  if (first === undefined) return null;
  return (
    <span className="changed">
      {texts.first} {first === '' ? texts.blank : <bdi>{plusInFront(first)}</bdi>}
    </span>
  );
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
