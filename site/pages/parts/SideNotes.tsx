import type { Note } from './prose.ts';

interface SideNotesProps {
  /** What they are about, for those who do not see what they stand beside. */
  readonly label: string;
  readonly notes: readonly Note[];
}

/** The narrow column beside a part of a page. It belongs to that part, so it is no landmark of its own (`aside` would be). */
export function SideNotes({ label, notes }: SideNotesProps) {
  return (
    <div className="grid-side" role="note" aria-label={label}>
      {notes.map(({ title, text = [], body }) => (
        <div key={title} className="side-note">
          <h3>{title}</h3>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {body}
        </div>
      ))}
    </div>
  );
}
