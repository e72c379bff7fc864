import { anchorOf } from '../../../engine/core/anchors.ts';
import type { ProseSection } from './prose.ts';
import { SideNotes } from './SideNotes.tsx';
import { useInPagesWords } from './useInPagesWords.ts';

/** A section of a page, with its side notes beside it. */
export function ProsePart({ title, text = [], body, notes = [] }: ProseSection) {
  const id = anchorOf(title);
  const words = useInPagesWords();
  return (
    <section className="page band grid" aria-labelledby={id}>
      <div className="grid-main prose">
        <h2 id={id}>{title}</h2>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {body}
      </div>
      {notes.length > 0 && <SideNotes label={words.notes(title)} notes={notes} />}
    </section>
  );
}
