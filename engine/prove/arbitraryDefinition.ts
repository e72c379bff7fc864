// Forms drawn at random from what the check may accept, for the proof of the engine itself. A draw may still be refused, e.g. for a
// condition that always holds; that is the check's right.
import fc from 'fast-check';
import type { Language } from '../core/index.ts';
import { drawnGroup } from './drawnGroup.ts';
import { type GroupPlan, group } from './drawnPlan.ts';

export interface DrawnForm {
  /** The language in which it is proved; another than English has a translation of every text. */
  readonly language: Language;
  /** By name in the form's folder. */
  readonly files: Readonly<Record<string, unknown>>;
}

interface StepPlan {
  readonly group: GroupPlan;
  readonly isAtRoot: boolean;
}

const step: fc.Arbitrary<StepPlan> = fc.record({
  group: fc.oneof(
    { withCrossShrink: true },
    group(0),
    { weight: 2, arbitrary: group(1) },
    { weight: 2, arbitrary: group(2) },
  ),
  isAtRoot: fc.boolean(),
});

const IDS = ['step', 'second', 'third'];

export const arbitraryForm: fc.Arbitrary<DrawnForm> = fc
  .record({
    steps: fc.oneof(
      { weight: 3, arbitrary: fc.array(step, { minLength: 1, maxLength: 1 }) },
      fc.array(step, { minLength: 2, maxLength: 3 }),
    ),
    next: fc.constantFrom('check', 'when-valid'),
    language: fc.constantFrom<Language>('en', 'en', 'ar'),
  })
  .map(({ steps, next, language }) => ({ language, files: filesOf(steps, next) }));

function filesOf(steps: readonly StepPlan[], next: string): DrawnForm['files'] {
  const drawn = steps.map((one, i) => {
    const id = IDS[i] ?? 'step';
    // Steps whose answers are at the root must not share names of questions; only the first is put there.
    const at = one.isAtRoot && i === 0 ? {} : { at: `/${id}Answers` };
    return { id, at, ...drawnGroup(one.group, i === 0 ? [] : [id]) };
  });
  const schemas = drawn.map(({ schema }) => JSON.stringify(schema));
  const form = {
    version: 1,
    title: 'Drawn',
    route: '/drawn',
    steps: drawn.map(({ id, at }) => ({ id, label: `Step ${id}`, ...at })),
    next,
    ...(schemas.some((schema) => schema.includes('"format":"attachment"')) && {
      attachments: { maxBytes: 1000, types: ['application/pdf', 'image/png'] },
    }),
    submit: { post: '/drawn' },
    done: { title: 'Done', text: ['Good.'] },
  };
  const ofSteps = drawn.flatMap(({ id, schema, ui }) => [
    [`${id}.schema.json`, schema],
    [`${id}.ui.json`, ui],
  ]);
  return { 'form.json': form, ...Object.fromEntries(ofSteps) };
}
