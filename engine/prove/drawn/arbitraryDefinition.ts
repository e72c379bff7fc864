// Forms drawn at random from what the check may accept, for the proof of the engine itself. A draw may still be refused, e.g. for a
// condition that always holds; that is the check's right.
import fc from 'fast-check';
import type { Language, Schema } from '../../core/index.ts';
import { type ComparisonPlan, compared } from './drawnComparison.ts';
import { conditionOf } from './drawnCondition.ts';
import { type FormPlan, formKeys, formPlan } from './drawnFormKeys.ts';
import { drawnGroup } from './drawnGroup.ts';
import { type BranchPlan, branch, type GroupPlan, group } from './drawnPlan.ts';
import { type RecursionPlan, withRecursion } from './drawnRecursion.ts';

export interface DrawnForm {
  /** The language in which it is proved; another than English has a translation of every text. */
  readonly language: Language;
  /** By name in the form's folder. */
  readonly files: Readonly<Record<string, unknown>>;
}

interface StepPlan {
  readonly group: GroupPlan;
  readonly isAtRoot: boolean;
  readonly recursion: RecursionPlan | undefined;
  /** What answers of the first step decide: whether the step is asked, and what it asks. */
  readonly asked: BranchPlan | undefined;
  readonly asks: BranchPlan | undefined;
  /** One of its questions is compared with an answer of an earlier step, or of another group of it. */
  readonly compares: ComparisonPlan | undefined;
}

const anyGroup = fc.oneof(
  { withCrossShrink: true },
  group(0),
  { weight: 2, arbitrary: group(1) },
  { weight: 2, arbitrary: group(2) },
);
/** For forms of several steps. The check accepts about one in three drawn groups, and a form only if it accepts all of its groups; without groups inside groups more forms are accepted. */
const smallGroup = fc.oneof({ withCrossShrink: true }, { weight: 4, arbitrary: group(0) }, group(1));

function step(questions: fc.Arbitrary<GroupPlan>): fc.Arbitrary<StepPlan> {
  return fc.record({
    group: questions,
    isAtRoot: fc.boolean(),
    recursion: half(
      fc.record({
        group: group(0),
        levels: fc.integer({ min: 1, max: 2 }),
        keyword: fc.constantFrom('$defs', 'definitions'),
      }),
    ),
    asked: half(branch(0)),
    asks: half(branch(0)),
    compares: half(
      fc.record({
        keyword: fc.constantFrom('equals', 'atLeast', 'atMost', 'moreThan', 'lessThan'),
        own: fc.nat(9),
        other: fc.nat(9),
      }),
    ),
  });
}

/** A value in half of the draws, undefined in the others. fast-check draws the undefined one with a probability of 1 / `freq`, so `freq: 1` would never draw a value. */
function half<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.option(arbitrary, { freq: 2, nil: undefined });
}

const IDS = ['step', 'second', 'third'];

export const arbitraryForm: fc.Arbitrary<DrawnForm> = fc
  .record({
    steps: fc.oneof(
      { weight: 2, arbitrary: fc.array(step(anyGroup), { minLength: 1, maxLength: 1 }) },
      fc.array(step(smallGroup), { minLength: 2, maxLength: 3 }),
    ),
    form: formPlan,
    language: fc.constantFrom<Language>('en', 'en', 'ar'),
  })
  .map(({ steps, form, language }) => ({ language, files: filesOf(steps, form) }));

function filesOf(steps: readonly StepPlan[], plan: FormPlan): DrawnForm['files'] {
  const [first] = steps;
  const apart = steps.map((one, i) => {
    const id = IDS[i] ?? 'step';
    // Steps whose answers are at the root must not share names of questions; only the first is put there.
    const at = one.isAtRoot && i === 0 ? '' : `/${id}Answers`;
    const place = i === 0 ? [] : [id];
    const onFirst = (tests: BranchPlan | undefined): Schema | undefined =>
      i === 0 || !first || !tests
        ? undefined
        : conditionOf(tests, first.group, first.isAtRoot ? '' : `/${IDS[0]}Answers`);
    const condition = onFirst(one.asks);
    const outside = condition && one.asks ? [{ branch: one.asks, condition }] : [];
    const asked = onFirst(one.asked);
    const group = drawnGroup(one.group, place, outside);
    return { id, at, asked, ...withRecursion(group, one.recursion, place) };
  });
  const drawn = apart.map((one, i) => ({ ...one, schema: compared(apart.slice(0, i + 1), steps[i]?.compares) }));
  const schemas = drawn.map(({ schema }) => JSON.stringify(schema));
  const form = {
    version: 1,
    title: 'Drawn',
    route: '/drawn',
    steps: drawn.map(({ id, at, asked }) => ({
      id,
      label: `Step ${id}`,
      ...(at !== '' && { at }),
      ...(asked && { if: asked }),
    })),
    ...(schemas.some((schema) => schema.includes('"format":"attachment"')) && {
      attachments: { maxBytes: 10_000, types: ['application/pdf', 'image/png'] },
    }),
    ...formKeys(plan, drawn),
  };
  const ofSteps = drawn.flatMap(({ id, schema, ui }) => [
    [`${id}.schema.json`, schema],
    [`${id}.ui.json`, ui],
  ]);
  return { 'form.json': form, ...Object.fromEntries(ofSteps) };
}
