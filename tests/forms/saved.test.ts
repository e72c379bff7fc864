// A form that is saved on the device and not sent: the confirmation names the file, in both languages.
import { formsIn } from 'virtual:forms/all';
import { describe, expect, it } from 'vitest';
import { languages } from '../../engine/core/locale/language.ts';

describe.each(languages)('in %s', (language) => {
  const saved = formsIn[language].filter(({ submit }) => submit.download && !submit.post);

  it.each(saved.map((form) => [form.id, form] as const))(
    'the confirmation of %s names the saved file',
    (_, { submit, done }) => {
      expect(done.text.join(' ')).toContain(submit.download);
    },
  );
});
