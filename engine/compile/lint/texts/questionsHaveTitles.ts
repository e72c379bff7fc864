// A question without a title would be shown by its field name. A branch that narrows a question need not repeat the title.
import { formatPointer, isGroupSchema } from '../../../core/index.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { isAskedElsewhere } from '../isAskedElsewhere.ts';
import { schemaRule } from '../schemaRule.ts';

export const questionsHaveTitles = schemaRule('groups', function* (group, placeOf) {
  for (const question of groupQuestions(group)) {
    const { key, schema, narrows, part } = question;
    if (isAskedElsewhere(group, question)) continue;
    if (schema.title?.trim() || (narrows && schema.title === undefined) || isGroupSchema(schema)) continue;
    const problem = `The question "${key}" has no title.`;
    const asked = placeOf(part.schema, '/properties');
    const own = { ...asked, pointer: `${asked.pointer}${formatPointer([key])}` };
    const { file, pointer } = placeOf(schema, '');
    const repair = 'Add "title", the words above the field.';
    // What a `$ref` leads to may be asked elsewhere, too, under another title.
    yield file !== own.file || pointer !== own.pointer
      ? { place: own, problem, repair: 'Add "title" beside "$ref", the words above the field.' }
      : { in: schema, problem, repair };
  }
});
