// What a link shows: whether it can be answered, then the proof, then the questions.
import { useEffect, useState } from 'react';
import { forgetLink, lookUp } from '../../../engine/browser/askedLink.ts';
import type { Proof } from '../../../engine/core/asking.ts';
import { useSite } from '../../language/siteContext.ts';
import type { AnswerWords } from '../../words/words.ts';
import { intakeBase } from '../intakeBase.ts';
import { AskedForm } from './AskedForm.tsx';
import { Ended } from './Ended.tsx';
import type { FoundLink, OpenedLink } from './openedLink.ts';
import { ProofForm } from './ProofForm.tsx';

type Shown =
  | { readonly kind: 'looking' | 'unreachable' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'found'; readonly link: FoundLink }
  | { readonly kind: 'opened'; readonly link: OpenedLink; readonly proof: Proof };

export function AskedLink({ words }: { readonly words: AnswerWords }) {
  const { language } = useSite();
  // The language switch leads to the same page without the fragment.
  const [token] = useState(() => window.location.hash.slice(1));
  const [shown, setShown] = useState<Shown>({ kind: 'looking' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` looks the link up again
  useEffect(() => {
    let isLatest = true;
    lookUp({ base: intakeBase, token }, language).then((found) => {
      if (found.kind === 'found' && found.link.state !== 'open') void forgetLink(found.link);
      if (isLatest) setShown((before) => (before.kind === 'opened' ? before : found));
    });
    return () => {
      isLatest = false;
    };
  }, [token, attempt, language]);
  useEffect(() => {
    // So that a reload finds the link in the other language, too.
    if (window.location.hash === '' && token !== '') {
      window.history.replaceState(window.history.state, '', `${window.location.pathname}#${token}`);
    }
  });
  if (shown.kind === 'opened') {
    return <AskedForm at={{ base: intakeBase, token }} link={shown.link} proof={shown.proof} words={words} />;
  }
  return (
    <div className="prose band">
      <h1>{words.title}</h1>
      <Before
        shown={token === '' ? { kind: 'refused', message: words.withoutLink } : shown}
        words={words}
        onRetry={() => setAttempt(attempt + 1)}
        onOpen={(proof) =>
          lookUp({ base: intakeBase, token }, language, proof).then((found) => {
            if (found.kind === 'found') {
              const { asked, ...link } = found.link;
              setShown(asked ? { kind: 'opened', link: { ...link, asked }, proof } : found);
            }
            return found.kind === 'refused'
              ? found.message
              : found.kind === 'unreachable'
                ? words.unreachable
                : undefined;
          })
        }
      />
    </div>
  );
}

interface BeforeProps {
  readonly shown: Exclude<Shown, { kind: 'opened' }>;
  readonly words: AnswerWords;
  readonly onRetry: () => void;
  /** Resolves with the message of a refusal. */
  readonly onOpen: (proof: Proof) => Promise<string | undefined>;
}

function Before({ shown, words, onRetry, onOpen }: BeforeProps) {
  switch (shown.kind) {
    case 'looking':
      return <p role="status">{words.looking}</p>;
    case 'unreachable':
      return (
        <>
          <p role="alert">{words.unreachable}</p>
          <button type="button" className="button" onClick={onRetry}>
            {words.tryAgain}
          </button>
        </>
      );
    case 'refused':
      return <Ended text={shown.message} words={words} />;
    case 'found':
      return shown.link.state === 'open' ? (
        <ProofForm words={words} day={shown.link.day} onOpen={onOpen} />
      ) : (
        <Ended link={shown.link} words={words} />
      );
  }
}
