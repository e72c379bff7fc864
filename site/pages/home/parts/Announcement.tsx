import type { ShortText } from '../homeWords.ts';

/** A short message; its last paragraph is a link, shown as a button. */
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
