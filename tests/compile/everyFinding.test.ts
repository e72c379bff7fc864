// Long because each kind of mistake is put beside the same examples, with the same helpers.
// A question of a wrong shape hides none of what any rule finds elsewhere in the form, and no rule finds something because of it.
import { describe, expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import { KEYWORDS_READ, OF_ITSELF } from '../../engine/compile/doubts/rulesByLoss.ts';
import { memoise } from '../../engine/core/index.ts';
import type { RuleExample } from './lint/ruleExamples.ts';
import { table } from './lint/table.ts';
import { formFile, writeForm } from './support/writeForm.ts';

type Questions = Readonly<Record<string, object>>;

type Change<T> = (one: T) => T;

/** Steps after those of the example: what form.json says of them, and their files. */
interface Further {
  readonly entries: readonly unknown[];
  readonly files: Readonly<Record<string, unknown>>;
}

function stepsWith(form: object | undefined, { entries }: Further): object {
  const { steps } = formFile(form ?? {}) as { readonly steps?: unknown };
  return Array.isArray(steps) && entries.length > 0 ? { steps: [...steps, ...entries] } : {};
}

/** What the check says of an example, with other questions and keywords of the step. */
function check(
  { schema, ui = {}, form, published, words, files }: RuleExample,
  change: Change<Questions> = (all) => all,
  changeStep: Change<Readonly<Record<string, unknown>>> = (step) => step,
  further: Further = { entries: [], files: {} },
) {
  const isWhole = 'properties' in schema || 'type' in schema;
  const whole = (isWhole ? schema : { properties: schema }) as { properties?: Questions };
  const folder = writeForm({
    'trip/who.schema.json': changeStep({ type: 'object', ...whole, properties: change(whole.properties ?? {}) }),
    'trip/who.ui.json': ui,
    'trip/form.json': formFile({ ...form, ...stepsWith(form, further) }),
    'trip/published.json': published,
    'trip/ar.json': words,
    ...files,
    ...further.files,
  });
  return checkForm(folder, 'trip', words ? 'ar' : 'en').findings.map(
    ({ code, place, problem }) => `${code} ${place.file.slice(folder.length)}#${place.pointer} ${problem}`,
  );
}

/** What the check says of an example as it is. */
const saidOf = memoise((example: RuleExample) => check(example, (all) => all));

/** Of the other question itself, and of all questions or texts together. */
const isOfOther = (one: string) =>
  /zz|\/(published|translated)\.json|^(files|answers)Taken \/trip\/form.json/.test(one);
/** Of the step's description, or of the branches that are added to it. */
const isOfStep = (one: string) =>
  /valuesValid .*#\/description|(valuesValid|conditionPatterns) .*\/allOf\/\d+\/if /.test(one);
const other = { type: 'string', title: 'Other question', maxLength: 50 };
/** Each in its turn. */
const MISSHAPEN = [
  { title: 7 },
  { type: 7 },
  { enum: 'x' },
  { properties: 7 },
  { items: 7 },
  { description: 7 },
  { required: 7 },
  { minLength: 'two' },
  { maxItems: 'two' },
];
/** The step with two branches for the question `zz`. */
const withBranches = (step: Readonly<Record<string, unknown>>, ...conditions: readonly unknown[]) => {
  const asking = (name: string) => ({ properties: { [name]: { ...other, title: name } } });
  const branches = conditions.map((condition, i) => ({ if: condition, else: asking(`zz${i}`) }));
  return { ...step, allOf: [step.allOf ?? [], branches].flat() };
};
const matching = (pattern: string) => ({ properties: { zz: { pattern } }, required: ['zz'] });
/** Two further steps: whether the one is asked, and what the other asks, may depend on an answer. */
const withSteps = (asked: object, answer: string): Further => ({
  entries: [
    { id: 'zz', label: 'Other step', at: '/zz', ...asked },
    { id: 'zzz', label: 'Last step', at: '/zzz' },
  ],
  files: {
    'trip/zz.schema.json': { type: 'object', properties: { zz: other } },
    'trip/zz.ui.json': {},
    'trip/zzz.schema.json': {
      type: 'object',
      properties: { zzz: { ...other, title: 'Last question' } },
      if: { required: [answer] },
      else: { properties: { zzz: { maxLength: 5 } } },
    },
    'trip/zzz.ui.json': {},
  },
});
/** What a step that cannot be read may have, or may refer to. */
const mayBeInStep = (one: string) =>
  /^(definitionsUsed|filesUsed|formKeysFit .*#\/(phoneCountry|incomplete) |attachmentsLimited .*form.json)/.test(one);
/** What names an answer that is not below the place of a step, or what translates the label of one: it may be of a step whose entry in form.json is none. */
const isOfUnknown = (one: string) =>
  /^(comparisonsAcrossSteps|conditionsAcrossSteps|lockedAnswers|officeNamesAnswers|proofIsDate|referencesResolve|stepsDistinct|versionRaised) |~1steps~1/.test(
    one,
  );
const questionsOf = ({ schema }: RuleExample): Questions =>
  'properties' in schema ? (schema.properties as Questions) : 'type' in schema ? {} : (schema as Questions);

const isGroup = (question: unknown) => Object(question).type === 'object' || '$ref' in Object(question);

/** A group whose questions are called as those of the example. */
const groupCalledAs = (example: RuleExample) => (own: object) => {
  const names = [...Object.keys(questionsOf(example)), 'zz'];
  const questions = names.map((name) => [name, { ...other, title: `zz ${name}`, ...own }] as const);
  return { type: 'object', title: 'zz', properties: Object.fromEntries(questions) };
};

/** What a ui file may say of a question: a control that there is not, and texts that are none. */
const OF_TEXTS = ['placeholder', 'help', 'entry', 'add', 'remove', 'named-by', 'same-as', 'autocomplete', 'enumOrder'];
const WRONG_UI: readonly [object, object] = [
  { 'ui:widget': 'radoi' },
  Object.fromEntries(OF_TEXTS.map((key) => [`ui:${key}`, 7])),
];

const numbers = new Map(
  Object.values(table)
    .flatMap(({ good, bad }) => [...good, ...bad])
    .map((one, i) => [one, i]),
);

/** One of the mistakes, another for the next example that is tried: each beside each example would take minutes. */
function inTurn<T>(mistakes: readonly [T, ...T[]], example: RuleExample): T {
  return mistakes[Math.floor((numbers.get(example) ?? 0) / 3) % mistakes.length] ?? mistakes[0];
}

/** A third of the examples, another third in the next turn: all of them with each kind of mistake take three times as long. `EVERY=1` tries all. */
function aThird<T extends RuleExample>(examples: readonly T[], turn: number): readonly T[] {
  return examples.filter((one) => process.env.EVERY || ((numbers.get(one) ?? 0) + turn) % 3 === 0);
}

describe.each(Object.entries(table))('%s', (name, { good, bad }) => {
  it.each(aThird(bad, 1).map((example) => [example.says, example] as const))(
    'is heard beside one: %s',
    (_, example) => {
      const zz = inTurn<(own: object) => object>([(own) => ({ ...other, ...own }), groupCalledAs(example)], example);
      const sound = check(example, (all) => ({ ...all, zz: zz({}) }));
      const beside = check(example, (all) => ({ ...all, zz: zz({ maxLength: 'fifty' }) }));
      expect(beside.filter((one) => !one.includes('zz')).sort()).toEqual(sound.filter((one) => !isOfOther(one)).sort());
    },
  );

  it.each(aThird([...good, ...bad], 8).map((example, i) => [i, example] as const))(
    'is the same where what the ui file says of a question is wrong: example %i',
    (_, example) => {
      const same: Change<Questions> = (one) => one;
      const own = inTurn(WRONG_UI, example);
      for (const key of Object.keys(questionsOf(example))) {
        const ui = Object(example.ui) as Readonly<Record<string, unknown>>;
        const wrong = { ...example, ui: { ...ui, [key]: { ...Object(ui[key]), ...own } } };
        const [sound, beside] = [saidOf(example), check(wrong, same)];
        const isOwn = (one: string) =>
          one.includes(`who.ui.json#/${key}`) ||
          /^(dependenciesMeant|limitsInPlaceholders|optionsNamed|passwordsHidden|textsShown|uiKeysFit|widgetsFit) /.test(
            one,
          );
        expect(beside.filter((one) => !sound.includes(one) && !isOwn(one))).toEqual([]);
        const { type } = Object(questionsOf(example)[key]);
        // A checkbox that is not ticked has no answer, and no in radios is one.
        if (type !== 'boolean' || !('ui:widget' in own))
          expect(beside).toEqual(expect.arrayContaining(sound.filter((one) => !isOwn(one) && !isOfOther(one))));
      }
    },
  );

  it.each(aThird(bad, 2).map((example) => [example.says, example] as const))(
    'is heard beside conditions that are none: %s',
    (_, example) => {
      const withOther: Change<Questions> = (all) => ({ ...all, zz: other });
      const sound = check(example, withOther, (step) => withBranches(step, matching('^x'), matching('^y')));
      const beside = check(example, withOther, (step) => ({ ...withBranches(step, matching('('), 7), description: 7 }));
      const own = (all: readonly string[]) => all.filter((one) => !isOfOther(one) && !isOfStep(one)).sort();
      expect(own(beside)).toEqual(own(sound));
    },
  );

  it.each(aThird(bad, 3).map((example) => [example.says, example] as const))(
    'is heard beside conditions on other steps that are none: %s',
    (_, example) => {
      const same = <T>(one: T) => one;
      const sound = check(example, same, same, withSteps({}, '/zz/zz'));
      const beside = check(example, same, same, withSteps({ if: { required: ['/zzzz'] } }, '/zzzz'));
      const own = (all: readonly string[]) => all.filter((one) => !isOfOther(one)).sort();
      expect(own(beside)).toEqual(own(sound));
      // In a translation only texts are judged, so the two wrong conditions are not reported there.
      expect(beside.filter((one) => one.includes('zzzz'))).toHaveLength(example.words ? 0 : 2);
    },
  );

  it.each(aThird(bad, 4).map((example) => [example.says, example] as const))(
    'is heard beside a step that cannot be read: %s',
    (_, example) => {
      const same = <T>(one: T) => one;
      const steps = withSteps({}, '/zz/zz');
      const content = inTurn<unknown>(['{', { type: 'object', properties: 7 }], example);
      const sound = check(example, same, same, steps);
      const files = { ...steps.files, 'trip/zz.schema.json': content };
      const beside = check(example, same, same, { ...steps, files });
      const lost = sound.filter((one) => !beside.includes(one) && !isOfOther(one) && !mayBeInStep(one));
      const more = beside.filter((one) => !sound.includes(one) && !one.includes('zz'));
      expect({ lost, more }).toEqual({ lost: [], more: [] });
      const atRoot = check(example, same, same, { ...withSteps({ at: undefined }, '/zz'), files });
      expect(atRoot.filter((one) => !sound.includes(one) && !one.includes('zz'))).toEqual([]);
    },
  );

  it.each(aThird([...good, ...bad], 9).map((example, i) => [i, example] as const))(
    'is the same where no control is known, as the ui file cannot be read: example %i',
    (_, example) => {
      const same: Change<Questions> = (one) => one;
      const sound = saidOf(example);
      const beside = check({ ...example, ui: '{' } as never, same);
      const isOwn = (one: string) =>
        /\/who\.ui\.json#|^(limitsInPlaceholders|optionsNamed|passwordsHidden|textsShown|uiKeysFit|uiNamesFields|widgetsFit|lockedAnswers|filesUsed) |ui:enumDisabled|differ only/.test(
          one,
        );
      expect({
        more: beside.filter((one) => !sound.includes(one) && !isOwn(one)),
        // A checkbox has other answers than two radio buttons.
        lost: JSON.stringify(example.schema).includes('"boolean"')
          ? []
          : sound.filter((one) => !beside.includes(one) && !isOwn(one) && !isOfOther(one)),
      }).toEqual({ more: [], lost: [] });
    },
  );

  it.each(aThird(bad, 5).map((example) => [example.says, example] as const))(
    'is heard in the branch of a condition that is none: %s',
    (_, example) => {
      const inBranch = (condition: unknown) => (step: Readonly<Record<string, unknown>>) => ({
        type: 'object',
        properties: { zz: other },
        if: condition,
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: step,
      });
      const same: Change<Questions> = (one) => one;
      const sound = check(example, same, inBranch(matching('^x')));
      const condition = inTurn<unknown>([7, { required: 'zz' }, matching('('), { required: ['/zzzz'] }], example);
      const beside = check(example, same, inBranch(condition));
      // In a branch, the example's references to its own definitions lead nowhere, and what those ask is not ordered.
      const isOwn = (one: string) => isOfOther(one) || /^uiNamesFields \S+ui\.json# .* order/.test(one);
      const lost = sound.filter((one) => !beside.includes(one) && !isOwn(one));
      const more = beside.filter((one) => !sound.includes(one) && !one.includes('#/if'));
      expect({ lost, more }).toEqual({ lost: [], more: [] });
    },
  );

  it.each(aThird(bad, 6).map((example) => [example.says, example] as const))(
    'is heard where it is asked depending on a question of a wrong shape: %s',
    (_, example) => {
      const same: Change<Questions> = (one) => one;
      const inBranch = (zz: object) => (step: Readonly<Record<string, unknown>>) => ({
        type: 'object',
        properties: { zz: { ...other, ...zz } },
        if: matching('^x'),
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: step,
      });
      const isOfItself = (one: string) => OF_ITSELF.includes(one.split(' ')[0] ?? '') && !/const /.test(one);
      const sound = check(example, same, inBranch({}));
      const wrong = inTurn<object>([{ type: 'sring' }, { maxLength: 'fifty' }, { enum: 'x' }, { title: 7 }], example);
      const beside = check(example, same, inBranch(wrong));
      const lost = sound.filter((one) => !beside.includes(one) && !isOfOther(one) && isOfItself(one));
      const more = beside.filter((one) => !sound.includes(one) && !one.includes('zz'));
      expect({ lost, more }).toEqual({ lost: [], more: [] });
    },
  );

  it.each(aThird(bad, 7).map((example) => [example.says, example] as const))(
    'is heard beside a group or a branch without questions that can be read: %s',
    (_, example) => {
      const asking = (inGroup: unknown, inBranch: unknown) => (step: Readonly<Record<string, unknown>>) => {
        const zz = { type: 'object', title: 'Other group', properties: inGroup };
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        const branch = { if: { required: ['zzc'] }, then: { properties: inBranch } };
        return {
          ...step,
          properties: { ...(step.properties ?? {}), zzc: { ...other, title: 'Third question' }, zz },
          allOf: [step.allOf ?? [], branch].flat(),
        };
      };
      const same: Change<Questions> = (one) => one;
      const named = { zza: other };
      const within = { zzb: { ...other, title: 'Another question' } };
      const sound = check(example, same, asking(named, within));
      // A question that the example names, and nothing declares, may be one of those in the `properties` that cannot be read. Its findings may be held back.
      const isNamed = sound.some((one) =>
        /names no |There is no question|(?:not a|not another|no such) question/.test(one),
      );
      const isOwn = (one: string) =>
        /^uiNamesFields \S+ui\.json# |zz|(?:#\/|~1)allOf(?:\/|~1)\d+(?:\/|~1)then/.test(one) || isOfOther(one);
      const [inGroup, inBranch] = inTurn<readonly [unknown, unknown]>(
        [
          [[], within],
          [named, []],
          [named, [{ name: 'zzb', ...within.zzb }]],
          ['zza', 7],
        ],
        example,
      );
      const beside = check(example, same, asking(inGroup, inBranch));
      const lost = sound.filter((one) => !beside.includes(one) && !isOwn(one) && !mayBeInStep(one));
      const more = beside.filter((one) => !sound.includes(one) && !isOwn(one));
      expect({ lost: isNamed ? [] : lost, more }).toEqual({ lost: [], more: [] });
    },
  );

  it.each(aThird([...good, ...bad], 12).map((example, i) => [i, example] as const))(
    'is heard beside an entry of the steps that is none: example %i',
    (_, example) => {
      const same = <T>(one: T) => one;
      const sound = saidOf(example);
      const entry = inTurn<unknown>(['zz', { label: 'zz' }, { id: 7, label: 'zz' }, null], example);
      const beside = check(example, same, same, { entries: [entry], files: {} });
      // The shape of form.json is reported in English.
      if (!example.words) expect(beside).toContainEqual(expect.stringMatching(/^valuesValid \S+form\.json#\/steps/));
      const isOwn = (one: string) =>
        /^valuesValid \S+form\.json#\/steps|\/(published|translated)\.json/.test(one) ||
        mayBeInStep(one) ||
        isOfUnknown(one);
      const lost = sound.filter((one) => !beside.includes(one) && !isOwn(one));
      const more = beside.filter((one) => !sound.includes(one) && !isOwn(one));
      expect({ lost, more }).toEqual({ lost: [], more: [] });
    },
  );

  it.each(aThird([...good, ...bad], 11).map((example, i) => [i, example] as const))(
    'is heard beside a part that is written nowhere: example %i',
    (_, example) => {
      const same: Change<Questions> = (one) => one;
      const asked = { type: 'object', properties: { zzc: { ...other, title: 'Third question' } } };
      const [sound, beside] = ['#/$defs/zz', '#/$defs/zzz'].map(($ref) =>
        check(example, same, (step) => {
          const written = { ...step, $defs: { ...(step.$defs ?? {}), zz: asked } };
          const added = inTurn<object>(
            [
              { allOf: [step.allOf ?? [], { $ref }].flat() },
              // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
              { allOf: [step.allOf ?? [], { if: { required: ['zzd'] }, then: { $ref } }].flat() },
            ],
            example,
          );
          const zzd = { ...other, title: 'Fourth question' };
          return { ...written, ...added, properties: { ...(step.properties ?? {}), zzd } };
        }),
      ) as [string[], string[]];
      const isOwn = (one: string) =>
        /zz|^uiNamesFields \S+ui\.json# |^(stepsAnswerable|definitionsUsed) /.test(one) || isOfOther(one);
      if (!example.words) expect(beside).toContainEqual(expect.stringMatching(/^refsResolve .*zzz/));
      // A question that the example names, and nothing declares, may be one of the part.
      const isNamed = sound.some((one) =>
        /names no |There is no question|(?:not a|not another|no such) question/.test(one),
      );
      const lost = sound.filter((one) => !beside.includes(one) && !isOwn(one));
      const more = beside.filter((one) => !sound.includes(one) && !isOwn(one));
      expect({ lost: isNamed ? [] : lost, more }).toEqual({ lost: [], more: [] });
    },
  );

  it.each((name in KEYWORDS_READ ? bad : []).map((example) => [example.says, example] as const))(
    'is heard beside a limit of the same question that is none: %s',
    (_, example) => {
      const isOwn = (one: string) => one.startsWith(`${name} `);
      for (const key of Object.keys(questionsOf(example)).filter((one) => !isGroup(questionsOf(example)[one]))) {
        const sound = saidOf(example).filter(isOwn);
        const beside = check(example, (all) => ({
          ...all,
          [key]: { ...all[key], maxLength: 'two', minLength: 'two' },
        }));
        expect(beside.filter(isOwn)).toEqual(sound);
      }
    },
  );

  const misshapen = aThird([...good, ...bad], 10).flatMap((example, i) =>
    Object.keys(questionsOf(example))
      .filter((key) => typeof questionsOf(example)[key] === 'object')
      .map((key, j) => [i, key, MISSHAPEN[(i + j) % MISSHAPEN.length], example] as const),
  );
  it.each(misshapen)('finds nothing of its own because of one: example %i, %s %j', (_, key, part, example) => {
    const sound = saidOf(example);
    const beside = check(example, (all) => ({ ...all, [key]: { ...all[key], ...part } }));
    expect(beside.filter((one) => !sound.includes(one) && !one.startsWith('valuesValid'))).toEqual([]);
  });
});

it('is not heard where it holds only if two conditions hold, one of which is none', () => {
  const named = (name: string) => ({ properties: { [name]: { ...other, title: 'Same' } } });
  const schema = { a: { type: 'string', title: 'A', enum: ['p', 'q'] } };
  const asking = (first: unknown, second: unknown) => (step: Readonly<Record<string, unknown>>) => ({
    ...step,
    allOf: [
      { if: first, else: named('b') },
      { if: second, else: named('c') },
    ],
  });
  const is = (option: string) => ({ properties: { a: { const: option } }, required: ['a'] });
  const said = (first: unknown) =>
    check({ schema, ui: { 'ui:order': ['*'] } }, (all) => all, asking(first, is('q'))).map((one) => one.split(' ')[0]);
  expect(said(is('p'))).toEqual(['titlesDistinct']);
  expect(said(7)).toEqual(['valuesValid']);
  expect(said({ ...is('p'), required: 7 })).toEqual(['valuesValid']);
});

describe('a wrong condition on a question of which something has a wrong shape', () => {
  const choice = { type: 'string', title: 'C', enum: ['a', 'b'] };
  const several = { type: 'array', title: 'C', uniqueItems: true, items: choice };
  it.each<[object, object, string]>([
    [{ ...choice, required: true }, { const: 'z' }, 'valuesInList'],
    [{ ...choice, description: 5 }, { const: 'z' }, 'valuesInList'],
    [{ ...several, maxItems: '2' }, { contains: { const: 'z' } }, 'valuesInList'],
    [{ ...choice, title: 5 }, { const: 'a', require: true }, 'keywords'],
    [{ ...choice, required: true }, { const: 'a', require: true }, 'keywords'],
  ])('%j, %j', (question, test, code) => {
    const condition = { properties: { c: test }, required: ['c'] };
    const found = check(
      { schema: { c: question } },
      (all) => all,
      (step) => withBranches(step, condition),
    );
    const codes = found.filter((one) => !isOfOther(one)).map((one) => one.split(' ')[0]);
    expect(codes).toEqual(expect.arrayContaining(['valuesValid', code]));
  });
});

it('keys of form.json and of office.json are no questions, whatever they are called', () => {
  const office = {
    columns: ['/who/to'],
    search: [],
    statuses: [{ id: 'new', label: 'New' }],
    moves: [
      {
        id: 'keep',
        label: 'Keep',
        from: ['new'],
        to: 'nope',
        asks: { type: 'object', properties: { to: { type: 'string', title: 'To' } } },
      },
    ],
  };
  const found = (to: object) =>
    check({
      schema: { to: { type: 'string', title: 'To', ...to } },
      form: { mail: { to: '/who/nope' } },
      files: { 'trip/office.json': office },
    });
  const sound = found({ maxLength: 9 });
  expect(sound.map((one) => one.split(' ')[0]).sort()).toEqual([
    'lengthsLimited',
    'officeNamesParts',
    'pointersNameQuestions',
  ]);
  for (const wrong of [{ maxLength: '9' }, { maxLength: 9, type: 7 }, { maxLength: 9, title: 7 }]) {
    expect(found(wrong)).toEqual(expect.arrayContaining(sound.filter((one) => !one.includes('/who.'))));
  }
});

it('a list of names is judged without the one whose limits have a wrong shape', () => {
  const day = {
    type: 'string',
    format: 'date',
    title: 'Day',
    errorMessage: { format: 'No day', formatMaximum: 'Late' },
  };
  const items = { type: 'object', required: ['from', 'n'], errorMessage: { required: { from: 'From' } } };
  const rows = (formatMaximum: string) => ({
    type: 'array',
    title: 'Rows',
    maxItems: 3,
    items: { ...items, properties: { from: { ...day, formatMaximum }, n: { ...other, title: 'N' } } },
  });
  const ui = { rows: { 'ui:add': 'Add', 'ui:remove': 'Remove' } };
  const codes = (limit: string) =>
    check({ schema: { rows: rows(limit) }, ui }, (all) => all).map((one) => one.split(' ')[0]);
  expect(codes('2026-12-31')).toEqual(['requiredHaveMessages']);
  expect(codes('31/12/2026')).toEqual(['valuesValid', 'requiredHaveMessages']);
});
