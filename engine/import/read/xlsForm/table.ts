// The rows of a sheet by the names of its columns; columns with a language (`label::Arabic`) hold translations.
import { entryOf } from '../../../compile/index.ts';
import type { Row } from './workbook.ts';

export interface Line {
  /** Sheet and row, e.g. `survey row 7`. */
  readonly place: string;
  /** The text of a column without a language; empty if there is none. */
  readonly get: (column: string) => string;
  /** The text of a column in a language; in the one without a name for ''. */
  readonly inLanguage: (column: string, language: string) => string;
}

export interface Table {
  readonly lines: readonly Line[];
  /** The names of the columns that have a cell in some row, each once, without the language of a translated column. */
  readonly columns: readonly string[];
  /** Of the texts that are read. */
  readonly languages: readonly string[];
}

const CALLED: Readonly<Record<string, string>> = {
  'list name': 'list_name',
  relevance: 'relevant',
  caption: 'label',
  'read only': 'readonly',
  read_only: 'readonly',
  'constraint message': 'constraint_message',
  'required message': 'required_message',
  constraintmsg: 'constraint_message',
  requiredmsg: 'required_message',
  value: 'name',
  command: 'type',
  title: 'form_title',
  'set form title': 'form_title',
  'bind::relevant': 'relevant',
  'bind::required': 'required',
  'bind::readonly': 'readonly',
  'bind::constraint': 'constraint',
  'bind::calculate': 'calculation',
  'bind::jr::constraintmsg': 'constraint_message',
  'bind::jr::requiredmsg': 'required_message',
  'jr::count': 'repeat_count',
  'control::appearance': 'appearance',
  'body::appearance': 'appearance',
};

/** Columns of which `label::Arabic (ar)` gives the texts in a language. In other columns what follows the colons belongs to the name: `bind::relevant`. */
const TEXTS = ['label', 'hint', 'constraint_message', 'required_message', 'form_title'];
const TRANSLATED = [...TEXTS, 'guidance_hint', 'image', 'big-image', 'audio', 'video'];

/** The table whose first row names the columns. */
export function tableOf(sheet: string, rows: readonly Row[] = []): Table {
  const [head, ...others] = rows;
  const isFilled = (index: number) => others.some(({ cells }) => cells.has(index));
  const columns = [...(head?.cells ?? [])]
    .filter(([index]) => isFilled(index))
    .map(([index, title]) => ({ index, ...headOf(title) }));
  const lines = others
    .filter(({ cells }) => cells.size > 0)
    .map(({ number, cells }): Line => {
      const inLanguage = (name: string, language: string) => {
        const found = columns.find(
          (column) => column.name === name && column.language === language && cells.has(column.index),
        );
        return found ? (cells.get(found.index) ?? '') : '';
      };
      return { place: `${sheet} row ${number}`, get: (name) => inLanguage(name, ''), inLanguage };
    });
  return {
    lines,
    columns: [...new Set(columns.map(({ name }) => name))],
    languages: [
      ...new Set(columns.flatMap(({ name, language }) => (TEXTS.includes(name) && language !== '' ? [language] : []))),
    ],
  };
}

function headOf(title: string): { readonly name: string; readonly language: string } {
  const parts = title.split(/::?/).map((part) => part.trim());
  const [first = '', language = ''] = /^media$/i.test(parts[0] ?? '') ? parts.slice(1) : parts;
  const name = nameOf(first);
  return TRANSLATED.includes(name)
    ? { name, language }
    : { name: nameOf(parts.join('::'), title.trim().toLowerCase()), language: '' };
}

/** The name by which the importer knows the column. @param unknown the name of a column that it does not know */
function nameOf(title: string, unknown = title.toLowerCase()): string {
  return entryOf(CALLED, title.toLowerCase()) ?? unknown;
}
