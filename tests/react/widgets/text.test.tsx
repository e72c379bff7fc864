import { beforeEach, describe, expect, it } from 'vitest';
import type { Answers, Schema } from '../../../engine/core/model/types.ts';
import { when } from '../../core/support/schemas.ts';
import { admission } from '../../support/admission.ts';
import { control, describing, errorAt, labelOf } from '../support/controls.ts';
import { answer, press, typeInto } from '../support/keys.ts';
import { makeForm, makeStep } from '../support/makeForm.ts';
import { type Mounted, mountWizard } from '../support/mountWizard.tsx';

const step = makeStep(
  'texts',
  {
    name: { type: 'string', title: 'Name' },
    story: { type: 'string', title: 'Story' },
    mail: { type: 'string', format: 'email', title: 'E-mail' },
  },
  {
    required: ['name'],
    ui: {
      name: { 'ui:description': 'As in the passport', 'ui:autocomplete': 'section-child given-name' },
      story: { 'ui:widget': 'textarea', 'ui:help': 'Take your time', 'ui:options': { rows: 9 } },
      mail: { 'ui:placeholder': 'maya@example.com' },
    },
  },
);

describe('a text', () => {
  let page: Mounted;
  beforeEach(async () => {
    page = await mountWizard(makeForm([step]));
  });

  it('is as typed while it has the focus, and trimmed after blur', async () => {
    await typeInto('name', '  Ras Beirut ');
    expect(control('name').value).toBe('  Ras Beirut ');
    await press('{Tab}');
    expect(control('name').value).toBe('Ras Beirut');
    expect(await page.submitted()).toEqual({ name: 'Ras Beirut' });
  });

  it('of blanks is no answer', async () => {
    await answer('name', 'Maya');
    await answer('name', '   ');
    expect(control('name').value).toBe('');
    expect(errorAt('name')).toBe('This field is required');
    expect(await page.submitted()).toBeUndefined();
  });

  it('has label, hint, required, autofill and direction', async () => {
    const name = control('name');
    expect(labelOf('name')).toBe('Name');
    expect(labelOf('mail')).toBe('E-mail (optional)');
    expect(describing(name)).toEqual(['As in the passport']);
    expect([name.getAttribute('aria-required'), control('mail').getAttribute('aria-required')]).toEqual(['true', null]);
    expect(name.autocomplete).toBe('section-child given-name');
    expect([name.dir, control('mail').dir, control('mail').type]).toEqual(['', 'ltr', 'email']);
    // A text has the direction of what is written, an empty box that of the page.
    await typeInto('name', 'مايا');
    expect([name.dir, getComputedStyle(name).direction]).toEqual(['auto', 'rtl']);
  });

  it('has what RJSF has by ui:help, ui:placeholder and ui:options', () => {
    expect(describing(control('story'))).toEqual(['Take your time']);
    expect(control('story').getAttribute('rows')).toBe('9');
    expect(control('mail').placeholder).toBe('maya@example.com');
  });

  it('is described by hint and error together', async () => {
    await typeInto('name', '{Tab}');
    expect(describing(control('name'))).toEqual(['As in the passport', 'This field is required']);
  });

  it('of several lines keeps its lines', async () => {
    await typeInto('story', 'One{Enter}Two');
    await answer('name', 'Maya');
    expect(await page.submitted()).toEqual({ name: 'Maya', story: 'One\nTwo' });
  });
});

