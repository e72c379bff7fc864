// The report of an import: what was left out, what works differently, and what was added and should be reviewed.

/** `left`: not in the form. `changed`: in the form in another way. `filled`: added, because a form needs it. */
export type NoteKind = 'left' | 'changed' | 'filled';

export interface Note {
  readonly kind: NoteKind;
  /** Where it stands in the file that was imported. */
  readonly place: string;
  readonly what: string;
  readonly why: string;
  readonly todo: string;
}

const HEADINGS: Readonly<Record<NoteKind, string>> = {
  left: 'Left out',
  changed: 'Carried over in another way',
  filled: 'Filled in, to be read once',
};

/** A line names at most this many places, and counts the others. */
const MOST_PLACES = 5;

/** The notes as lines, by kind; the places of notes that say the same share a line. */
export function reportLines(notes: readonly Note[]): readonly string[] {
  return (Object.keys(HEADINGS) as NoteKind[]).flatMap((kind) => {
    const ofKind = notes.filter((note) => note.kind === kind);
    const lines = [...new Set(ofKind.map(textOf))].flatMap((text) => [
      `  ${placesOf(ofKind.filter((note) => textOf(note) === text))}`,
      `    ${text}`,
    ]);
    return lines.length > 0 ? [`${HEADINGS[kind]}:`, ...lines] : [];
  });
}

function textOf({ what, why, todo }: Note): string {
  return [what, why, todo].filter((part) => part !== '').join(' ');
}

function placesOf(notes: readonly Note[]): string {
  const places = [...new Set(notes.map(({ place }) => place))];
  const more = places.length - MOST_PLACES;
  return places.slice(0, MOST_PLACES).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
