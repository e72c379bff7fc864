// Options of a choice, where they are written: at the question, or in a list that several forms use.
import type { Definition } from '../../../compile/index.ts';
import { SOURCE } from '../../../core/index.ts';
import type { NewOption, QuestionName, Words } from '../../protocol/outline.ts';
import { asksMore, type Cases, casesIn } from '../draft/cases.ts';
import type { At, Draft } from '../draft/draft.ts';
import { below, declarationsOf, groupAt, groupsAsking, writtenAt } from '../draft/groups.ts';
import { Impossible } from '../draft/impossible.ts';
import { optionName } from '../draft/names.ts';
import { forgetRecord, insertEntry, moveTranslations, removeEntry, setTranslations, setWords } from '../draft/words.ts';
import { forgetClosed, setClosed } from './closeOptions.ts';

/**
 * `enum` with `enumNames`, or constants with titles (`oneOf`, `anyOf`), each written as `const` or as an `enum` of one; of a question that
 * tells cases apart, the cases.
 */
interface Written {
  readonly owner: At;
  readonly list: At;
  readonly values: readonly unknown[];
  readonly isEnum: boolean;
  readonly cases?: Cases;
}

/** Adds the option after another one, or first. */
export function addOption(
  draft: Draft,
  definition: Definition,
  question: QuestionName,
  option: NewOption,
  after: unknown,
): void {
  const { owner, list, values, isEnum, cases } = optionsAt(draft, definition, question);
  const label = option.label[SOURCE]?.trim();
  if (!label) throw new Impossible('Please write the option in English.');
  const value = newValue(option.value || optionName(label, values.map(String)), values);
  if (values.includes(value)) throw new Impossible(`There is an option “${value}” already.`);
  const index = values.indexOf(after) + 1;
  if (!isEnum) {
    const only = { const: value };
    const entry = cases ? { title: label, properties: { [question.name]: only } } : { ...only, title: label };
    insertEntry(draft, list, index, entry);
    setTranslations(draft, owner.file, below(list, index, 'title').pointer, option.label);
    return;
  }
  const names = draft.value(below(owner, 'enumNames'));
  if (Array.isArray(names)) draft.insert(below(owner, 'enumNames'), label, index);
  else if (String(value) !== label)
    draft.insertAfter(owner, 'enum', 'enumNames', values.map(String).toSpliced(index, 0, label));
  draft.insert(list, value, index);
  setTranslations(draft, owner.file, below(list, String(value)).pointer, option.label);
}

/** Other words for an option; what is sent stays. */
export function rewordOption(
  draft: Draft,
  definition: Definition,
  question: QuestionName,
  value: unknown,
  label: Words,
): void {
  const { owner, list, values, isEnum } = optionsAt(draft, definition, question);
  const index = indexOf(values, value);
  if (!label[SOURCE]?.trim()) throw new Impossible('Please write the option in English.');
  if (!isEnum) {
    setWords(draft, below(list, index, 'title'), label);
    forgetRecord(draft, below(list, index, 'title'), label);
    return;
  }
  const names = below(owner, 'enumNames');
  if (!Array.isArray(draft.value(names))) draft.insertAfter(owner, 'enum', 'enumNames', values.map(String));
  if (draft.value(below(names, index)) !== label[SOURCE].trim()) draft.set(below(names, index), label[SOURCE].trim());
  setTranslations(draft, owner.file, below(list, String(value)).pointer, label);
  forgetRecord(draft, below(list, String(value)), label);
}

/** Puts the options in this order. */
export function orderOptions(
  draft: Draft,
  definition: Definition,
  question: QuestionName,
  order: readonly unknown[],
): void {
  const { owner, list, values, isEnum } = optionsAt(draft, definition, question);
  if (order.length !== values.length || values.some((value) => !order.includes(value)))
    throw new Impossible(`The options of “${question.name}” are others by now: open the dialog again.`);
  const places = order.map((value) => values.indexOf(value));
  if (places.every((from, to) => from === to)) throw new Impossible('They are in this order already.');
  const names = below(owner, 'enumNames');
  for (const part of [list, ...(isEnum && Array.isArray(draft.value(names)) ? [names] : [])]) {
    const written = places.map((from) => draft.written(below(part, from)));
    for (const [to, entry] of written.entries()) if (places[to] !== to) draft.set(below(part, to), entry);
  }
  if (isEnum) return;
  // The translations of constants are named by their places: none may take the name of one that has not moved yet.
  for (const from of places) moveTranslations(draft, below(list, from), below(list, `moving${from}`));
  for (const [to, from] of places.entries()) moveTranslations(draft, below(list, `moving${from}`), below(list, to));
}

