// The office of a form without office.json: applications are new or handled.
import type { Language } from '../../core/index.ts';
import { engineTexts } from '../../languages/index.ts';
import type { Definition, FormFile, OfficeFile } from './definition.ts';

/** Columns of a list: those after them are left out. */
const MOST_COLUMNS = 6;

/** The office of a form: office.json, or the default; undefined for a form whose submissions the service does not receive. */
export function officeOf({ office, form, language }: Definition): OfficeFile | undefined {
  if (form.submit.post === undefined) return undefined;
  return office ?? defaultOffice(form, language);
}

function defaultOffice({ mailOffice = [], summary = [], mail }: FormFile, language: Language): OfficeFile {
  const words = engineTexts[language].defaultOffice;
  return {
    columns: mailOffice.slice(0, MOST_COLUMNS),
    search: [...new Set([...summary, ...(mail ? [mail.to] : [])])],
    statuses: [
      { id: 'new', label: words.new },
      { id: 'handled', label: words.handled },
    ],
    moves: [
      { id: 'handled', label: words.handle, from: ['new'], to: 'handled' },
      { id: 'unhandled', label: words.undo, from: ['handled'], to: 'new' },
    ],
  };
}
