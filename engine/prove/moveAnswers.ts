// Answers to the questions of an office's move, made from its schema.
import type { Answers, Language, Schema } from '../core/index.ts';
import { invalidAnswers } from './answers/invalidAnswers.ts';
import { sampleAnswer } from './answers/sampleAnswer.ts';
import { keywordMessage, requiredMessage } from './expectedMessages.ts';

/** Valid answers to the questions of these names. */
export function sampleAnswers({ properties = {} }: Schema, names: readonly string[]): Answers {
  return Object.fromEntries(names.map((name) => [name, sampleAnswer(properties[name] ?? {}, undefined)]));
}

interface MoveRefusal {
  readonly name: string;
  readonly keyword: string;
  /** Of these answers one has to be refused with its message. */
  readonly candidates: readonly { readonly answers: Answers; readonly expected: string }[];
}

/** Each message that the questions can raise. */
export function moveRefusals(asks: Schema, language: Language): readonly MoveRefusal[] {
  const { properties = {}, required = [] } = asks;
  const valid = sampleAnswers(asks, Object.keys(properties));
  const missing = required.map((name): MoveRefusal => {
    const answers = { ...valid, [name]: undefined };
    return { name, keyword: 'required', candidates: [{ answers, expected: requiredMessage(asks, name, language) }] };
  });
  const wrong = Object.entries(properties).flatMap(([name, question]) =>
    Object.entries(invalidAnswers(question, valid[name], undefined)).map(([keyword, answers]): MoveRefusal => {
      const candidates = answers.map((answer) => {
        const expected = keywordMessage(question, keyword, undefined, language, answer);
        return { answers: { ...valid, [name]: answer }, expected };
      });
      return { name, keyword, candidates };
    }),
  );
  return [...missing, ...wrong];
}
