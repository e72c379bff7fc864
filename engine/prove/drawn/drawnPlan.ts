// What a drawn definition consists of before it has words: drawn as plain records, so that fast-check makes a definition that fails
// smaller question by question.
import fc from 'fast-check';
import type { Schema, UiSchema } from '../../core/index.ts';
import { type Single, single } from './drawnSingle.ts';

export interface QuestionPlan {
  readonly name: string;
  readonly asks: Single | GroupPlan | ListPlan;
  readonly isRequired: boolean;
  /** Bits: which texts it has besides its title. */
  readonly texts: number;
}

export interface GroupPlan {
  readonly kind: 'group';
  readonly questions: readonly QuestionPlan[];
  readonly branches: readonly BranchPlan[];
  /** `keyword` of the first question that it fits, compared with the second. */
  readonly relation: RelationPlan | undefined;
  readonly cases: CasesPlan | undefined;
  /** One of the first questions that can be unanswered has to be answered. */
  readonly needsOne: boolean;
  readonly order: number;
}

export interface ListPlan {
  readonly kind: 'list';
  readonly entry: GroupPlan;
  readonly limits: Pick<Schema, 'minItems' | 'maxItems'>;
  readonly ui: UiSchema;
  /** True where its first question names an entry. */
  readonly isNamed: boolean;
}

/** A choice whose options are cases, each with a question of its own or without. */
export interface CasesPlan {
  readonly keyword: 'oneOf' | 'anyOf';
  readonly asks: readonly (QuestionPlan | undefined)[];
  readonly isRequired: boolean;
}

export interface RelationPlan {
  readonly keyword: (typeof RELATIONS)[number];
  readonly of: number;
}

export interface BranchPlan {
  /** Which question of the group it tests, and how; two of them are joined by `allOf` or `anyOf`. */
  readonly tests: readonly (readonly [on: number, how: number])[];
  readonly joined: 'allOf' | 'anyOf';
  readonly isNegated: boolean;
  /** How it is written. */
  readonly as: 'if' | 'else' | 'both' | 'dependencies' | 'dependent';
  readonly does: 'ask' | 'require' | 'narrow' | 'nest';
  readonly added: QuestionPlan;
  readonly otherwise: QuestionPlan;
  /** True to keep a name that the group has already. */
  readonly keepsName: boolean;
}

/** Words of JSON Schema, of the engine and of JavaScript among them; the last ones cannot be sent. */
const NAMES = [
  ...['a', 'b', 'c', 'd', 'examples', 'errorMessage', 'items', 'if', 'then', 'text', 'properties', 'required', 'enum'],
  ...[
    'definitions',
    'const',
    'default',
    'title',
    'id',
    'name',
    'length',
    'value',
    'type',
    'x_y',
    'A',
    'fields',
    'message',
  ],
  ...['constructor', '__proto__', 'toString', 'valueOf', '', 'a/b', 'a~b', '"', 'اسم', 'ui:order', '*', '$ref'],
] as const;
const SENDABLE = NAMES.filter((name) => /^[A-Za-z]\w*$/.test(name) && !(name in {}));

const name = fc.oneof(
  { weight: 60, arbitrary: fc.constantFrom(...SENDABLE) },
  { weight: 1, arbitrary: fc.constantFrom(...NAMES) },
);

const RELATIONS = [
  ...(['equals', 'atLeast', 'atMost', 'moreThan', 'lessThan', 'lengthEquals'] as const),
  ...(['sum', 'count', 'join', 'pick', 'difference'] as const),
] as const;

/** A group with at most `depth` groups inside each other. */
export function group(depth: number): fc.Arbitrary<GroupPlan> {
  return fc.record({
    kind: fc.constant('group' as const),
    questions: fc.uniqueArray(question(depth), { minLength: 1, maxLength: 4, selector: (one) => one.name }),
    branches: fc.array(branch(depth), { maxLength: 2 }),
    relation: fc.option(
      fc.record({
        keyword: fc.constantFrom(...RELATIONS),
        of: fc.nat(5),
      }),
      { freq: 2, nil: undefined },
    ),
    cases: fc.option(cases(depth), { freq: 2, nil: undefined }),
    needsOne: fc.integer({ min: 0, max: 7 }).map((one) => one === 7),
    order: fc.nat(5),
  });
}

function question(depth: number): fc.Arbitrary<QuestionPlan> {
  const asks: fc.Arbitrary<QuestionPlan['asks']> =
    depth === 0
      ? single
      : fc.oneof({ withCrossShrink: true }, { weight: 6, arbitrary: single }, group(depth - 1), list(depth - 1));
  return fc.record({ name, asks, isRequired: fc.boolean(), texts: fc.nat(31) });
}

function list(depth: number): fc.Arbitrary<ListPlan> {
  return fc.record({
    kind: fc.constant('list' as const),
    entry: group(depth),
    limits: fc.constantFrom({ maxItems: 3 }, { minItems: 1, maxItems: 2 }, { minItems: 2, maxItems: 4 }),
    ui: fc.constantFrom<UiSchema[]>({}, { 'ui:entry': 'Entry' }, { 'ui:add': 'One more', 'ui:remove': 'Remove it' }),
    isNamed: fc.boolean(),
  });
}

function cases(depth: number): fc.Arbitrary<CasesPlan> {
  const asked = fc.option(question(Math.max(0, depth - 1)), { freq: 3, nil: undefined });
  return fc.record({
    keyword: fc.constantFrom('oneOf', 'anyOf'),
    asks: fc.array(asked, { minLength: 2, maxLength: 3 }),
    isRequired: fc.boolean(),
  });
}

export function branch(depth: number): fc.Arbitrary<BranchPlan> {
  const inner = question(Math.max(0, depth - 1));
  return fc.record({
    tests: fc.uniqueArray(fc.tuple(fc.nat(3), fc.nat(5)), { minLength: 1, maxLength: 2, selector: ([on]) => on }),
    joined: fc.constantFrom('allOf', 'anyOf'),
    isNegated: fc.boolean(),
    as: fc.constantFrom('if', 'else', 'both', 'dependencies', 'dependent'),
    does: fc.constantFrom('ask', 'require', 'narrow', 'nest'),
    added: inner,
    otherwise: inner,
    keepsName: fc.integer({ min: 0, max: 9 }).map((one) => one === 9),
  });
}
