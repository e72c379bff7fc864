// Every place of a form's files that names a question: what declares, requires and draws it, what tests it, and what form.json and
// office.json name. Examples are apart (`carryExamples`).
import { COMPARISONS, type Definition, isOfNamedAnswers } from '../../../compile/index.ts';
import { formatPointer, isRecord, parsePointer, type Schema, toName, toPath } from '../../../core/index.ts';
import { type Cases, casesIn } from '../draft/cases.ts';
import type { At } from '../draft/draft.ts';
import {
  below,
  declarationsOf,
  type Group,
  groupsOf,
  keyWrittenAt,
  partsOf,
  uiWrittenAt,
  writtenAt,
} from '../draft/groups.ts';
import { type Move, moveOf, withNames, withoutIndexes } from '../draft/moves.ts';

export interface Mention {
  readonly at: At;
  /** The question that it names, as its answers are named, without the indexes of entries. */
  readonly path: readonly string[];
  /** Where the answers of the group are that it is written in; empty for form.json and office.json. */
  readonly within: readonly string[];
  /** True for a key with the question's name, false for a value that names it. */
  readonly isKey: boolean;
  /**
   * `own`: it is part of how the question is asked, and goes with it. `list`: it goes when the question goes. `needs`: it cannot
   * be without the question.
   */
  readonly role: 'own' | 'list' | 'needs';
  /** What it is, for a maintainer: `a condition`. */
  readonly what: string;
  /** The value that names the question by another path; undefined if it cannot. */
  write(path: readonly string[]): string | undefined;
}

/** Without `within`: in the group that is looked at. */
type Found = Omit<Mention, 'within'> & Partial<Pick<Mention, 'within'>>;

/** Every mention of a question, once for each place. */
function mentionsOf(definition: Definition): readonly Mention[] {
  const inFiles = [...inForm(definition), ...inOffice(definition)].map((found) => ({ ...found, within: [] }));
  const inGroups = groupsOf(definition).flatMap((group) => {
    const within = group.answersAt.filter((key) => key !== '');
    return [...inSchema(definition, group), ...inUi(definition, group)].map((found) => ({ within, ...found }));
  });
  const keyOf = ({ at, path, isKey }: Mention) => JSON.stringify([at, path, isKey]);
  return [...new Map([...inFiles, ...inGroups].map((mention) => [keyOf(mention), mention])).values()];
}

/** The mentions of questions by others: not those that a question that moves or goes has within. */
export function mentionsBeside(definition: Definition, moves: readonly Move[]): readonly Mention[] {
  return mentionsOf(definition).filter(({ path, within }) => moveOf(moves, path) && !moveOf(moves, within));
}

function* inForm({ form, placeInForm }: Definition): Generator<Found> {
  const { summary = [], mailOffice = [], mail, prefill = {}, submit, again } = form;
  const at = (pointer: string): At => ({ file: placeInForm('').file, pointer });
  for (const [i, pointer] of summary.entries()) yield byPointer(at(`/summary/${i}`), pointer, 'list', '“summary”');
  for (const [i, pointer] of mailOffice.entries())
    yield byPointer(at(`/mailOffice/${i}`), pointer, 'list', '“mailOffice”');
  for (const [key, pointer] of Object.entries(prefill))
    yield byPointer(below(at('/prefill'), key), pointer, 'list', '“prefill”');
  if (mail) yield byPointer(at('/mail/to'), mail.to, 'needs', 'the address of the receipt (“mail.to”)');
  for (const [pointer, named] of leaves(submit.document, '/submit/document'))
    yield byPointer(at(pointer), named, 'list', 'the saved file (“submit.document”)');
  for (const [i, name] of (again?.keep ?? []).entries())
    yield byName(at(`/again/keep/${i}`), name, 'list', '“again.keep”');
  for (const [i, step] of form.steps.entries()) if (step.if) yield* inCondition(step.if, `/steps/${i}/if`, [], at);
}

function* inOffice({ office, officePlace }: Definition): Generator<Found> {
  if (!office) return;
  const { file } = officePlace;
  const { columns, search, family = [], sameChild = [] } = office;
  for (const [list, part] of Object.entries({ columns, search, family, sameChild }))
    for (const [pointer, named] of leaves(part, `/${list}`))
      yield byPointer({ file, pointer }, named, 'list', `“${list}” of the office`);
  if (office.proof)
    yield byPointer({ file, pointer: '/proof' }, office.proof, 'needs', 'the day that opens a link (“proof”)');
}

