import lyrics from '../../media/anthem/lyrics.json';

interface Words {
  readonly en: readonly string[];
  readonly ar: readonly string[];
}

/** The refrain is sung after every stanza, and written out once. */
const parts: readonly (Words & { readonly name: string })[] = [
  ...lyrics.stanzas.map((stanza, index) => ({ name: `Stanza ${index + 1}`, ...stanza })),
  { name: 'Refrain', ...lyrics.refrain },
];

/** The words of the anthem, English and Arabic side by side. */
export function Lyrics() {
  return (
    <section className="page band" aria-labelledby="words">
      <h2 id="words">The words</h2>
      <div className="lyrics">
        {parts.map(({ name, en, ar }) => (
          <div key={name} className="lyrics-part">
            <h3>{name}</h3>
            <p>{lines(en)}</p>
            <p lang="ar" dir="rtl">
              {lines(ar)}
            </p>
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
