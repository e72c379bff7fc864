// The questions that a condition of a survey can name: those of the whole form, or of an entry of a repeat and of what is around it. A
// condition of a question in a repeat that tests an answer outside of it cannot stand in the entry, so it is handed to the scope around
// (`askSometimes`), whose branch adds the question to the entries of the list.
import { formatPointer } from '../../../core/index.ts';
import type { Json } from '../../draft/draft.ts';
import { makeOptional } from '../../draft/optional.ts';
import { groupAt, moveAllUnder } from '../conditions.ts';
import type { Reachable } from './calculation.ts';
import { type Expression, parseExpression } from './expression.ts';
import type { Context } from './question.ts';
import { type Known, testOf } from './relevance.ts';
import type { Line } from './table.ts';

/** What is asked only under a condition. */
interface Relevant {
  readonly names: readonly string[];
  readonly line: Line;
  /** That in which it stands: names are looked up from there. */
  readonly scope: Scope;
}

/** Where the list of an entry stands: in which scope, and the names that lead from there to the entry. */
interface Outer {
  readonly scope: Scope;
  readonly path: readonly string[];
}

export interface Scope extends Context {
  /** Questions that conditions may test. */
  readonly known: Map<string, Known>;
  /** What calculations may name: the questions, the repeats, and the questions in their entries (e.g. to add them up). */
  readonly reachable: Map<string, Reachable>;
  readonly relevant: Relevant[];
  /** True within a group that is asked only under a condition. */
  readonly isSometimes: boolean;
  readonly outer: Outer | undefined;
}

export function scopeIn(context: Context, outer: Outer | undefined): Scope {
  return { ...context, known: new Map(), reachable: new Map(), relevant: [], isSometimes: false, outer };
}

/** The question of this name in the scope, or in one around it. */
export function foundIn({ known, outer }: Scope, name: string): Known | undefined {
  return known.get(name) ?? (outer && foundIn(outer.scope, name));
}

/**
 * What `$data` says where a question of `group` is compared with the question `name`: `1/name` for one of the same group, otherwise a JSON Pointer
 * into the submission. An imported form has one step, with its answers at the root. A question in a row further down is not known yet and gets
 * `1/name`; if it belongs to another group, the check refuses that, and the comparison is left out with a note in the report.
 */
export function placeOfAnswer(scope: Scope, name: string, group: readonly string[]): string {
  const local = `1/${name}`;
  const own = scope.reachable.get(name);
  const isBeside = own?.names.slice(0, -1).join('/') === group.join('/');
  const place = own ? (isBeside || scope.outer ? undefined : own) : aroundAt(scope.outer?.scope, name);
  return place && !place.list ? formatPointer(place.names) : local;
}

/** The question of this name in the outermost scope: outside of every repeat that `scope` is in. Only there has an answer one place. */
function aroundAt(scope: Scope | undefined, name: string): Reachable | undefined {
  if (!scope) return undefined;
  const found = scope.reachable.get(name);
  return scope.outer ? aroundAt(scope.outer.scope, name) : found;
}

/** Moves what is relevant only sometimes under its condition. All questions of the scope have to be known. */
export function askSometimes(scope: Scope, group: Json): void {
  const ruled = scope.relevant.map((one) => {
    const { names, line } = one;
    const test = testOf(expressionOf(line), (name) => {
      const found = foundIn(one.scope, name);
      return found === scope.known.get(name) ? found : undefined;
    });
    if (!test && scope.outer) scope.outer.scope.relevant.push({ ...one, names: [...scope.outer.path, ...names] });
    else if (!test) askAlways(group, one);
    return { names, place: line.place, parts: test ? [{ ...test, isShown: true }] : [] };
  });
  moveAllUnder(scope.draft, group, ruled);
}

function askAlways(group: Json, { names, line, scope }: Relevant): void {
  makeOptional(groupAt(scope.draft, group, names));
  const parent = groupAt(scope.draft, group, names.slice(0, -1));
  if (Array.isArray(parent?.required)) parent.required = parent.required.filter((name) => name !== names.at(-1));
  const joins = testOf(expressionOf(line), (name) => foundIn(scope, name)) !== undefined;
  scope.draft.note(
    'left',
    line.place,
    `The condition ${line.get('relevant')}: it is asked always, and need not be answered.`,
    joins
      ? 'It joins an answer of an entry with one outside of the list.'
      : 'A condition compares answers of the same entry, or of what is around it, with what is written.',
    'Write it as "if" and "then", if it can be.',
  );
}

function expressionOf(line: Line): Expression | undefined {
  return parseExpression(line.get('relevant'));
}