function byPointer(at: At, pointer: string, role: Mention['role'], what: string): Found {
  const keys = parsePointer(pointer);
  const path = withoutIndexes(keys);
  return { at, path, isKey: false, role, what, write: (to) => formatPointer(withNames(keys, to)) };
}

function byName(at: At, name: string, role: Mention['role'], what: string): Found {
  const keys = toPath(name).map(String);
  const path = withoutIndexes(keys);
  return { at, path, isKey: false, role, what, write: (to) => toName(withNames(keys, to)) };
}

function* inSchema(definition: Definition, group: Group): Generator<Found> {
  const { step } = group;
  const base = group.answersAt.filter((key) => key !== '');
  const at = (pointer: string) => writtenAt(definition, step, pointer);
  const own = { role: 'own', what: 'the question' } as const;
  const cases = casesIn(definition, group);
  const isOfCase = (place: At) =>
    cases.some(({ list }) => list.file === place.file && place.pointer.startsWith(`${list.pointer}/`));
  for (const { schema, pointer } of partsOf(group)) {
    for (const key of Object.keys(schema.properties ?? {})) {
      yield keyed(keyWrittenAt(definition, step, { pointer }, key), [...base, key], own);
      yield* inQuestion(schema.properties?.[key] ?? {}, `${pointer}/properties${formatPointer([key])}`, base, at);
    }
    for (const key of schema.required ?? [])
      yield* inList(definition, at(`${pointer}/required`), key, [...base, key], own);
    const messages = isRecord(schema.errorMessage) ? schema.errorMessage.required : undefined;
    for (const key of Object.keys(isRecord(messages) ? messages : {}))
      yield keyed(at(`${pointer}/errorMessage/required${formatPointer([key])}`), [...base, key], own);
    if (schema.if && !isOfCase(at(`${pointer}/if`))) yield* inCondition(schema.if, `${pointer}/if`, base, at);
  }
  for (const one of cases) yield* inCases(definition, one, base);
}

/** What names the question that tells cases apart: in each its constant, and that it is required. */
function* inCases(definition: Definition, { list, question, cases }: Cases, base: readonly string[]): Generator<Found> {
  const tells = { role: 'needs', what: 'the cases that it tells apart' } as const;
  const path = [...base, question];
  for (const i of cases.keys()) {
    const one = below(list, i);
    yield keyed(below(one, 'properties', question), path, tells);
    yield* inList(definition, below(one, 'required'), question, path, tells);
  }
}

/** A list of names as it is written: that of a case has the question that tells it from others, too. */
function* inList(
  definition: Definition,
  list: At,
  name: string,
  path: readonly string[],
  as: Pick<Mention, 'role' | 'what'>,
): Generator<Found> {
  const names = [definition.written(list) ?? []].flat();
  if (names.includes(name)) yield { ...keyed(below(list, names.indexOf(name)), path, as), isKey: false };
}

type Where = (pointer: string) => At;

