// Options that are written one by one with their titles, in each spelling of them: every change of an option can be made.
import { expect, it } from 'vitest';
import type { Building } from '../../../engine/studio/protocol/actions.ts';
import { goodFiles, writeForm } from '../../compile/support/writeForm.ts';
import { isCarriedOut } from './support/isCarriedOut.ts';

const label = { en: 'Tiny', ar: 'صغير جدًا' };
const question = { step: 'who', path: [], name: 'size' };
const changes: readonly Building[] = [
  { kind: 'add-option', question, option: { value: 'xl', label }, after: 'l' },
  { kind: 'reword-option', question, value: 's', label },
  { kind: 'order-options', question, values: ['l', 's', 'm'] },
  { kind: 'close-options', question, closed: ['m'] },
  { kind: 'remove-option', question, value: 'm' },
];

const spellings = {
  const: (value: string) => ({ const: value }),
  'an enum of one': (value: string) => ({ enum: [value] }),
};

it.each(
  Object.entries(spellings).flatMap(([spelling, write]) =>
    (['oneOf', 'anyOf'] as const).map((keyword) => [keyword, spelling, write] as const),
  ),
)('%s with %s', async (keyword, _, write) => {
  const sizes = { s: ['Small', 'صغير'], m: ['Medium', 'متوسط'], l: ['Large', 'كبير'] } as const;
  const options = Object.entries(sizes).map(([value, [title]]) => ({ ...write(value), title }));
  const arabic = Object.values(sizes).map(([, words], i) => [`/properties/size/${keyword}/${i}/title`, words]);
  const folder = writeForm({
    'trip/who.schema.json': {
      type: 'object',
      properties: { size: { type: 'string', title: 'Size', [keyword]: options } },
    },
    'trip/who.ui.json': { 'ui:order': ['*'] },
    'trip/ar.json': {
      ...goodFiles['trip/ar.json'],
      'who.ui.json': undefined,
      'who.schema.json': { '/properties/size/title': 'المقاس', ...Object.fromEntries(arabic) },
    },
  });
  for (const change of changes)
    expect([change.kind, await isCarriedOut(folder, 'trip', change)]).toEqual([change.kind, true]);
});
