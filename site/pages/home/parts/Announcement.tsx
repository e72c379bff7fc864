import type { ShortText } from '../homeWords.ts';

/** A short message. `text` has its paragraphs, `body` the last one: a link, which the styles show as a button. */
export function Announcement({ text = [], body }: ShortText) {
  return (
    <div className="announcement">
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {body}
    </div>
  );
}
