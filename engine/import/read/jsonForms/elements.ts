// A UI schema of JSON Forms as the list of its controls and texts, in order, each with the layouts around it.
import { isRecord, parsePointer } from '../../../core/index.ts';
import type { Draft, Json } from '../../draft/draft.ts';
import { titleOf } from '../../draft/words.ts';

export interface Category {
  readonly label: string;
  /** Rules that decide on the whole category. */
  readonly rules: readonly Json[];
}

/** What is true of all controls and texts in a layout. */
export interface Around {
  readonly category?: Category;
  /** The heading of the innermost group. */
  readonly heading?: string;
  /** Rules of the layouts and of the element itself. */
  readonly rules: readonly Json[];
  readonly element: Json;
}

export interface Control extends Around {
  /** The names that lead to the question. */
  readonly names: readonly string[];
}

/** A label between controls. */
export interface Paragraph extends Around {
  readonly text: string;
}

export type Shown = Control | Paragraph;

export function isControl(one: Shown): one is Control {
  return 'names' in one;
}

/** The controls and texts within an element. Elements that a form cannot show are noted. */
export function shownBy(draft: Draft, element: Json): readonly Shown[] {
  const found: Shown[] = [];
  const groups: (readonly [heading: string, node: Json])[] = [];
  const walk = (node: Json, around: Omit<Around, 'element'>): void => {
    const { type, rule, label, text, scope, elements } = node;
    const rules = isRecord(rule) ? [...around.rules, rule] : around.rules;
    if (Array.isArray(elements)) {
      noteUnread(draft, node);
      const heading = type === 'Group' && typeof label === 'string' ? { heading: label } : {};
      if (heading.heading) groups.push([heading.heading, node]);
      const category = type === 'Category' ? { category: { label: labelOf(draft, node), rules } } : {};
      for (const inner of elements) if (isRecord(inner)) walk(inner, { ...around, ...heading, ...category, rules });
    } else if (typeof scope === 'string') {
      const names = namesOf(scope);
      if (names) found.push({ ...around, rules, names, element: node });
      else draft.note('left', draft.placeOf(node), `The scope ${scope} names no question.`);
    } else if (type === 'Label' && typeof text === 'string') found.push({ ...around, rules, text, element: node });
    else draft.note('left', draft.placeOf(node), `An element of the type ${JSON.stringify(type)} shows no question.`);
  };
  walk(element, { rules: [] });
  for (const [label, node] of groups)
    if (!found.some(({ heading }) => heading === label))
      draft.note(
        'left',
        draft.placeOf(node),
        `The heading "${label}".`,
        'Questions have that of their innermost group.',
      );
  return found;
}

/** A category without a label has that of its translations, whose name is known. */
function labelOf(draft: Draft, node: Json): string {
  if (typeof node.label === 'string' && node.label.trim() !== '') return node.label;
  draft.note('filled', draft.placeOf(node), 'A label of the category, made of what is known of it.');
  return titleOf(typeof node.i18n === 'string' ? node.i18n : 'Questions');
}

/** What a layout says besides its elements. Categories are steps in any case. */
function noteUnread(draft: Draft, node: Json): void {
  const { i18n, options } = node;
  if (i18n !== undefined) draft.note('left', draft.placeOf(node), '"i18n" names translations that stand elsewhere.');
  for (const [name, value] of Object.entries(isRecord(options) ? options : {})) {
    if (value !== false && name !== 'variant')
      draft.note('left', draft.placeOf(node), `The option "${name}" has no effect in a form.`);
  }
}

/** The names of properties on the way of a JSON Forms scope: `['a', 'b']` for `#/properties/a/properties/b`, `[]` for `#`; undefined for a scope through other keywords. */
export function namesOf(scope: string): readonly string[] | undefined {
  if (scope === '#/') return [];
  const keys = parsePointer(scope);
  const isPath =
    scope.startsWith('#') && keys.length % 2 === 0 && keys.every((key, i) => i % 2 === 1 || key === 'properties');
  return isPath ? keys.filter((_, i) => i % 2 === 1) : undefined;
}
