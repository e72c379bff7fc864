// Every action at every place of forms with nested groups, lists, shared parts, conditions of all kinds and no order of their own.
import { expect, it } from 'vitest';
import type { Outline, OutlineGroup, QuestionKind, ShownIf } from '../../../engine/studio/protocol/outline.ts';
import { readOutline } from '../../../engine/studio/server/readOutline.ts';
import { fixtureForms } from './support/buildForms.ts';
import { checkedAfter } from './support/checkedAfter.ts';

const FORMS = ['clinic', 'household', 'membership', 'outing', 'registration', 'tree'];
const KINDS: readonly QuestionKind[] = [
  'text',
  'choice',
  'date',
  'several',
  'integer',
  'file',
  'email',
  'checkbox',
  'phone',
  'longText',
  'number',
  'link',
];
/** One place in each group, unless all are asked for. */
const EVERY = process.env.PLACES === 'all';
const words = (en: string) => ({ en, ar: `${en} بالعربية` });

function placesOf({ steps }: Outline) {
  return steps.flatMap(({ id, groups }) => groups.map((group) => ({ step: id, group })));
}

/** The case in which a question is shown that depends on the first one of the group that can be tested. */
function caseIn({ questions }: OutlineGroup): ShownIf | undefined {
  const tested = questions.find(
    ({ kind, isConditional }) => !['group', 'list', 'fixed'].includes(kind) && !isConditional,
  );
  const [first] = tested?.options ?? [];
  const is = tested?.kind === 'checkbox' ? true : first?.value;
  return tested && { question: tested.name, ...(is !== undefined && { is }) };
}

it.each(FORMS)('a question is added everywhere in %s', async (form) => {
  const folder = await fixtureForms(form);
  let next = 0;
  for (const { step, group } of placesOf(readOutline(folder, form))) {
    const { path, questions } = group;
    const places = [undefined, questions[0]?.name, questions.at(-1)?.name];
    for (const after of EVERY ? new Set(places) : [places[next % places.length]]) {
      const kind = KINDS[next % KINDS.length] ?? 'text';
      const shownIf = next % 3 === 1 ? caseIn(group) : undefined;
      const question = {
        kind,
        title: words('Something new'),
        ...(next % 2 === 0 && { required: words('Something new is required') }),
        options: [{ label: words('This') }, { label: words('That') }],
      };
      const place = { step, path, ...(after !== undefined && { after }) };
      const files = await checkedAfter(folder, form, {
        kind: 'add-question',
        place,
        question,
        ...(shownIf && { shownIf }),
      });
      expect(files.map(({ name }) => name)).toContain(`${form}/ar.json`);
      next += 1;
    }
  }
});
