// Groups of JSON Forms as sections of a step, with the texts that stand in them.
import type { Draft, Json } from '../../draft/draft.ts';
import { isControl, type Paragraph, type Shown } from './elements.ts';

interface Section {
  title?: string;
  text?: string[];
  readonly fields: string[];
}

/** A section while it is made. */
interface Made {
  /** The heading of the group, or category, that all in it stand in; equal in sections that one group is split into. */
  readonly heading: string | undefined;
  readonly shown: Shown[];
}

/**
 * The groups around the controls as sections; their order alone where there are no headings and no texts. Texts after the last control of
 * a group are a section without questions.
 */
export function sectionsOf(draft: Draft, shown: readonly Shown[], isOneStep: boolean): Json {
  const made: Made[] = [];
  for (const one of shown) {
    const heading = one.heading ?? (isOneStep ? one.category?.label : undefined);
    const last = made.at(-1);
    const begins = !isControl(one) && last?.shown.some(isControl);
    if (!last || last.heading !== heading || begins) made.push({ heading, shown: [one] });
    else last.shown.push(one);
  }
  for (const { shown: inIt } of made) noteRules(draft, inIt);
  const named = new Set<string>();
  const sections = made.map((section, i) => {
    const before = made[i - 1];
    noteBetween(draft, section.shown, named);
    return toSection(section, before?.heading === section.heading, named);
  });
  const isPlain = sections.every(({ title, text }) => title === undefined && text === undefined);
  const kept = sections.filter(({ fields, text }) => fields.length > 0 || text);
  return isPlain ? { 'ui:order': [...named, '*'] } : { 'ui:sections': kept };
}

/**
 * Notes in the report each text that stands between two questions of one group. The group is drawn as a whole, where its first question stands, so
 * the text comes after all of them.
 * @param named the first keys of the questions before `shown`
 */
function noteBetween(draft: Draft, shown: readonly Shown[], named: ReadonlySet<string>): void {
  const next = shown.find(isControl);
  if (next?.names[0] === undefined || !named.has(next.names[0])) return;
  for (const { element } of shown.filter((one) => !isControl(one)))
    draft.note('changed', draft.placeOf(element), 'A text between questions of one group stands after the group.');
}

/** @param named the questions that a section has so far, over all sections; those of this one are added, since a question stands in one only */
function toSection({ heading, shown }: Made, goesOn: boolean, named: Set<string>): Section {
  const text = shown.filter((one) => !isControl(one)).map((one) => (one as Paragraph).text);
  const fields: string[] = [];
  for (const {
    names: [first = ''],
  } of shown.filter(isControl)) {
    if (!named.has(first)) fields.push(first);
    named.add(first);
  }
  const hasTitle = heading !== undefined && !(goesOn && fields.length === 0);
  return { ...(hasTitle && { title: heading }), ...(text.length > 0 && { text }), fields };
}

/**
 * Notes texts whose rules cannot be carried over. A section, with its text, is shown as long as one of its questions is, so a rule of the
 * text is kept only where each question of the section has the same rule.
 */
function noteRules(draft: Draft, shown: readonly Shown[]): void {
  const controls = shown.filter(isControl);
  for (const one of shown) {
    if (isControl(one) || one.rules.length === 0) continue;
    if (controls.length > 0 && controls.every(({ rules }) => one.rules.every((rule) => rules.includes(rule)))) continue;
    const why =
      controls.length > 0
        ? 'A text is shown with the questions of its section.'
        : 'It stands after the last question of its section.';
    draft.note('changed', draft.placeOf(one.element), 'A text that a rule decides on is shown always.', why);
  }
}
