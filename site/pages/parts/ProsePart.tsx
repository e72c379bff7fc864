import { useSite } from '../../language/siteContext.ts';
import { anchorOf } from './anchorOf.ts';
import type { Note, ProseSection } from './prose.ts';

/** A part of a page, with its side notes beside it. */
export function ProsePart({ title, text = [], body, notes = [] }: ProseSection) {
  const id = anchorOf(title);
  const { words } = useSite();
  return (
    <section className="page band grid" aria-labelledby={id}>
      <div className="grid-main prose">
        <h2 id={id}>{title}</h2>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {body}
      </div>
      {notes.length > 0 && (
        <aside className="grid-side" aria-label={words.notes(title)}>
          {notes.map((note) => (
            <SideNote key={note.title} {...note} />
          ))}
        </aside>
      )}
    </section>
  );
}

function SideNote({ title, text = [], body }: Note) {
  return (
    <div className="side-note">
      <h3>{title}</h3>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {body}
    </div>
  );
}
