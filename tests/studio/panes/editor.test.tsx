// The editor completes from the file's schema wherever something can be written, by keyboard.
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Editor } from '../../../engine/studio/panes/Editor.tsx';
import { drawStudio } from '../support/drawStudio.tsx';

const schema = {
  type: 'object',
  properties: {
    title: { description: 'Its name.' },
    maxLength: { description: 'The greatest number of characters.' },
    minLength: {},
    type: { enum: ['string', 'number'] },
  },
};

it.each([
  ['between the parts of a file', '{  }', 2, '', ['"title"', '"maxLength"', '"minLength"', '"type"']],
  ['in empty quotes', '{ "" }', 3, '', ['"title"', '"maxLength"', '"minLength"', '"type"']],
  ['in quotes that were just typed', '{  }', 2, '"', ['"title"', '"maxLength"', '"minLength"', '"type"']],
  ['in a part of a key', '{ "len" }', 6, '', ['"maxLength"', '"minLength"']],
  ['in a value', '{ "type": "" }', 11, '', ['"string"', '"number"']],
])('%s', async (_, text, cursor, typed, offered) => {
  const [onChange, onCursor] = [vi.fn(), vi.fn()];
  const lists = { findings: [], conditions: [] };
  drawStudio(
    <Editor file="trip/a.json" revision={0} goTo={undefined} {...{ text, schema, onChange, onCursor, ...lists }} />,
    () => undefined,
  );
  await userEvent.click(page.getByRole('textbox'));
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  for (let i = 0; i < cursor; i++) await userEvent.keyboard('{ArrowRight}');
  if (typed) await userEvent.keyboard(typed);
  await userEvent.keyboard('{Control>} {/Control}');
  await expect.element(page.getByRole('listbox')).toBeVisible();
  const options = page.getByRole('option').elements();
  expect(options.map(({ textContent }) => textContent)).toEqual(offered);
});
