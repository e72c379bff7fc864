// Two visible questions of one group with the same title cannot be reported apart in the list of missing answers, in the office's print
// or by screen reader, even if they are in different sections.
import { isGroupSchema, resolve, type Schema, sections, type UiSchema, uiOf } from '../../../core/index.ts';
import { combinations } from '../../schema/combinations.ts';
import type { Rule } from '../rule.ts';

export const titlesDistinct: Rule = function* ({ steps, placeWithin }) {
  for (const { schema, ui, schemaPlace } of steps) {
    for (const [question, key, other] of equalTitles(schema, ui)) {
      const problem = `"${key}" and "${other}" are asked together under the same title, "${question.title}".`;
      yield { place: placeWithin(question, '/title', schemaPlace), problem, repair: 'Give each a title of its own.' };
    }
  }
};

function* equalTitles(group: Schema, ui: UiSchema): Generator<readonly [question: Schema, key: string, other: string]> {
  const reported = new Set<string>();
  const below = new Map<string, Schema>();
  for (const answers of combinations(group)) {
    const resolved = resolve(group, answers);
    const byTitle = new Map<string, string>();
    for (const key of sections(resolved, ui).flatMap(({ fields }) => fields)) {
      const question = resolved.properties?.[key];
      if (!question) continue;
      const inner = question.items ?? question;
      if (isGroupSchema(inner)) below.set(key, question);
      const title = question.title?.trim().toLowerCase();
      const other = title && byTitle.get(title);
      if (other && !reported.has(key)) yield [question, key, other];
      if (other) reported.add(key);
      else if (title) byTitle.set(title, key);
    }
  }
  for (const [key, question] of below) {
    const entry = uiOf(ui, key);
    yield* question.items ? equalTitles(question.items, uiOf(entry, 'items')) : equalTitles(question, entry);
  }
}
