import { useEffect, useState } from 'react';
import { type Form, languages, SOURCE } from '../core/index.ts';
import { loadForm } from './loadForm.ts';
import type { Look } from './protocol.ts';

/** The forms of compiled modules, that in the definitions' own language first; those before while they are loaded. */
export function useForms(modules: Look['modules']): readonly Form[] {
  const [forms, setForms] = useState<readonly Form[]>([]);
  useEffect(() => {
    let isOver = false;
    const load = async () => {
      const codes = [SOURCE, ...languages.filter((language) => language !== SOURCE)].map(
        (language) => modules[language],
      );
      const loaded = await Promise.all(codes.flatMap((code) => (code === undefined ? [] : [loadForm(code)])));
      if (!isOver) setForms(loaded);
    };
    void load();
    return () => {
      isOver = true;
    };
  }, [modules]);
  return forms;
}
