// An answer that the form computes: adds one, or changes what it is computed from.
import { type Definition, namesIn, reachedBy, singleAnswer } from '../../../compile/index.ts';
import { type Computation, type Schema, SOURCE } from '../../../core/index.ts';
import type { NewComputed, QuestionName, QuestionPlace } from '../../protocol/outline.ts';
import { scopeOf } from '../computable.ts';
import type { Draft } from '../draft/draft.ts';
import { below, declarationsOf, groupAt, writtenAt } from '../draft/groups.ts';
import { Impossible } from '../draft/impossible.ts';
import { setWords } from '../draft/words.ts';
import { insertQuestion } from './addQuestion.ts';

/** Throws {@link Impossible} if the form has no such place, or the computation says too little. */
export function addComputed(
  draft: Draft,
  definition: Definition,
  place: QuestionPlace,
  { computation, ...named }: NewComputed,
): void {
  const group = groupAt(definition, place.step, place.path);
  refuseEmpty(computation);
  const schema = {
    type: typeOf(computation, scopeOf(definition, group)),
    title: named.title[SOURCE]?.trim(),
    readOnly: true,
    computed: computation,
  };
  const { at } = insertQuestion(draft, definition, place, named, schema);
  setWords(draft, below(at, 'title'), named.title);
}

/** Throws {@link Impossible} if the question is not computed, or the computation says too little. */
export function computeQuestion(
  draft: Draft,
  definition: Definition,
  question: QuestionName,
  computation: Computation,
): void {
  const group = groupAt(definition, question.step, question.path);
  const declared = declarationsOf(group, question.name).find(({ schema }) => schema.computed);
  if (!declared) throw new Impossible(`“${question.name}” is not computed.`);
  refuseEmpty(computation);
  const at = (keyword: string) => writtenAt(definition, group.step, `${declared.pointer}/${keyword}`);
  draft.set(at('computed'), computation);
  draft.set(at('type'), typeOf(computation, scopeOf(definition, group)));
}

function refuseEmpty(computation: Computation): void {
  if (namesIn(computation).length === 0) throw new Impossible('Please choose what it is computed from.');
}

/** The type of what is computed: a text for texts, a whole number where all parts are whole. */
function typeOf(computation: Computation, scope: Schema): string {
  if ('join' in computation) return 'string';
  const areWhole =
    'pick' in computation
      ? Object.values(computation.of).every(Number.isInteger)
      : !('sum' in computation) ||
        namesIn(computation).every(([, name]) =>
          reachedBy(scope, name).every(({ question }) => singleAnswer(question).type === 'integer'),
        );
  return areWhole ? 'integer' : 'number';
}
