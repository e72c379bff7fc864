import { useEffect, useState } from 'react';
import { useSite } from '../language/siteContext.ts';
import { Head } from '../pages/parts/Head.tsx';
import { noConnectionWords } from './noConnectionWords.ts';

interface NoConnectionProps {
  /** Tries to load the page again. */
  readonly tryAgain: () => void;
}

/** Shown instead of a page that cannot be loaded because there is no connection. */
export function NoConnection({ tryAgain }: NoConnectionProps) {
  const words = noConnectionWords[useSite().language];
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
