interface WordsProps {
  /** Label before each word's `signs`. */
  readonly seen: string;
  readonly words: readonly {
    readonly word: string;
    readonly text: string;
    /** How it can be observed. */
    readonly seen: string;
  }[];
}

/** The profile's words in two columns, each with its meaning and how it can be observed. */
export function Words({ seen: heading, words }: WordsProps) {
  return (
    <dl className="words">
      {words.map(({ word, text, seen }) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{text}</dd>
          <dd className="seen">
            <strong>{heading}</strong> {seen}
          </dd>
        </div>
      ))}
    </dl>
  );
}
