// A filled letter: its language, its text, which may be changed, and the ways on which it goes out.
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { byLanguage, directionOf, type Language, type LetterWay, languages } from '../../core/index.ts';
import { officeMessages } from '../../languages/office.ts';
import type { Application, FilledLetter } from '../../ports/index.ts';
import { Field } from '../parts/Field.tsx';
import { Refusal } from '../parts/Refusal.tsx';
import { TextField } from '../parts/TextField.tsx';
import { useOffice } from '../state/office.ts';
import { LetterWays } from './LetterWays.tsx';
import { plainText } from './letterAddresses.ts';
import type { Commands } from './useCommands.ts';

interface LetterFormProps {
  readonly application: Application;
  /** Its id. */
  readonly letter: string;
  readonly filled: FilledLetter;
  readonly commands: Commands;
}

export function LetterForm({ application, letter, filled, commands }: LetterFormProps) {
  const { messages } = useOffice();
  const [language, setLanguage] = useState<Language>(application.language);
  const [texts, setTexts] = useState(() => byLanguage((one) => written(filled[one])));
  const [since] = useState(application.revision);
  // While the dialog is open.
  const made = application.history.flatMap((event) =>
    event.type === 'letter' && event.letter === letter && event.number > since ? [event] : [],
  );
  const { subject, text } = texts[language];
  const change = (changes: Partial<Written>) => setTexts({ ...texts, [language]: { ...texts[language], ...changes } });
  const note = (way: Exclude<LetterWay, 'queue'>) => {
    if (!made.some((event) => event.way === way && event.language === language)) {
      commands.send({ type: 'letter', letter, language, way });
    }
  };
  const mail = (to: string) =>
    commands.send({ type: 'letter', letter, language, way: 'queue', mail: { to, subject, text } });
  const latest = made.at(-1);
  return (
    <>
      <Refusal refusal={commands.refusal} />
      <fieldset className="choice inline">
        <legend>{messages.letters.language}</legend>
        {languages.map((one) => (
          <label key={one} className="check">
            <input type="radio" name="letter-language" checked={one === language} onChange={() => setLanguage(one)} />
            <span lang={one}>{officeMessages[one].name}</span>
          </label>
        ))}
      </fieldset>
      <TextField
        label={messages.letters.subject}
        lang={language}
        dir={directionOf(language)}
        maxLength={300}
        value={subject}
        onChange={(event) => change({ subject: event.target.value })}
      />
      <Field label={messages.letters.text} hint={messages.letters.textHint}>
        {({ id, 'aria-describedby': describedBy }) => (
          <textarea
            id={id}
            aria-describedby={describedBy}
            lang={language}
            dir={directionOf(language)}
            rows={12}
            maxLength={10_000}
            value={text}
            onChange={(event) => change({ text: event.target.value })}
          />
        )}
      </Field>
      <LetterWays
        contacts={application.contacts}
        to={filled.to}
        subject={subject}
        text={text}
        onWay={note}
        onMail={mail}
      />
      <p role="status">{latest && messages.letters.noted(messages.history.ways[latest.way])}</p>
      {/* Not within the dialog: on paper the letter stands alone. */}
      {createPortal(
        <article className="paper" lang={language} dir={directionOf(language)}>
          <h1>{subject}</h1>
          <p>{text}</p>
        </article>,
        document.body,
      )}
    </>
  );
}

interface Written {
  readonly subject: string;
  readonly text: string;
}

const written = (letter: FilledLetter[Language]): Written => ({ subject: letter.subject, text: plainText(letter) });
