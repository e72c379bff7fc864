import type { Note } from './prose.ts';

interface SideNotesProps {
  /** What they are about, for those who do not see what they stand beside. */
  readonly label: string;
  readonly notes: readonly Note[];
}

/** The narrow column beside a part of a page. */
export function SideNotes({ label, notes }: SideNotesProps) {
  return (
    <aside className="grid-side" aria-label={label}>
      {notes.map(({ title, text = [], body }) => (
        <div key={title} className="side-note">
          <h3>{title}</h3>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {body}
        </div>
      ))}
    </aside>
  );
}
