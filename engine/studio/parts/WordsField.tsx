import { type ReactNode, useId } from 'react';
import { directionOf, type Language, languages, SOURCE } from '../../core/index.ts';
import { engineTexts } from '../../languages/index.ts';
import type { Words } from '../protocol/outline.ts';

interface WordsFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** True for several lines. */
  readonly isLong?: boolean | undefined;
  readonly isOptional?: boolean | undefined;
  readonly words: Words;
  readonly onChange: (language: Language, text: string) => void;
  /** What is wrong with it, below the boxes. */
  readonly wrong?: { readonly id: string; readonly text: ReactNode } | undefined;
}

/** A box for each language, side by side. */
export function WordsField({ label, hint, isLong, isOptional, words, onChange, wrong }: WordsFieldProps) {
  const id = useId();
  return (
    <fieldset className="studio-words">
      <legend>
        {label} {isOptional && <small>optional</small>}
      </legend>
      {languages.map((language) => {
        const common = {
          id: `${id}-${language}`,
          lang: language,
          dir: directionOf(language),
          value: words[language] ?? '',
          required: language === SOURCE && !isOptional,
          'aria-describedby': [hint && `${id}-hint`, wrong?.id].filter(Boolean).join(' ') || undefined,
        };
        return (
          <div key={language} className="studio-field">
            <label htmlFor={common.id}>{engineTexts[language].nameInEnglish}</label>
            {isLong ? (
              <textarea {...common} rows={4} onChange={({ target }) => onChange(language, target.value)} />
            ) : (
              <input type="text" {...common} onChange={({ target }) => onChange(language, target.value)} />
            )}
          </div>
        );
      })}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {wrong?.text}
    </fieldset>
  );
}
