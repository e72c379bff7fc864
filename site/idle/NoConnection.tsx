import { useEffect, useState } from 'react';
import { useSite } from '../language/siteContext.ts';
import { Head } from '../pages/parts/Head.tsx';
import type { InFolders, NoConnectionWords } from '../words/words.ts';

/** In every language, because nothing can be fetched without a connection. */
const inLanguages = import.meta.glob('../words/*/noConnection.ts', {
  eager: true,
  import: 'noConnection',
}) as InFolders<'noConnection', NoConnectionWords>;

interface NoConnectionProps {
  /** Tries to load the page again. */
  readonly tryAgain: () => void;
}

/** Shown instead of a page that cannot be loaded because there is no connection. */
export function NoConnection({ tryAgain }: NoConnectionProps) {
  const words = inLanguages[`../words/${useSite().language}/noConnection.ts`];
  const [tried, setTried] = useState(false);
  useEffect(() => {
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [tryAgain]);
  const press = () => {
    setTried(true);
    tryAgain();
  };
  return (
    <div className="page band grid">
      <Head title={words.title} description={words.lead} />
      <meta name="robots" content="noindex" />
      <div className="grid-main prose">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <p>{words.kept}</p>
        <p>
          <button type="button" className="button" onClick={press}>
            {words.again}
          </button>
        </p>
        <p role="status">{tried && words.still}</p>
      </div>
    </div>
  );
}
