// The tree of a survey as groups and lists of questions. What is relevant only sometimes is moved under its condition when all
// questions of the scope are known: the whole form, or an entry of a repeat.
import { isRecord, recordOf } from '../../../core/index.ts';
import type { Json } from '../../draft/draft.ts';
import { ENTRIES } from '../conditions.ts';
import { calculated, type Reachable } from './calculation.ts';
import { parseExpression } from './expression.ts';
import { askFiltered, decidingFilters, type Filtered, filtersOf, offeredBy } from './filters.ts';
import { withOthers } from './others.ts';
import { type Context, readQuestion } from './question.ts';
import { listOf } from './questions.ts';
import { testOf } from './relevance.ts';
import { askSometimes, foundIn, placeOfAnswer, type Scope, scopeIn } from './scope.ts';
import type { Line } from './table.ts';
import type { Node } from './tree.ts';

/** Fills a group, which is the form or an entry of a list, with the questions of these nodes. */
export function readGroup(
  context: Context,
  nodes: readonly Node[],
  group: Json,
  ui: Json,
  outer?: Scope['outer'],
): ReadonlyMap<string, Reachable> {
  const scope = scopeIn(context, outer);
  fill(scope, nodes, group, ui, []);
  askSometimes(scope, group);
  return scope.reachable;
}

function fill(scope: Scope, rows: readonly Node[], group: Json, ui: Json, names: readonly string[]): void {
  const properties = isRecord(group.properties) ? group.properties : {};
  group.properties = properties;
  const nodes = withOthers(scope, rows);
  const sections: { text?: string[]; fields: string[] }[] = [{ fields: [] }];
  for (const node of nodes) {
    const { line, kind, name } = node;
    const { draft, texts } = scope;
    if (kind !== 'question') noteBeside(scope, line);
    if (kind === 'note' || isOnlyNotes(node)) {
      const last = sections.at(-1);
      const shown = [node, ...allIn(node)].map((one) => texts(one.line, 'label')).filter((text) => text !== '');
      for (const one of allIn(node)) noteBeside(scope, one.line);
      if ([node, ...allIn(node)].some((one) => one.line.get('relevant') !== ''))
        draft.note('changed', line.place, 'The note is shown always.');
      if (shown.length > 0 && last?.fields.length === 0) last.text = [...(last.text ?? []), ...shown];
      else if (shown.length > 0) sections.push({ text: shown, fields: [] });
      continue;
    }
    if (name === '' || Object.hasOwn(properties, name)) {
      const why = name === '' ? 'It has no name.' : `Another row of the group is called "${name}", too.`;
      draft.note('left', line.place, `A row of the type "${line.get('type')}".`, why);
      continue;
    }
    const path = [...names, name];
    const isSometimes = line.get('relevant') !== '';
    const entry: Json = {};
    const made = madeOf(scope, node, entry, path);
    if (!made) continue;
    draft.madeAt(made, line.place);
    draft.madeAt(entry, line.place);
    properties[name] = made;
    ui[name] = entry;
    sections.at(-1)?.fields.push(name);
    if (made.computed === undefined && isRequired(scope, node)) require(scope, line, group, name);
    if (isSometimes) scope.relevant.push({ names: path, line, scope });
  }
  // The last first: a choice by whose answer another is filtered still stands in the group, and then is moved, too.
  for (const { line, name } of nodes.toReversed()) {
    if (line.get('choice_filter') !== '') filter(scope, line, group, name, nodes);
  }
  for (const { line, name } of nodes) {
    requireSometimes(scope, line, group, [...names, name]);
  }
  const hasTexts = sections.some(({ text }) => text);
  if (hasTexts) ui['ui:sections'] = sections.filter(({ text, fields }) => text || fields.length > 0);
  else if (sections[0]?.fields.length) ui['ui:order'] = sections[0].fields;
}

function allIn({ children }: Node): readonly Node[] {
  return children.flatMap((child) => [child, ...allIn(child)]);
}

/** True for a group whose rows are all notes: it asks nothing, so it becomes the text of a section. */
function isOnlyNotes(node: Node): boolean {
  const all = allIn(node);
  return node.kind === 'group' && all.length > 0 && all.every(({ kind }) => kind === 'note' || kind === 'group');
}

/** Reports the hint and the appearance of a note, a group or a list, which have no effect here. `field-list` is not reported: it puts a group on one page, as forms do anyway. */
function noteBeside({ draft, texts }: Scope, line: Line): void {
  const hint = texts(line, 'hint');
  if (hint !== '') draft.note('left', line.place, `The hint "${hint}".`, 'Only a question has one.');
  const words = line.get('appearance').split(/\s+/);
  for (const word of words.filter((one) => one !== '' && one.toLowerCase() !== 'field-list'))
    draft.note('left', line.place, `"${word}" has no effect in a form.`);
}

