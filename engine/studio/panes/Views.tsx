const VIEWS = {
  files: 'Files',
  texts: 'Texts',
  conditions: 'Conditions',
  settings: 'Settings',
  office: 'Office',
} as const;

/** What is open of a form, by its name in the address; `site` without a form. */
type View = keyof typeof VIEWS | 'site';

interface ViewsProps {
  readonly open: View;
  readonly onOpen: (view: View) => void;
}

/** A button for each view of the form. */
export function Views({ open, onOpen }: ViewsProps) {
  return (
    <nav aria-label="Views of the form" className="studio-actions">
      {(Object.keys(VIEWS) as (keyof typeof VIEWS)[]).map((view) => (
        <button key={view} type="button" aria-current={view === open} onClick={() => onOpen(view)}>
          {VIEWS[view]}
        </button>
      ))}
    </nav>
  );
}

/** The view of this name; the files for any other. */
export function viewOf(name: string | undefined): View {
  return ([...Object.keys(VIEWS), 'site'] as View[]).find((view) => view === name) ?? 'files';
}
