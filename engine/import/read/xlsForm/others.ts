// `or_other` in the type of a choice. XLSForm adds an option "Other" for it, and a question for a text, which is asked once "Other" is chosen.
import type { Context } from './question.ts';
import { listOf } from './questions.ts';
import type { Line } from './table.ts';
import { isArabic } from './texts.ts';
import type { Node } from './tree.ts';

/**
 * The nodes, with a text question `<name>_other` after each choice whose type ends in `or_other`. None is added where a row has that name already:
 * then the form asks for the other answer itself.
 */
export function withOthers({ draft, lists }: Context, nodes: readonly Node[]): readonly Node[] {
  const names = new Set(nodes.map(({ name }) => name));
  return nodes.flatMap((node) => {
    const { kind, line, name } = node;
    const other = `${name}_other`;
    const type = line.get('type');
    const isAsked = /\sor[ _]/i.test(type) && lists.has(listOf(type) ?? '') && !names.has(other);
    if (!isAsked) return [node];
    draft.note('filled', line.place, 'The words of the question that asks what else it is.');
    return [node, { kind, name: other, line: lineOf(line, name, other), children: [] }];
  });
}

/** The added question as a row of the workbook. Its label is the choice's with "please specify", so it has none in Arabic. */
function lineOf(choice: Line, of: string, name: string): Line {
  const cells: Readonly<Record<string, string>> = { type: 'text', name, relevant: `selected(\${${of}}, 'other')` };
  const inLanguage = (column: string, language: string) => {
    if (column !== 'label') return language === '' ? (cells[column] ?? '') : '';
    const label = choice.inLanguage('label', language);
    if (label === '' || isArabic(language)) return '';
    return /[?!.]\s*$/.test(label)
      ? `${label.trim()} Please specify`
      : `${label.replace(/[\s:]+$/, '')}: please specify`;
  };
  return { place: choice.place, get: (column) => inLanguage(column, ''), inLanguage };
}