/** The schema of a question, group or list; undefined for one that asks nothing. */
function madeOf(
  scope: Scope,
  { line, kind, name, children }: Node,
  entry: Json,
  path: readonly string[],
): Json | undefined {
  const title = scope.texts(line, 'label');
  const group: Json = { type: 'object', ...(title !== '' && { title }) };
  if (kind === 'question') {
    const group = path.slice(0, -1);
    const question = readQuestion(
      scope,
      line,
      (calculation) => calculated(calculation, (one) => scope.reachable.get(one), group),
      (one) => placeOfAnswer(scope, one, group),
    );
    if (!question) return undefined;
    const { schema } = question;
    Object.assign(entry, question.ui);
    const isAlways = !scope.isSometimes && line.get('relevant') === '' && line.get('choice_filter') === '';
    const isRequired = schema.computed !== undefined || (isAlways && isYes(line.get('required')));
    scope.reachable.set(name, { names: path, schema, isRequired });
    // No condition tests a computed answer.
    if (schema.computed === undefined) scope.known.set(name, { names: path, schema });
    return schema;
  }
  if (kind === 'group') {
    fill({ ...scope, isSometimes: scope.isSometimes || line.get('relevant') !== '' }, children, group, entry, path);
    return Object.keys(group.properties ?? {}).length > 0 ? group : undefined;
  }
  const items: Json = { type: 'object' };
  const ui: Json = {};
  const inEntry = readGroup(scope, children, items, ui, { scope, path: [...path, ENTRIES] });
  if (Object.keys(items.properties ?? {}).length === 0) return undefined;
  const list: Json = { ...group, type: 'array', items };
  scope.reachable.set(name, { names: path, schema: list, isRequired: false });
  for (const [inner, one] of inEntry)
    scope.reachable.set(inner, { ...one, names: [...path, ...one.names], list: [...path, ...(one.list ?? [])] });
  entry.items = ui;
  if (line.get('repeat_count') !== '')
    scope.draft.note('changed', line.place, 'Entries are added as they are needed: their number is not prescribed.');
  return list;
}

function isRequired(scope: Scope, { line, kind }: Node): boolean {
  if (kind !== 'question' || !isYes(line.get('required'))) return false;
  const relevant = line.get('relevant');
  return relevant === '' || testOf(parseExpression(relevant), (other) => foundIn(scope, other)) !== undefined;
}

/**
 * A `required` that is an expression: the question is required in a branch whose condition is that expression. Only answers of the same group can
 * be tested there, and the question must always be asked; otherwise the report says that it need not be answered.
 */
function requireSometimes(scope: Scope, line: Line, group: Json, names: readonly string[]): void {
  const { draft, known } = scope;
  const required = line.get('required');
  if (isYes(required) || /^(?:|no|false.*|0)$/i.test(required)) return;
  const name = names.at(-1) ?? '';
  const own = known.get(name);
  const isAskedAlways =
    own !== undefined && own.schema === recordOf(group.properties)[name] && line.get('relevant') === '';
  const test = isAskedAlways ? testOf(parseExpression(required), (other) => known.get(other)) : undefined;
  const depth = names.length - 1;
  const isOfGroup = test?.tested.every(
    (path) => path.length > depth && names.slice(0, depth).every((one, i) => path[i] === one),
  );
  if (!test || !isOfGroup) {
    draft.note('left', line.place, `Required only if ${required}: it need not be answered.`);
    return;
  }
  const branch: Json = {};
  require(scope, line, branch, name);
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const made: Json = { if: test.seenFrom(depth), then: branch };
  draft.madeAt(made, line.place);
  group.allOf = [...(Array.isArray(group.allOf) ? group.allOf : []), made];
}

function isYes(word: string): boolean {
  return /^(?:yes|true|1$)/i.test(word);
}

/** Carries a `choice_filter` over as branches on the other choice; where that cannot be done, all options are offered and the report says so. */
function filter(scope: Scope, line: Line, group: Json, name: string, nodes: readonly Node[]): void {
  const { draft, known, filtering } = scope;
  const choice = filteredOf(scope, line);
  const [one, ...others] = decidingFilters(choice, (other) => {
    const node = nodes.find((beside) => beside.name === other);
    return node && filteredOf(scope, node.line);
  });
  const { by, column } = one && others.length === 0 ? one : { by: '', column: '' };
  const own = known.get(name);
  const other = known.get(by);
  const properties = recordOf(group.properties);
  if (!own || own.schema !== properties[name]) return;
  const isBeside = other !== undefined && other.schema === properties[by] && line.get('relevant') === '';
  const offered = isBeside ? offeredBy(other.schema, column, choice.lines) : undefined;
  if (!offered) {
    draft.note('changed', line.place, 'All options are offered: they are not filtered by another answer.');
    return;
  }
  for (const filter of choice.filters) filtering.add(filter.column);
  askFiltered(draft, group, { name, by, place: line.place }, offered);
}

/** The rows of the sheet choices that the row of the survey offers, and its filters. */
function filteredOf({ lists }: Scope, line: Line): Filtered {
  const lines = lists.get(listOf(line.get('type')) ?? '') ?? [];
  return { lines, filters: filtersOf(parseExpression(line.get('choice_filter'))) ?? [] };
}

function require({ texts }: Scope, line: Line, group: Json, name: string): void {
  group.required = [...(Array.isArray(group.required) ? group.required : []), name];
  const message = texts(line, 'required_message');
  if (message === '') return;
  const messages = isRecord(group.errorMessage) ? group.errorMessage : {};
  const required = isRecord(messages.required) ? messages.required : {};
  group.errorMessage = { ...messages, required: { ...required, [name]: message } };
}
