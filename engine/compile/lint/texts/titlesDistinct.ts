// Two visible questions of one group with the same title cannot be reported apart in the list of missing answers, in the office's print
// or by screen reader, even if they are in different sections.
import {
  isGroupSchema,
  resolve,
  type Schema,
  sections,
  type UiSchema,
  uiOf,
  visibleSchemaAt,
} from '../../../core/index.ts';
import { combinations } from '../../answers/combinations.ts';
import { wholeSchema } from '../../read/asOneStep.ts';
import { isTranslated, placeOfWords } from '../../read/placeOfWords.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import type { Rule } from '../rule.ts';

export const titlesDistinct: Rule = function* (definition) {
  const { steps, placeWithin } = definition;
  for (const { at, schema, whole, ui, schemaPlace } of steps) {
    // What a step that others decide on can ask together.
    const all = whole
      ? combinations(wholeSchema(definition)).map((answers) => visibleSchemaAt(whole, answers, at))
      : [schema];
    const found = [...new Set(all)].flatMap((group) => (group ? [...equalTitles(group, ui)] : []));
    for (const [question, key, other] of new Map(found.map((one) => [one[1], one])).values()) {
      const problem = `"${key}" and "${other}" are asked together under the same title, "${question.title}".`;
      const place = placeWithin(question, '/title', schemaPlace);
      // One that is not translated yet is reported in the source language.
      if (!isTranslated(definition.language, place)) continue;
      yield { place: placeOfWords(definition.language, place), problem, repair: 'Give each a title of its own.' };
    }
  }
};

function* equalTitles(group: Schema, ui: UiSchema): Generator<readonly [question: Schema, key: string, other: string]> {
  const reported = new Set<string>();
  const below = new Map<string, Schema>();
  for (const answers of combinations(group)) {
    const resolved = resolve(group, answers);
    const byTitle = new Map<string, string>();
    for (const key of new Set(sections(resolved, ui).flatMap(({ fields }) => fields))) {
      const question = resolved.properties?.[key];
      if (!question) continue;
      below.set(key, question);
      const title = question.title?.trim().toLowerCase();
      const other = title && byTitle.get(title);
      if (other && !reported.has(key)) yield [asWritten(group, key, question), key, other];
      if (other) reported.add(key);
      else if (title) byTitle.set(title, key);
    }
  }
  for (const [key, question] of below) yield* equalInside(question, uiOf(ui, key));
}

/** The part of the group that gives the question its title: several may say something of it. */
function asWritten(group: Schema, key: string, question: Schema): Schema {
  const titled = groupQuestions(group).filter((one) => one.key === key && one.schema.title === question.title);
  return titled.at(-1)?.schema ?? question;
}

function* equalInside(question: Schema, ui: UiSchema): ReturnType<typeof equalTitles> {
  if (isGroupSchema(question)) yield* equalTitles(question, ui);
  else if (question.items) yield* equalInside(question.items, uiOf(ui, 'items'));
}
