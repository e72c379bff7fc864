// What is asked before a question is worded, named or placed anew.
import { SOURCE } from '../../core/index.ts';
import type { OutlineQuestion, QuestionName } from '../protocol/outline.ts';
import { caseField, caseIn } from './case.ts';
import { type Description, hasSource, wordsIn } from './description.ts';
import { chosenGroup, groupValue, placeFields, placeIn } from './place.ts';

/** Other words: the title, the line below it, the message. */
export function rewordQuestion(
  question: QuestionName,
  { title, hint: line, required, kind }: OutlineQuestion,
): Description {
  const hasHint = kind !== 'group';
  return {
    fields: () => [
      { kind: 'words', name: 'title', label: 'Title', fallback: title },
      ...(required?.[SOURCE] === undefined
        ? []
        : [
            {
              kind: 'words',
              name: 'message',
              label: 'What is said when it is not answered',
              fallback: required,
            } as const,
          ]),
      ...(hasHint
        ? [
            {
              kind: 'words',
              name: 'hint',
              label: 'A line that helps to answer',
              hint: 'Left empty, it stays as it is.',
              fallback: line,
              isOptional: true,
            } as const,
          ]
        : []),
    ],
    change(_, values) {
      const [words, message, hint] = [wordsIn(values, 'title'), wordsIn(values, 'message'), wordsIn(values, 'hint')];
      if (!hasSource(words)) return undefined;
      const given = { ...(hasSource(message) && { required: message }), ...(hasSource(hint) && { hint }) };
      return { kind: 'reword-question', question, words: { title: words, ...given } };
    },
  };
}

/** Another name under which the answers are kept. */
export function renameQuestion(question: QuestionName): Description {
  return {
    waitsForDrafts: true,
    fields: () => [
      {
        kind: 'text',
        name: 'name',
        label: 'Name',
        hint: 'Under which its answers are sent and kept. The plan says what becomes of earlier answers.',
        fallback: question.name,
      },
    ],
    change(_, { name = '' }) {
      const wanted = name.trim();
      return wanted && wanted !== question.name ? { kind: 'rename-question', question, name: wanted } : undefined;
    },
  };
}

/** Another place, in its group or in another one. */
export function moveQuestion(question: QuestionName): Description {
  const { step, path } = question;
  return {
    fields: (outline, values) =>
      placeFields(outline, values, { step, path }).map((field) =>
        // Its own place is none to move to.
        field.name === 'after' &&
        field.kind === 'choice' &&
        (values.group ?? groupValue(step, path)) === groupValue(step, path)
          ? { ...field, options: field.options.filter(({ value }) => value !== question.name), fallback: '' }
          : field,
      ),
    change: (_, values) => ({ kind: 'move-question', question, place: placeIn(values) }),
  };
}

/** The case in which it is asked. */
export function showQuestion(question: QuestionName, { isConditional, test }: OutlineQuestion): Description {
  const hint =
    isConditional && !test
      ? 'Now it is asked in a case that cannot be shown here; “Conditions” has it. What you choose replaces it.'
      : undefined;
  return {
    fields: (outline) => {
      const group = chosenGroup(outline, { group: groupValue(question.step, question.path) });
      return [caseField(group?.comparable ?? [], question.name, test, hint)];
    },
    change: (_, values) => {
      const now = caseIn(values);
      return { kind: 'show-question', question, ...(now && { test: now }) };
    },
  };
}
