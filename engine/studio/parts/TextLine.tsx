import { memo } from 'react';
import { type Language, languages, SOURCE } from '../../core/index.ts';
import { engineTexts } from '../../languages/index.ts';
import type { Confirmation, TextEdit, TextRow } from '../protocol/words.ts';
import { TextCell } from './TextCell.tsx';

interface TextLineProps {
  readonly row: TextRow;
  /** The drafts of this text; the same list as long as they are the same. */
  readonly edits: readonly TextEdit[];
  readonly confirmed: readonly Confirmation[];
  readonly onEdit: (edit: TextEdit) => void;
  readonly onConfirm: (one: Confirmation, isConfirmed: boolean) => void;
  readonly onOpen: (row: TextRow) => void;
}

/** A text in every language, and whether its translations are up to date. */
export const TextLine = memo(({ row, edits, confirmed, onEdit, onConfirm, onOpen }: TextLineProps) => {
  const { file, name, words, behind, only } = row;
  const nameOf = (language: Language) => engineTexts[language].nameInEnglish;
  const isWritten = (language: Language) => edits.some((edit) => edit.language === language && edit.after !== '');
  return (
    <tr>
      {(only ? [only] : languages).map((language) => (
        <TextCell
          key={language}
          language={language}
          columns={only ? languages.length : 1}
          label={`${nameOf(language)} of ${name}`}
          present={words[language]}
          draft={edits.find((edit) => edit.language === language)}
          onChange={(before, after) => onEdit({ file, name, language, before, after })}
        />
      ))}
      <td>
        {languages
          .filter((language) => !only && language !== SOURCE && words[language] === '' && !isWritten(language))
          .map((language) => (
            <p key={language}>
              <strong>{nameOf(language)} is missing</strong>
            </p>
          ))}
        {behind.map((language) => (
          <p key={language}>
            <strong>{nameOf(SOURCE)} was changed since</strong>{' '}
            <label>
              <input
                type="checkbox"
                checked={confirmed.some((one) => one.language === language)}
                onChange={({ target }) => onConfirm({ file, name, language }, target.checked)}
              />{' '}
              {nameOf(language)} still says the same
            </label>
          </p>
        ))}
        <button
          type="button"
          className="studio-link"
          aria-label={`Open ${name} in its file`}
          onClick={() => onOpen(row)}
        >
          <code dir="ltr">{name}</code>
        </button>
      </td>
    </tr>
  );
});
