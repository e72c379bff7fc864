interface WordsProps {
  /** What stands before the signs of each word. */
  readonly seen: string;
  readonly words: readonly {
    readonly word: string;
    readonly text: string;
    /** What others may see of it. */
    readonly seen: string;
  }[];
}

/** The words of the profile in two columns, each with what it means and how it shows. */
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
