import { expect, it } from 'vitest';
import { fillMessages } from '../../../engine/compile/messages/fillMessages.ts';
import { KEYWORDS, LIMITS } from '../../../engine/compile/schema/keywords.ts';
import { languages, messageFor, type Schema } from '../../../engine/core/index.ts';
import { engineTexts } from '../../../engine/languages/index.ts';
import formFileSchema from '../../../forms/form.schema.json' with { type: 'json' };
import stepFileSchema from '../../../forms/step.schema.json' with { type: 'json' };

it('every keyword is described in forms/step.schema.json, which editors use', () => {
  const described = Object.keys(stepFileSchema.definitions.question.properties);
  // The reading takes it for `$defs`.
  const read = [...Object.keys(KEYWORDS), 'definitions'];
  expect(read.filter((keyword) => !described.includes(keyword))).toEqual([]);
});

it('a condition of a step in form.json may have every test that one beside questions has', () => {
  const tests = Object.keys(stepFileSchema.definitions.condition.properties);
  expect(Object.keys(formFileSchema.definitions.test.properties).toSorted()).toEqual(tests.toSorted());
});

it.each(languages)('every limit has a default message in %s, or needs one in the definition', (language) => {
  const messages = engineTexts[language].validation;
  const lacking = Object.entries(LIMITS).filter(
    ([keyword, { needsMessage }]) =>
      !needsMessage &&
      // Some words are written by the compiler, as those of a day's limit.
      fillMessages({ [keyword]: '2026-01-31' } as Schema, language).errorMessage === undefined &&
      messageFor({ keyword, instancePath: '', params: { limit: 2 } }, messages, '') === messages.unexpected,
  );
  expect(lacking.map(([keyword]) => keyword)).toEqual([]);
});
