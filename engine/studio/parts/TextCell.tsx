import { directionOf, type Language } from '../../core/index.ts';
import type { TextEdit, Words } from '../protocol/words.ts';

interface TextCellProps {
  readonly language: Language;
  /** How many columns it takes. */
  readonly columns: number;
  /** Names the text to assistive technology. */
  readonly label: string;
  /** What the file says; empty for a missing translation. */
  readonly present: Words;
  readonly draft: TextEdit | undefined;
  readonly onChange: (before: Words, after: Words) => void;
}

/** A text of one language, edited in place; one with plural forms has a box for each. */
export function TextCell({ language, columns, label, present, draft, onChange }: TextCellProps) {
  const shown = draft?.after ?? present;
  const before = draft?.before ?? present;
  const isOutdated = draft !== undefined && JSON.stringify(present) !== JSON.stringify(draft.before);
  const box = (text: string, name: string, change: (text: string) => Words) => (
    <textarea
      lang={language}
      dir={directionOf(language)}
      rows={1}
      aria-label={name}
      value={text}
      onChange={({ target }) => onChange(before, change(target.value))}
    />
  );
  return (
    <td colSpan={columns} className={draft ? 'studio-edited' : undefined}>
      {typeof shown === 'string'
        ? box(shown, label, (text) => text)
        : Object.entries(shown).map(([category, text]) => (
            <div key={category} className="studio-plural">
              <span aria-hidden="true">{category}</span>
              {box(text, `${label}, ${category}`, (now) => ({ ...shown, [category]: now }))}
            </div>
          ))}
      {isOutdated && (
        <p className="studio-problem">
          Another program has changed it: “{typeof present === 'string' ? present : present.other}”.{' '}
          <button type="button" onClick={() => onChange(present, shown)}>
            Replace it with mine
          </button>{' '}
          <button type="button" onClick={() => onChange(present, present)}>
            Use the file’s text
          </button>
        </p>
      )}
    </td>
  );
}
