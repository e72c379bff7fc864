// What a caller gives to the wizard stands in place of ours, as in RJSF's Form.
import getDefaultRegistry from '@rjsf/core/lib/getDefaultRegistry.js';
import type { FieldProps, ObjectFieldTemplateProps, WidgetProps } from '@rjsf/utils';
import { getWidget, TranslatableString } from '@rjsf/utils';
import { describe, expect, it } from 'vitest';
import { furtherParts } from '../../../engine/react/furtherParts.ts';
import { createRegistry } from '../../../engine/react/registry.ts';
import { stockMessages } from '../../../engine/react/rjsf/stockMessages.ts';
import { ownWidgets } from '../../../engine/react/widgets/widgets.ts';
import uiFileSchema from '../../../forms/ui.schema.json' with { type: 'json' };
import { control, errorAt } from '../support/controls.ts';
import { press, typeInto } from '../support/keys.ts';
import { makeForm, makeStep } from '../support/makeForm.ts';
import { mountWizard } from '../support/mountWizard.tsx';

const name = { type: 'string', title: 'Name' };

describe('a widget', () => {
  const Stars = ({ id, htmlName, value = 0, onChange, options }: WidgetProps) => (
    <input
      id={id}
      name={htmlName}
      type="range"
      max={Number(options.most)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );

  it('of a name that we have none for draws what the ui file gives it', async () => {
    const ui = { stars: { 'ui:widget': 'stars', 'ui:options': { most: 3 } } };
    const form = makeForm([makeStep('one', { stars: { type: 'integer', title: 'Stars' } }, { ui })]);
    const page = await mountWizard(form, { parts: { widgets: { stars: Stars } } });
    await typeInto('stars', '{End}');
    expect(await page.submitted()).toEqual({ stars: 3 });
  });

  it('in place of ours shows every key', async () => {
    const Plain = ({ id, htmlName, value, onChange }: WidgetProps) => (
      <input id={id} name={htmlName} value={value ?? ''} onChange={({ target }) => onChange(target.value)} />
    );
    const page = await mountWizard(makeForm([makeStep('one', { name })]), {
      parts: { widgets: { TextWidget: Plain } },
    });
    await typeInto('name', 'Ras Beirut ');
    expect(control('name').value).toBe('Ras Beirut ');
    expect(await page.submitted()).toEqual({ name: 'Ras Beirut' });
  });
});

it('a field answers for a whole group, part by part or at once', async () => {
  const Place = ({ formData, onChange, fieldPathId }: FieldProps) => (
    <p>
      <button type="button" id="at-once" onClick={() => onChange({ lat: 33.9, long: 35.5 }, fieldPathId.path)} />
      <button type="button" id="in-part" onClick={() => onChange(34, [...fieldPathId.path, 'lat'])} />
      <output>{JSON.stringify(formData)}</output>
    </p>
  );
  const properties = { lat: { type: 'number', title: 'North' }, long: { type: 'number', title: 'East' } };
  const step = makeStep('one', { place: { type: 'object', properties } }, { ui: { place: { 'ui:field': 'place' } } });
  const page = await mountWizard(makeForm([step]), { parts: { fields: { place: Place } } });
  document.getElementById('at-once')?.click();
  document.getElementById('in-part')?.click();
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('{"lat":34,"long":35.5}');
  expect(await page.submitted()).toEqual({ place: { lat: 34, long: 35.5 } });
});

it('a template of its own draws groups, in the order that ui:order says', async () => {
  const Group = ({ properties }: ObjectFieldTemplateProps) => (
    <ol id="group">
      {properties.map(({ name: key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ol>
  );
  const questions = { name, town: { type: 'string', title: 'Town' } };
  const form = makeForm([makeStep('one', questions, { required: ['name'], ui: { 'ui:order': ['town', '*'] } })]);
  await mountWizard(form, { parts: { templates: { ObjectFieldTemplate: Group } } });
  const asked = [...document.querySelectorAll('#group label')].map(({ textContent }) => textContent);
  expect(asked).toEqual(['Town (optional)', 'Name']);
  await typeInto('name', '{Tab}');
  expect(errorAt('name')).toBe('This field is required');
});

describe('a list', () => {
  const items = { type: 'object', properties: { name } };
  const step = makeStep(
    'one',
    { pets: { type: 'array', title: 'Pets', items } },
    { ui: { pets: { 'ui:entry': 'Pet' } } },
  );

  it('is drawn by templates that are given', async () => {
    const page = await mountWizard(makeForm([step]), {
      parts: {
        templates: {
          ArrayFieldTemplate: ({ title, items: entries, canAdd, onAddClick, registry }) => (
            <fieldset>
              <legend>{title}</legend>
              {entries}
              {canAdd && <registry.templates.ButtonTemplates.AddButton registry={registry} onClick={onAddClick} />}
            </fieldset>
          ),
          ArrayFieldItemTemplate: ({ children, buttonsProps, registry }) => (
            <div>
              {children}
              <registry.templates.ButtonTemplates.RemoveButton
                registry={registry}
                onClick={buttonsProps.onRemoveItem}
              />
            </div>
          ),
        },
      },
    });
    const buttonThatSays = (words: string) =>
      [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === words);
    buttonThatSays('Add')?.click();
    await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('pets[0][name]');
    await press('Tom');
    buttonThatSays('Add')?.click();
    await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('pets[1][name]');
    buttonThatSays('Remove')?.click();
    expect(await page.submitted()).toEqual({ pets: [{ name: 'Tom' }] });
  });
});

describe('the sentences of RJSF', () => {
  const texts = (given?: (text: string) => string) =>
    createRegistry({ translateString: given }, (text) => `ours: ${text}`);

  it('are ours, or those that are given', () => {
    expect(texts().translateString(TranslatableString.NowLabel)).toBe('ours: Now');
    expect(texts((text) => `theirs: ${text}`).translateString(TranslatableString.NowLabel)).toBe('theirs: Now');
  });

  it('are Arabic where stock widgets stand in a form in Arabic', async () => {
    const ui = { day: { 'ui:widget': 'alt-date' } };
    const form = makeForm([makeStep('one', { day: { type: 'string', title: 'اليوم' } }, { ui })], { language: 'ar' });
    const { widgets } = getDefaultRegistry();
    await mountWizard(form, { parts: { widgets, translateString: stockMessages.ar } });
    const said = [...document.querySelectorAll('.wizard-questions ul button')].map(({ textContent }) => textContent);
    expect(said).toEqual(['الآن', 'مسح']);
    expect(stockMessages.ar(TranslatableString.OptionPrefix, ['3'])).toBe('الخيار 3');
  });
});

it('every name that a ui file may give under ui:widget is drawn, and each of our widgets has one', () => {
  const { widgets } = createRegistry({}, String, furtherParts);
  const names = uiFileSchema.definitions.field.properties['ui:widget'].enum;
  for (const widget of names) {
    const type = ['range', 'updown'].includes(widget) ? 'integer' : 'string';
    expect(getWidget({ type }, widget, widgets), widget).toBeTypeOf('function');
  }
  // Our own besides RJSF's; these two are drawn for their format.
  const own = Object.keys(ownWidgets).filter((widget) => !widget.endsWith('Widget'));
  expect(names).toEqual(expect.arrayContaining(own.filter((widget) => !['phone', 'attachment'].includes(widget))));
});
