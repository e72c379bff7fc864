import type { Schema } from '../../core/index.ts';

/** Some answer to a question of that type, for rules that only have to know what it would bring up. */
export function anyAnswer(question: Schema): unknown {
  switch (question.type) {
    case 'integer':
    case 'number':
      return question.minimum ?? question.maximum ?? 0;
    case 'array':
      return [];
    case 'object':
      return {};
    default:
      return 'any text';
  }
}
