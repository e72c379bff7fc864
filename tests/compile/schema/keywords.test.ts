import { expect, it } from 'vitest';
import { withDayWords } from '../../../engine/compile/messages/dayWords.ts';
import { KEYWORDS, LIMITS } from '../../../engine/compile/schema/keywords.ts';
import { languages, messageFor } from '../../../engine/core/index.ts';
import { engineTexts } from '../../../engine/languages/index.ts';
import stepFileSchema from '../../../forms/step.schema.json' with { type: 'json' };

it('every keyword is described in forms/step.schema.json, which editors use', () => {
  const described = Object.keys(stepFileSchema.definitions.question.properties);
  expect(Object.keys(KEYWORDS).filter((keyword) => !described.includes(keyword))).toEqual([]);
});

it.each(languages)('every limit has a default message in %s, or needs one in the definition', (language) => {
  const messages = engineTexts[language].validation;
  const lacking = Object.entries(LIMITS).filter(
    ([keyword, { needsMessage }]) =>
      !needsMessage &&
      // The words of a day's limit are written by the compiler.
      withDayWords({ [keyword]: '2026-01-31' }, language) === undefined &&
      messageFor({ keyword, instancePath: '', params: { limit: 2 } }, messages, '') === messages.unexpected,
  );
  expect(lacking.map(([keyword]) => keyword)).toEqual([]);
});
