// Has the dev server check and compile the unsaved texts after each pause in typing. While they do not compile, the last
// modules that did stay in use.

import { useEffect, useState } from 'react';
import { messageOf } from '../../core/index.ts';
import { check } from '../client/requests.ts';
import type { CheckAnswer, Finding, FormFolder, Texts } from '../protocol/protocol.ts';
import type { SettingsChange } from '../protocol/settings.ts';
import type { TextEdit } from '../protocol/words.ts';

export interface Checked {
  readonly form: string | undefined;
  /** Undefined before the first answer. */
  readonly findings: readonly Finding[] | undefined;
  /** By language, the last module that compiled. */
  readonly modules: CheckAnswer['modules'];
  /** The modules of the current texts; a language whose texts do not compile has none. */
  readonly current: CheckAnswer['modules'];
  readonly offices: CheckAnswer['offices'];
  /** Those of the last texts that could be read. */
  readonly questions: CheckAnswer['questions'];
  readonly conditions: CheckAnswer['conditions'];
  /** Why the last check got no answer. */
  readonly failure?: string;
}

const DELAY_MS = 200;
/** A dev server that did not answer is asked again. */
const RETRY_MS = 3000;
const NOTHING: Checked = {
  form: undefined,
  findings: undefined,
  modules: {},
  current: {},
  offices: {},
  questions: [],
  conditions: [],
};

const placesOf = ({ questions, conditions }: Checked) => ({ questions, conditions });

const ofForm = (form: string | undefined, checked: Checked) => (checked.form === form ? checked : NOTHING);

/** The check of a form with the unsaved texts in place of its files, and with the edits of the table of texts and of the settings. */
export function useCheck(
  form: string | undefined,
  folder: FormFolder | undefined,
  texts: Texts,
  words: readonly TextEdit[],
  settings: readonly SettingsChange[],
): Checked {
  const [checked, setChecked] = useState(NOTHING);
  useEffect(() => {
    if (form === undefined || !folder) return;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      try {
        const { findings, modules, offices, questions, conditions } = await check(
          { form, texts, words, settings },
          abort.signal,
        );
        setChecked((before) => {
          const earlier = ofForm(form, before);
          return {
            form,
            findings,
            modules: { ...earlier.modules, ...modules },
            current: modules,
            offices: { ...earlier.offices, ...offices },
            ...(questions.length > 0 ? { questions, conditions } : placesOf(earlier)),
          };
        });
      } catch (error) {
        if (abort.signal.aborted) return;
        setChecked((before) => ({ ...ofForm(form, before), form, failure: messageOf(error) }));
        timer = setTimeout(ask, RETRY_MS);
      }
    };
    timer = setTimeout(ask, DELAY_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [form, folder, texts, words, settings]);
  return ofForm(form, checked);
}
