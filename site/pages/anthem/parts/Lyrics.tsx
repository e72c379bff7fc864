import { type Language, languages } from 'virtual:forms';
import { languageAttributes } from '../../../language/languageAttributes.ts';
import { useSite } from '../../../language/siteContext.ts';
import type { LyricsWords } from '../anthemWords.ts';
import lyrics from '../lyrics.json';

interface LyricsProps {
  readonly words: LyricsWords;
}

/** The languages that the anthem has words in. */
const sung = languages.filter(
  (language): language is Language & keyof typeof lyrics.refrain => language in lyrics.refrain,
);

/** The anthem's words in each of its languages side by side, the page's language first. */
export function Lyrics({ words }: LyricsProps) {
  const { language: page } = useSite();
  const order = sung.toSorted((a, b) => Number(b === page) - Number(a === page));
  // The refrain is sung after every stanza and printed once.
  const parts = [
    ...lyrics.stanzas.map((stanza, index) => ({ name: words.stanza(index + 1), texts: stanza })),
    { name: words.refrain, texts: lyrics.refrain },
  ];
  return (
    <section className="page band" aria-labelledby="words">
      <h2 id="words">{words.title}</h2>
      <div className="lyrics">
        {parts.map(({ name, texts }) => (
          <div key={name} className="lyrics-part">
            <h3>{name}</h3>
            {order.map((language) => (
              <p key={language} {...languageAttributes(language, page)}>
                {lines(texts[language])}
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
