// The page of a link that asks a parent again, one component in all languages, so that it keeps its state when the language changes.
// The forms' engine is loaded once the page is shown, so that no other page loads any of it.
import * as facts from 'virtual:facts';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { loadFormStyles } from '../../../forms/formStyles.ts';
import { useSite } from '../../../language/siteContext.ts';
import type { AnswerWords } from '../../../words/words.ts';
import { Head } from '../../parts/Head.tsx';

const inLanguages = import.meta.glob('../../../words/*/answer.ts', {
  eager: true,
  import: 'answer',
}) as unknown as Readonly<Record<string, AnswerWords>>;

export function AnswerPage() {
  const { language, words: site } = useSite();
  const words = inLanguages[`../../../words/${language}/answer.ts`] as AnswerWords;
  const [Link, setLink] = useState<ComponentType<{ words: AnswerWords }>>();
  const [isUnreachable, setUnreachable] = useState(false);
  const load = useCallback(() => {
    setUnreachable(false);
    Promise.all([import('../../../forms/asked/AskedLink.tsx'), loadFormStyles()]).then(
      ([{ AskedLink }]) => setLink(() => AskedLink),
      () => setUnreachable(true),
    );
  }, []);
  useEffect(load, [load]);
  const [needed, orWrite, end] = site.noScript;
  return (
    <div className="page">
      <Head title={words.title} description={words.description} />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <noscript>
        <p className="notice">
          {needed}
          <bdi dir="ltr">{facts.phone}</bdi>
          {orWrite}
          <bdi dir="ltr">{facts.email}</bdi>
          {end}
        </p>
      </noscript>
      {Link ? (
        <Link words={words} />
      ) : (
        <div className="prose band">
          <h1>{words.title}</h1>
          {isUnreachable ? (
            <>
              <p role="alert">{words.unreachable}</p>
              <button type="button" className="button" onClick={load}>
                {words.tryAgain}
              </button>
            </>
          ) : (
            <p role="status">{words.looking}</p>
          )}
        </div>
      )}
    </div>
  );
}
