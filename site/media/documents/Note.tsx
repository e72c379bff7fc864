import type { ReactNode } from 'react';

interface NoteProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A note in the margin, beside the paragraph that follows it. */
export function Note({ title, children }: NoteProps) {
  return (
    <aside>
      <p className="note-title">{title}</p>
      {children}
    </aside>
  );
}
