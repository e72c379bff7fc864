import { isGroupSchema, narrowed, type Path, type Schema } from '../../core/index.ts';
import { groupQuestions } from './groupQuestions.ts';
import { NUMERIC_PAIRS } from './keywords.ts';
import { questionAt } from './questions.ts';

/**
 * What a question takes where all branches that narrow it apply, unless their limits exclude each other, and where each branch applies alone; none for a
 * group.
 */
export function narrowings(group: Schema, path: Path, question: Schema): readonly Schema[] {
  const around = questionAt(group, path.slice(0, -1)) ?? {};
  const all = groupQuestions(around).filter(({ key, narrows }) => narrows && key === path.at(-1));
  if (all.length === 0 || isGroupSchema(question)) return [];
  const whole = all.reduce((one, { schema }) => narrowed(one, schema), question);
  const isPossible = NUMERIC_PAIRS.every(([least, most]) => (whole[least] ?? -Infinity) <= (whole[most] ?? Infinity));
  return [
    ...(isPossible ? [whole] : []),
    ...(all.length > 1 ? all.map(({ schema }) => narrowed(question, schema)) : []),
  ];
}
