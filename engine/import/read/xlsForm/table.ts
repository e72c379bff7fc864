// The rows of a sheet by the names of its columns; columns with a language (`label::Arabic`) hold translations.
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
  /** Names of columns, without languages, each once. */
  readonly columns: readonly string[];
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
  value: 'name',
  command: 'type',
};

/** The table whose first row names the columns. */
export function tableOf(sheet: string, rows: readonly Row[] = []): Table {
  const [head, ...others] = rows;
  const columns = [...(head?.cells ?? [])].map(([index, title]) => ({ index, ...headOf(title) }));
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
    languages: [...new Set(columns.map(({ language }) => language))].filter((language) => language !== ''),
  };
}

function headOf(title: string): { readonly name: string; readonly language: string } {
  const [first = '', language = ''] = title.split(/::?/).map((part) => part.trim());
  const name = first.toLowerCase();
  return { name: CALLED[name] ?? name, language };
}