/** What a question's own keywords name: others of its group, or by JSON Pointers others of the form. */
function* inQuestion(question: Schema, around: string, base: readonly string[], at: Where): Generator<Found> {
  for (const keyword of [...COMPARISONS, 'lengthEquals'] as const) {
    const pointer = question[keyword]?.$data;
    if (pointer === undefined) continue;
    const what = `a comparison (“${keyword}”)`;
    const place = at(`${around}/${keyword}/$data`);
    const beside = (to: readonly string[]) => `1/${to.slice(base.length).join('/')}`;
    const isElsewhere = isOutside(pointer);
    const path = isElsewhere ? parsePointer(pointer) : [...base, pointer.slice('1/'.length)];
    const isBeside = (to: readonly string[]) => isBelow(to, base) && to.length === base.length + 1;
    const write = (to: readonly string[]) => (isElsewhere ? formatPointer(to) : undefined);
    yield { ...valued(place, path, 'needs', what), write: (to) => (isBeside(to) ? beside(to) : write(to)) };
  }
  for (const [where, name] of question.computed ? leaves(question.computed, `${around}/computed`) : []) {
    if (/\/(?:with|in)$|\/of\//.test(where.slice(around.length)) || /^\d{4}-\d\d-\d\d$/.test(name)) continue;
    yield {
      ...valued(at(where), [...base, ...name.split('/')], 'needs', 'a computed answer'),
      write: (to) => (isBelow(to, base) ? to.slice(base.length).join('/') : undefined),
    };
  }
}

function* inCondition(condition: Schema, pointer: string, base: readonly string[], at: Where): Generator<Found> {
  for (const [key, test] of Object.entries(condition.properties ?? {})) {
    const below = `${pointer}/properties${formatPointer([key])}`;
    yield tested(at(below), key, base, true);
    yield* inCondition(test, below, isOutside(key) ? parsePointer(key) : [...base, key], at);
  }
  for (const [i, key] of (condition.required ?? []).entries())
    yield tested(at(`${pointer}/required/${i}`), key, base, false);
  for (const word of ['allOf', 'anyOf'] as const)
    for (const [i, part] of (condition[word] ?? []).entries())
      yield* inCondition(part, `${pointer}/${word}/${i}`, base, at);
  if (condition.not) yield* inCondition(condition.not, `${pointer}/not`, base, at);
  if (condition.contains) yield* inCondition(condition.contains, `${pointer}/contains`, base, at);
}

/** A condition names a question of its own group, or by a JSON Pointer one of another step. */
function tested(at: At, name: string, base: readonly string[], isKey: boolean): Found {
  const needs = { role: 'needs', what: 'a condition' } as const;
  if (!isOutside(name)) return { ...keyed(at, [...base, name], needs), isKey };
  return { at, path: parsePointer(name), isKey, ...needs, write: formatPointer };
}

/** As in `acrossSteps` of the compiler. */
function isOutside(name: string): boolean {
  return name.startsWith('/');
}

function* inUi(definition: Definition, group: Group): Generator<Found> {
  const { step, ui, uiPointer } = group;
  const base = group.answersAt.filter((key) => key !== '');
  const at = (pointer: string) => uiWrittenAt(definition, step, uiPointer + pointer);
  const own = { role: 'own', what: 'the ui file' } as const;
  const item = (pointer: string, key: string) => ({ ...keyed(at(pointer), [...base, key], own), isKey: false });
  for (const [i, { fields }] of (ui['ui:sections'] ?? []).entries())
    for (const [j, key] of fields.entries()) yield item(`/ui:sections/${i}/fields/${j}`, key);
  for (const [i, key] of (ui['ui:order'] ?? []).entries()) if (key !== '*') yield item(`/ui:order/${i}`, key);
  for (const [key, entry] of Object.entries(ui)) {
    const [declared] = declarationsOf(group, key);
    if (key.startsWith('ui:') || !isRecord(entry) || !declared) continue;
    yield keyed(at(formatPointer([key])), [...base, key], own);
    const same = entry['ui:same-as'];
    if (typeof same === 'string')
      // It is named from the root: it changes too where the group is renamed that both are in.
      yield {
        ...byName(at(formatPointer([key, 'ui:same-as'])), same, 'list', 'an offered answer (“ui:same-as”)'),
        within: [],
      };
    // The entries of named answers are called by their names without saying so.
    const by = isOfNamedAnswers(declared.schema) ? undefined : entry['ui:named-by'];
    if (typeof by === 'string') {
      const inEntry = [...base, key, ...toPath(by).map(String)];
      yield {
        ...valued(at(formatPointer([key, 'ui:named-by'])), inEntry, 'list', 'the name of an entry (“ui:named-by”)'),
        // It stands beside the list, and goes with it.
        within: [...base, key],
        write: (to) => (isBelow(to, [...base, key]) ? toName(to.slice(base.length + 1)) : undefined),
      };
    }
  }
}

function keyed(at: At, path: readonly string[], { role, what }: Pick<Mention, 'role' | 'what'>): Found {
  return { at, path, isKey: true, role, what, write: (to) => to.at(-1) };
}

function valued(at: At, path: readonly string[], role: Mention['role'], what: string): Omit<Found, 'write'> {
  return { at, path, isKey: false, role, what };
}

function isBelow(path: readonly string[], base: readonly string[]): boolean {
  return path.length > base.length && base.every((key, i) => key === path[i]);
}

/** Every text below a value, by its pointer. */
function* leaves(value: unknown, at: string): Generator<readonly [pointer: string, text: string]> {
  if (typeof value === 'string') yield [at, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* leaves(part, at + formatPointer([key]));
}
