// Options whose values and labels look like something else: each is carried out to the byte and back, or refused with a sentence.
import { expect, it } from 'vitest';
import { publish } from '../../../engine/check/index.ts';
import type { Building } from '../../../engine/studio/protocol/actions.ts';
import { writeFiles } from '../../../engine/studio/server/writeFiles.ts';
import { writeForm } from '../../compile/support/writeForm.ts';
import { planned } from './support/buildForms.ts';
import { isCarriedOut } from './support/isCarriedOut.ts';
import { files } from './support/namedEverywhere.ts';

/** Refused: a blank value counts as no answer, and `{{...}}` names a fact that does not exist. */
const REFUSED = [' ', '{{name}}'];
const VALUES = ['__proto__', `"it's" a/b~1`, '\u202Eمرحبا👩‍👧', 'x'.repeat(5000), ...REFUSED];

it.each(VALUES.map((value) => [JSON.stringify(value).slice(0, 30), value] as const))(
  'the option %s is added, closed, tested and removed, or refused',
  async (_, value) => {
    const folder = writeForm(files);
    expect(await publish(folder)).toEqual([]);
    const question = { step: 'who', path: [], name: 'bus' };
    const add: Building = {
      kind: 'add-option',
      question,
      option: { value, label: { en: 'Some', ar: 'بعض' } },
      after: 'yes',
    };
    const isAdded = await isCarriedOut(folder, 'trip', add);
    expect(isAdded).toBe(!REFUSED.includes(value));
    if (!isAdded) return;
    expect(writeFiles(folder, { files: await planned(folder, 'trip', add) })).toEqual({ kind: 'written' });
    const actions: readonly Building[] = [
      { kind: 'close-options', question, closed: [value] },
      { kind: 'remove-option', question, value },
      {
        kind: 'show-question',
        question: { step: 'who', path: [], name: 'name' },
        test: { join: 'all', comparisons: [{ question: 'bus', is: 'equal', values: [value] }] },
      },
    ];
    for (const action of actions)
      expect([action.kind, await isCarriedOut(folder, 'trip', action)]).toEqual([action.kind, true]);
  },
  60_000,
);
