// `lengthEquals` compares a list with a whole number that is asked in the same group.
import { didYouMean } from '../../errors/didYouMean.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { schemaRule } from '../schemaRule.ts';

export const lengthsNameQuestions = schemaRule('groups', function* (group) {
  const questions = groupQuestions(group);
  for (const { schema } of questions) {
    const pointer = schema.lengthEquals?.$data;
    if (pointer === undefined) continue;
    const key = pointer.replace(/^1\//, '');
    const counting = pointer.startsWith('1/') ? questions.find((question) => question.key === key) : undefined;
    if (counting?.schema.type === 'integer') continue;
    const integers = questions.filter((question) => question.schema.type === 'integer').map((question) => question.key);
    yield {
      in: schema,
      at: '/lengthEquals/$data',
      problem: `"${pointer}" is not a question of this group that asks for a whole number.`,
      repair: `Write "1/" and the name of such a question.${didYouMean(key, integers)}`,
    };
  }
});
