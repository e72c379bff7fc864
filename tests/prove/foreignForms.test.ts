// Forms written for other engines, used unchanged: nested groups and lists, options as oneOf and anyOf, dependencies,
// definitions, read-only answers, multipleOf, checkboxes. They are checked and proved like the site's own, stored by the intake and
// printed by the office; unsupported keywords are refused by name.
import { describe, expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import { compileForm } from '../../engine/compile/compileForm.ts';
import { printApplication } from '../../engine/intake/cli/parts/printApplication.ts';
import { loadForm } from '../../engine/prove/loadForm.ts';
import { memoryIntake } from '../../engine/prove/memoryIntake.ts';
import { proveForm } from '../../engine/prove/proveForm.ts';
import { fault } from '../compile/support/findings.ts';
import { fixtures, ids, languagesOf, maximal } from '../support/foreignForms.ts';

async function compiled(id: string) {
  const { code, definition } = compileForm(fixtures, id);
  return { definition, form: await loadForm(code) };
}

describe.each(ids)('the form %s', (id) => {
  it('has no findings and is proved', async () => {
    for (const language of languagesOf(id)) expect(checkForm(fixtures, id, language).findings.map(String)).toEqual([]);
    const { definition, form } = await compiled(id);
    const { branches, messages, findings } = await proveForm(definition, form);
    expect(findings.map(String)).toEqual([]);
    expect([branches.seen, messages.seen]).toEqual([branches.of, messages.of]);
  });
});

/** What the intake stores of these answers, and how `show` prints it. */
async function storedAndPrinted(id: string, answers: object) {
  const { form } = await compiled(id);
  const sent = await memoryIntake(form).send({ ...answers });
  const application = {
    reference: 'R',
    receivedAt: '2026-01-01T00:00:00Z',
    form: id,
    formVersion: 1,
    language: 'en',
  } as const;
  const others = { submissionId: 's', digest: '', aside: false, hint: '', attachments: [], mailFaults: [] };
  const versions = { version: 1, versions: 1, answeredAt: undefined, otherFiles: [] };
  const printed = printApplication(
    { ...application, ...others, ...versions, status: 'new', revision: 1, answers: sent.answers ?? {} },
    form,
  );
  return { ...sent, printed: printed.split('\n').slice(5) };
}

describe('a submission is stored and printed', () => {
  it('with options of all kinds', async () => {
    const answers = {
      size: 2,
      toppings: ['olive', 'thyme'],
      weight: 0.7,
      mail: 'a@b.co',
      day: '2026-01-02',
      agree: true,
    };
    const { errors, answers: stored, printed } = await storedAndPrinted('order', answers);
    expect([...errors]).toEqual([]);
    expect(stored).toEqual({ ...answers, terms: 'Edition of 2026' });
    expect(printed).toEqual(
      expect.arrayContaining(['  Size: Large', '  Toppings: Olives, Wild thyme', '  I agree to the terms: Yes']),
    );
  });

  it('with nested lists', async () => {
    const beds = [{ width: 90, sleepers: [{ name: 'Nour' }, { name: 'Sami', age: 3 }] }, { width: 140 }];
    const home = { street: 'Cedar Street', town: { name: 'Beirut', code: '1107' } };
    const household = { home, head: { name: 'Rima' }, rooms: [{ use: 'living' }, { use: 'sleeping', beds }] };
    const { errors, answers, printed } = await storedAndPrinted('household', { household });
    expect([...errors]).toEqual([]);
    expect(answers).toEqual({ household });
    expect(printed.map((line) => line.trim())).toEqual(
      expect.arrayContaining(['Sleeper 2', 'Name: Sami', 'Postal Code: 1107']),
    );
  });

  it('with lists of single answers', async () => {
    const answers = { club: { ...(maximal('club').club as object) } };
    const { errors, answers: stored, printed } = await storedAndPrinted('club', answers);
    expect([...errors]).toEqual([]);
    expect(stored).toEqual(answers);
    expect(printed.map((line) => line.trim())).toEqual(
      expect.arrayContaining(['Nickname 2: Nunu', 'Day 3: 05/10/2026', 'Language 2: French', 'Author 2: Sami']),
    );
  });

  it('but not with an unticked required checkbox, a number off its multiple, an unknown option or a duplicate one', async () => {
    const invalid = {
      size: 3,
      toppings: ['olive', 'olive'],
      weight: 0.75,
      mail: 'a@b.co',
      day: '2026-01-02',
      agree: false,
    };
    expect(Object.fromEntries((await storedAndPrinted('order', invalid)).errors)).toEqual({
      size: 'Choose one of the options',
      toppings: 'Give each only once',
      weight: 'Enter a multiple of 0.1',
      agree: 'Please agree to the terms',
    });
  });
});

const text = { type: 'string', title: 'Text', maxLength: 9 };
const step = (properties: object, others: object = {}) => ({
  'trip/who.schema.json': { type: 'object', properties, ...others },
  'trip/who.ui.json': {},
});

describe('an unsupported definition is refused with a repair', () => {
  it.each<[string, object, RegExp]>([
    [
      'oneOf with groups',
      step({ a: { oneOf: [{ type: 'object', properties: {} }] } }),
      /"oneOf" is not.*"if" and "then"/,
    ],
    ['anyOf with several types', step({ a: { ...text, anyOf: [text, { type: 'integer' }] } }), /"anyOf" is not/],
    [
      'an answer of two types',
      step({ a: { ...text, type: ['string', 'number'] } }),
      /is not allowed here.*Use one of string, number/,
    ],
    [
      'a list of lists of files',
      step({ a: list(list({ type: 'object', format: 'attachment' })) }),
      /"a" is a list of several files each.*Put them into a group/,
    ],
    [
      'a list of checkboxes',
      step({ a: list({ type: 'boolean' }) }),
      /"a" is a list of checkboxes.*a group of one question/,
    ],
    [
      'a tuple',
      step({ a: { ...list(text), items: [text, text] } }),
      /"items" is a list, but must be of type object.*each entry under "properties"/,
    ],
    ['a default of another type', step({ a: { ...text, default: 3 } }), /"default" 3 is refused by "type"/],
    ['exclusiveMaximum', step({ a: { type: 'integer', exclusiveMaximum: 9 } }), /Write "maximum": 8/],
    ['patternProperties', step({}, { patternProperties: { '^x': text } }), /Name every question under "properties"/],
    [
      'additionalProperties',
      step({ a: text }, { additionalProperties: text }),
      /let visitors name what they answer in a group of its own/,
    ],
    ['not', step({ a: { ...text, not: { const: 'x' } } }), /Describe the valid answers/],
    [
      'dependencies with oneOf',
      step({ a: text, b: text }, { dependencies: { a: { oneOf: [{ properties: { b: { const: 'x' } } }] } } }),
      /"oneOf" is not/,
    ],
    ['a file as a data URL', step({ a: { ...text, format: 'data-url' } }), /"data-url" is not known.*attachment/],
    [
      'a boolean with enum',
      step({ a: { type: 'boolean', title: 'A', enum: [true, false] } }),
      /A list of options has no effect on an answer of type boolean/,
    ],
    [
      'an optional group with required answers',
      step({ g: { ...group({ a: text }), required: ['a'] } }),
      /may be left out.*under "then"/,
    ],
    ['a duration', step({ a: { ...text, format: 'duration' } }), /The format "duration" is not known/],
    ['a read-only answer without a value', step({ a: { ...text, readOnly: true } }), /Nobody can answer "a"/],
    [
      'a recursive definition',
      step({ a: { $ref: '#/definitions/p' } }, { definitions: { p: group({ c: list({ $ref: '#/definitions/p' }) }) } }),
      /is circular.*Add "levels" beside it/,
    ],
  ])('%s', (_, files, message) => {
    const found = fault({ ...files });
    expect(`${found?.problem} ${found?.repair}`).toMatch(message);
  });
});

function list(items: object) {
  return { type: 'array', title: 'List', maxItems: 3, items };
}

function group(properties: object) {
  return { type: 'object', properties };
}
