import { languageAttributes } from '../../../language/languageAttributes.ts';
import { useSite } from '../../../language/siteContext.ts';
import { useInPagesWords } from '../../parts/useInPagesWords.ts';
import type { LyricsWords } from '../anthemPage.ts';

interface LyricsProps {
  readonly words: LyricsWords;
}

/** The anthem's words in each of its languages side by side, the page's language first. */
export function Lyrics({ words: { title, stanza, refrain, versions } }: LyricsProps) {
  const { language: page } = useSite();
  const { number } = useInPagesWords();
  const order = versions.toSorted((a, b) => Number(b.language === page) - Number(a.language === page));
  // The refrain is printed once.
  const parts = [
    ...(order[0]?.stanzas ?? []).map((_, i) => ({
      name: `${stanza} ${number(i + 1)}`,
      linesOf: ({ stanzas }: (typeof order)[number]) => stanzas[i] ?? [],
    })),
    { name: refrain, linesOf: (version: (typeof order)[number]) => version.refrain },
  ];
  return (
    <section className="page band" aria-labelledby="words">
      <h2 id="words">{title}</h2>
      <div className="lyrics">
        {parts.map(({ name, linesOf }) => (
          <div key={name} className="lyrics-part">
            <h3>{name}</h3>
            {order.map((version) => (
              <p key={version.language} {...languageAttributes(version.language, page)}>
                {lines(linesOf(version))}
              </p>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

function lines(words: readonly string[]) {
  return words.map((line) => (
    <span key={line} className="lyrics-line">
      {line}
    </span>
  ));
}
