import { useEffect, useState } from 'react';
import { type Form, languages, SOURCE } from '../../core/index.ts';
import { loadForm } from '../client/loadForm.ts';
import type { CheckAnswer } from '../protocol/protocol.ts';

/** The forms of compiled modules, the source language first; while new modules load, those of the previous ones. */
export function useForms(modules: CheckAnswer['modules']): readonly Form[] {
  const [forms, setForms] = useState<readonly Form[]>([]);
  useEffect(() => {
    let isCancelled = false;
    const load = async () => {
      const sourceFirst = [SOURCE, ...languages.filter((language) => language !== SOURCE)];
      const codes = sourceFirst.map((language) => modules[language]);
      const loaded = await Promise.all(codes.flatMap((code) => (code === undefined ? [] : [loadForm(code)])));
      if (!isCancelled) setForms(loaded);
    };
    void load();
    return () => {
      isCancelled = true;
    };
  }, [modules]);
  return forms;
}
