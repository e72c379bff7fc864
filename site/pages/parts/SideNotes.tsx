import type { Note } from './prose.ts';

interface SideNotesProps {
  /** Accessible name: what the notes are about. */
  readonly label: string;
  readonly notes: readonly Note[];
}

/** The narrow column beside a section. `role="note"` rather than `<aside>`, which would be a landmark of the page. */
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
