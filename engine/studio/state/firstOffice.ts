import { byLanguage, isRecord, type Language, recordOf, SOURCE } from '../../core/index.ts';
import { engineTexts } from '../../languages/index.ts';
import type { SettingEdit } from '../protocol/settings.ts';

/** Columns of a list: those after them are left out. */
const MOST_COLUMNS = 6;

/** The office.json that says what a form without one does; undefined for a form whose submissions the service does not receive. */
export function firstOffice(form: unknown): readonly SettingEdit[] | undefined {
  const { submit, summary = [], mailOffice, mail } = recordOf(form);
  if (!isRecord(submit) || submit.post === undefined) return undefined;
  const search = [...[summary].flat(), ...(isRecord(mail) ? [mail.to] : [])];
  const say = (name: 'new' | 'handled' | 'handle' | 'undo') =>
    byLanguage((language: Language) => engineTexts[language].defaultOffice[name]);
  const value = {
    $schema: '../office.schema.json',
    columns: Array.isArray(mailOffice) ? mailOffice.slice(0, MOST_COLUMNS) : [],
    search: [...new Set(search)],
    statuses: [
      { id: 'new', label: say('new')[SOURCE] },
      { id: 'handled', label: say('handled')[SOURCE] },
    ],
    moves: [
      { id: 'handled', label: say('handle')[SOURCE], from: ['new'], to: 'handled' },
      { id: 'unhandled', label: say('undo')[SOURCE], from: ['handled'], to: 'new' },
    ],
  };
  const labels = [
    ['/statuses/0/label', say('new')],
    ['/statuses/1/label', say('handled')],
    ['/moves/0/label', say('handle')],
    ['/moves/1/label', say('undo')],
  ] as const;
  return [
    { kind: 'set', pointer: '', value },
    ...labels.map(([pointer, words]) => ({ kind: 'words', pointer, words }) as const),
  ];
}
