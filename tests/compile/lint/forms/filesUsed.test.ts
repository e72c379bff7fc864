// A file of a form's folder that nothing reads is told, unless a `$ref` that leads nowhere may be meant for it.
import { expect, it } from 'vitest';
import { checkForm } from '../../../../engine/compile/checkForm.ts';
import { writeForm } from '../../support/writeForm.ts';

it.each([
  [{ type: 'string', title: 'Text', maxLength: 50 }, ['filesUsed old.json']],
  [{ $ref: 'olt.json#/$defs/a', title: 'Text' }, ['refsResolve who.schema.json']],
  [{ $ref: 'old.json#/$defs/a', title: 'Text' }, []],
])('beside %j', (question, told) => {
  const folder = writeForm({
    'trip/who.schema.json': { type: 'object', properties: { a: question } },
    'trip/who.ui.json': {},
    'trip/old.json': { $defs: { a: { type: 'string', maxLength: 50 } } },
    'trip/examples/any.json': {},
  });
  const found = checkForm(folder, 'trip').findings.map(({ code, place }) => `${code} ${place.file.split('/').at(-1)}`);
  expect(found).toEqual(told);
});