/** Shows these options without offering them; the others can be chosen. */
export function closeOptions(
  draft: Draft,
  definition: Definition,
  question: QuestionName,
  closed: readonly unknown[],
): void {
  const { values, cases } = optionsAt(draft, definition, question);
  const full = cases?.values.findIndex(
    (value, i) => closed.includes(value) && asksMore(cases.cases[i] ?? {}, question.name),
  );
  if (full !== undefined && full >= 0)
    throw new Impossible(
      `“${cases?.cases[full]?.title ?? values[full]}” has questions that are asked in its case only, and nobody could choose it to be asked them. Remove or move them first.`,
    );
  setClosed(draft, definition, question, values, closed);
}

/** Takes the option away. */
export function removeOption(draft: Draft, definition: Definition, question: QuestionName, value: unknown): void {
  const { owner, list, values, isEnum, cases } = optionsAt(draft, definition, question);
  const index = indexOf(values, value);
  if (cases && values.length <= 2)
    throw new Impossible('Leave two options: what is asked in each case needs another case beside it.');
  if (cases && asksMore(cases.cases[index] ?? {}, question.name))
    throw new Impossible(
      `“${cases.cases[index]?.title ?? value}” has questions that are asked in its case only. Remove or move them first.`,
    );
  const group = groupAt(definition, question.step, question.path);
  for (const one of groupsAsking(definition, group, question.name))
    forgetClosed(draft, definition, one, question.name, value);
  if (!isEnum) {
    removeEntry(draft, list, index);
    return;
  }
  draft.remove(below(list, index));
  draft.remove(below(owner, 'enumNames', index));
  moveTranslations(draft, below(list, String(value)), undefined);
}

function optionsAt(draft: Draft, definition: Definition, question: QuestionName): Written {
  const group = groupAt(definition, question.step, question.path);
  const declared = declarationsOf(group, question.name).find(({ schema }) => schema.enum ?? schema.items?.enum);
  if (!declared) throw new Impossible(`“${question.name}” has no options any more.`);
  const pointer = declared.schema.enum ? declared.pointer : `${declared.pointer}/items`;
  const list = writtenAt(definition, group.step, `${pointer}/enum`);
  const owner = { ...list, pointer: list.pointer.slice(0, -'/enum'.length) };
  const cases = casesIn(definition, group).find((one) => one.question === question.name);
  if (cases) return { owner, list: cases.list, values: cases.values, isEnum: false, cases };
  const values = draft.value(list);
  if (Array.isArray(values)) return { owner, list, values, isEnum: true };
  for (const keyword of ['oneOf', 'anyOf']) {
    const options = draft.value(below(owner, keyword));
    if (!Array.isArray(options)) continue;
    const constants = options.map(constantOf);
    return { owner, list: below(owner, keyword), values: constants, isEnum: false };
  }
  throw new Impossible(`The options of “${question.name}” are written in a way that the studio does not change.`);
}

function constantOf(option: unknown): unknown {
  const { const: value, enum: [only] = [] } = Object(option) as { const?: unknown; enum?: readonly unknown[] };
  return value === undefined ? only : value;
}

function indexOf(values: readonly unknown[], value: unknown): number {
  const index = values.indexOf(value);
  if (index < 0) throw new Impossible(`There is no option “${value}” any more.`);
  return index;
}

/** Of the type that the others have. */
function newValue(written: string, values: readonly unknown[]): unknown {
  if (!values.every((value) => typeof value === 'number')) return written;
  const number = Number(written);
  if (Number.isNaN(number)) throw new Impossible('The other options are numbers: give it a number as its value.');
  return number;
}