describe('a text beyond its limit', () => {
  const limited = { type: 'string', maxLength: 20 };
  const kinds: Readonly<Record<string, Schema>> = {
    line: { ...limited, title: 'Line' },
    lines: { ...limited, title: 'Lines' },
    mail: { ...limited, title: 'Mail', format: 'email' },
    link: { ...limited, title: 'Link', format: 'uri' },
    day: { ...limited, title: 'Day', format: 'date' },
    number: { ...limited, title: 'Number', format: 'phone' },
    year: { ...limited, title: 'Year', pattern: '^[0-9]{4}$' },
  };
  const faults = (answers: Answers) =>
    Object.entries(answers).flatMap(([name, text]) =>
      String(text).length > 20 ? [{ keyword: 'maxLength', instancePath: `/${name}`, params: { limit: 20 } }] : [],
    );
  const form = makeForm([makeStep('limits', kinds, { ui: { lines: { 'ui:widget': 'textarea' } }, faults })]);

  it.each(Object.keys(kinds))('is not cut off, and its error has limit and length: %s', async (name) => {
    await mountWizard(form);
    const digits = '12345'.repeat(100);
    control(name).focus();
    // An edit by the visitor, which `maxlength` would cut; a value that a script sets it would not.
    document.execCommand('insertText', false, digits);
    expect(control(name).value).toBe(digits);
    await press('6{Tab}');
    expect(control(name).value).toBe(`${digits}6`);
    expect(errorAt(name)).toMatch(/^Use at most 20 characters \(now 50\d\)$/);
  });
});

describe('a text while it is typed', () => {
  const asks = makeForm([
    {
      ...makeStep('pets', {}),
      schema: {
        type: 'object',
        properties: { pet: { type: 'string', title: 'Pet' } },
        ...when('pet', 'Cat', { type: 'object', properties: { colour: { type: 'string', title: 'Colour' } } }),
      },
    },
  ]);

  async function typedOn() {
    const page = await mountWizard(asks, { saves: true });
    await typeInto('pet', 'C');
    await expect.element(document.body).toHaveTextContent('Last saved');
    return page;
  }

  it('becomes an answer after a pause', async () => {
    await typedOn();
    // Once the event is over: no timer of the pause can have come before this one, however slow the machine is.
    const asked: number[] = [];
    const count = () => setTimeout(() => asked.push(document.getElementsByName('colour').length));
    // The control stops the event on its way down, at the window.
    window.addEventListener('input', count, true);
    await typeInto('pet', 'at');
    window.removeEventListener('input', count, true);
    await expect.poll(() => asked).toEqual([0, 0]);
    await expect.poll(() => document.getElementsByName('colour').length).toBe(1);
  });

  it('becomes an answer before Tab or Enter acts', async () => {
    await typedOn();
    await typeInto('pet', 'at{Tab}');
    expect((document.activeElement as HTMLInputElement).name).toBe('colour');
  });

  it('is submitted with its last character', async () => {
    const page = await typedOn();
    await typeInto('pet', 'ow');
    expect(await page.submitted()).toEqual({ pet: 'Cow' });
  });

  it('stops the propagation of characters, but not of shortcuts and Escape', async () => {
    await typedOn();
    const heard: string[] = [];
    const hear = ({ key }: KeyboardEvent) => void heard.push(key);
    document.addEventListener('keydown', hear);
    await typeInto('pet', 'at{Escape}{Control>}a{/Control}');
    document.removeEventListener('keydown', hear);
    expect(heard).toEqual(['Escape', 'Control', 'a']);
  });
});

describe('a text in Arabic', () => {
  it.each(['firstNameAR', 'lastNameAr', 'motherNameAr', 'fatherNameAr'])(
    '%s has language and direction',
    async (key) => {
      await mountWizard(admission.en);
      const name = control(`learnerInfo[${key}]`);
      expect([name.lang, name.dir]).toEqual(['ar', 'rtl']);
      await typeInto(name.name, 'مايا ');
      expect(name.value).toBe('مايا ');
      await press('{Tab}');
      expect(name.value).toBe('مايا');
      expect(getComputedStyle(name).direction).toBe('rtl');
    },
  );

  it('no other text has them', async () => {
    await mountWizard(admission.en);
    expect(document.querySelectorAll('[lang=ar]')).toHaveLength(4);
    expect(control('learnerInfo[firstName]').dir).toBe('ltr');
  });
});
