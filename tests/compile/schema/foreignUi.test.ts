// Keys of JSON Forms and of RJSF in a ui file are answered with what to write in their place.
import { describe, expect, it } from 'vitest';
import { findingsOfStep, list, text } from '../support/findingsOfStep.ts';

describe('keys of JSON Forms in a ui file', () => {
  const asked = { properties: { a: text, b: { ...text, title: 'B' }, l: list } };
  const control = (name: string, others: object = {}) => ({
    type: 'Control',
    scope: `#/properties/${name}`,
    ...others,
  });
  const isB = { scope: '#/properties/b', schema: { const: 'x' } };

  it.each<[string, object, readonly RegExp[]]>([
    [
      'a UI schema',
      { type: 'VerticalLayout', elements: [control('b'), control('a')] },
      [/^\/type .*Remove it/, /^\/elements .*Write "ui:order": \["b","a","\*"\].*forms:import/],
    ],
    [
      'groups and labels',
      {
        type: 'VerticalLayout',
        elements: [
          control('l'),
          { type: 'Group', label: 'You', elements: [control('a', { label: 'Name' })] },
          { type: 'Label', text: 'Now' },
          control('b'),
        ],
      },
      [
        /^\/type /,
        /"ui:sections": \[\{"fields":\["l"\]\},\{"title":"You","fields":\["a"\]\},\{"text":\["Now"\],"fields":\["b"\]\}\]/,
        /^\/elements\/1\/elements\/0\/label .*Write "title": "Name" at "a" in the schema/,
      ],
    ],
    [
      'categories',
      { type: 'Categorization', elements: [{ type: 'Category', label: 'One', elements: [control('a')] }] },
      [
        /^\/type .*a step/,
        /^\/elements .*a step/,
        /"label": "One" in form\.json/,
        /^\/elements\/0\/elements .*"ui:order"/,
      ],
    ],
    [
      'a rule, and options of a control',
      {
        type: 'Control',
        scope: '#/properties/a',
        label: false,
        rule: { effect: 'HIDE', condition: isB },
        options: { multi: true, readonly: true, format: 'radio', trim: true },
      },
      [
        /"a": \{ \.\.\. \}/,
        /"a": \{ \.\.\. \}/,
        /shows its title/,
        /"if": \{"properties":\{"b":\{"const":"x"\}\},"required":\["b"\]\}, and move "a" to "properties" of its "else"/,
        /^\/options\/multi .*"ui:widget": "textarea"/,
        /^\/options\/readonly .*"ui:readonly": true/,
        /^\/options\/format .*"ui:widget": "radio"/,
        /^\/options\/trim .*Remove it/,
      ],
    ],
    [
      'a rule that holds before its question is answered',
      {
        type: 'Control',
        scope: '#/properties/a',
        rule: { effect: 'SHOW', condition: { scope: '#/properties/b', schema: { not: { const: 'x' } } } },
      },
      [
        /"a": \{ \.\.\. \}/,
        /"a": \{ \.\.\. \}/,
        /"if": \{"not":\{"properties":\{"b":\{"const":"x"\}\},"required":\["b"\]\}\}, and move "a"/,
      ],
    ],
    [
      'keys beside those of a ui file',
      {
        a: {
          label: 'Name',
          i18n: 'name',
          rule: { effect: 'SHOW', condition: { type: 'OR', conditions: [isB, isB] } },
          options: { slider: true },
          'ui:help': 'Help',
        },
        l: { options: { detail: { type: 'VerticalLayout', elements: [] } }, items: { scope: '#/properties/n' } },
      },
      [
        /^\/a\/label .*"title": "Name" at "a"/,
        /^\/a\/i18n .*ar\.json/,
        /"if": \{"anyOf":\[\{"properties":.*move "a" to "properties" of its "then"/,
        /"ui:widget": "range"/,
        /^\/l\/options\/detail .*under "items"/,
        /^\/l\/items\/scope .*"n": \{ \.\.\. \}/,
      ],
    ],
    [
      'a rule that disables, and one of a category',
      {
        a: { rule: { effect: 'ENABLE', condition: isB } },
        type: 'Category',
        rule: { effect: 'HIDE', condition: isB },
      },
      [
        /^\/a\/rule .*never only disabled/,
        /^\/type .*a step/,
        /"if": \{"not":\{"properties":\{"\/b":\{"const":"x"\}\},"required":\["\/b"\]\}\} beside the step/,
      ],
    ],
  ])('%s', (_, ui, repairs) => {
    expect(findingsOfStep(asked, ui)).toEqual(repairs.map((repair) => expect.stringMatching(repair)));
  });

  it('are names of questions where they are drawn as such', () => {
    const names = ['type', 'scope', 'elements', 'label', 'text', 'i18n', 'rule', 'options'];
    const questions = names.map((name) => [name, { ...text, title: name }]);
    const entries = names.map((name) => [name, { 'ui:help': 'Help' }]);
    expect(findingsOfStep({ properties: Object.fromEntries(questions) }, Object.fromEntries(entries))).toEqual([]);
  });
});

describe('keys of RJSF at the root and at the entries of a list', () => {
  const asked = { properties: { a: text, l: list } };

  it.each<[string, unknown, RegExp]>([
    ['ui:title', 'Who', /"label" of the step in form\.json/],
    ['ui:description', 'About', /"ui:sections": \[\{ "text"/],
    ['ui:options', { classNames: 'wide' }, /each option at the question/],
    ['ui:readonly', true, /at each question or group/],
    ['ui:placeholder', 'x', /at the question that it is for: "name": \{ "ui:placeholder"/],
    ['ui:enumNames', ['x'], /at the question that it is for/],
    ['ui:rootFieldId', 'x', /ids of a page/],
    ['ui:globalOptions', { copyable: true }, /Remove it/],
    ['ui:submitButtonOptions', { norender: true }, /"submit": \{ "label" \} in form\.json/],
  ])('%s at the root', (key, value, repair) => {
    expect(findingsOfStep(asked, { [key]: value })).toEqual([expect.stringMatching(repair)]);
  });

  it.each<[string, unknown, RegExp]>([
    ['ui:title', 'Child', /"ui:entry" of the list/],
    ['ui:options', { inline: true }, /"inline" has no effect on an entry/],
    ['ui:emptyValue', '', /an empty box has no answer/],
  ])('%s at the entries', (key, value, repair) => {
    expect(findingsOfStep(asked, { l: { items: { [key]: value } } })).toEqual([expect.stringMatching(repair)]);
  });

  it.each<[string, object, RegExp]>([
    ['anyOf', { a: { anyOf: [{ 'ui:widget': 'textarea' }] } }, /draws each question once/],
    ['items by position', { l: { items: [{ 'ui:help': 'x' }] } }, /draws every entry/],
  ])('lists: %s', (_, ui, repair) => {
    expect(findingsOfStep(asked, ui)).toEqual([expect.stringMatching(repair)]);
  });
});

describe('keys of a section that stand there by another name', () => {
  it.each<[string, object, RegExp]>([
    ['description', { description: 'cond', fields: ['a', 'l'] }, / Write "text": \["cond"\]\.$/],
    ['ui:help', { 'ui:help': ['one', 'two'], fields: ['a', 'l'] }, / Write "text": \["one","two"\]\.$/],
    [
      'help beside a text',
      { help: 'x', text: ['y'], fields: ['a', 'l'] },
      / Put what it says into "text", and remove it\.$/,
    ],
    ['ui:title', { 'ui:title': 'You', fields: ['a', 'l'] }, / Write "title": "You"\.$/],
    ['questions', { questions: ['a', 'l'], fields: ['a', 'l'] }, / Put what it says into "fields", and remove it\.$/],
    ['of another kind', { description: { x: 1 }, fields: ['a', 'l'] }, / Known are title, text, fields\.$/],
    ['no such key', { default: 'x', fields: ['a', 'l'] }, / Known are title, text, fields\.$/],
    ['misspelt', { titel: 'x', fields: ['a', 'l'] }, / Perhaps "title" was meant\.$/],
    ['a title that is a number', { title: 7, fields: ['a', 'l'] }, / Write "title": "7"\.$/],
    ['a title that is a list', { title: ['x'], fields: ['a', 'l'] }, / Correct it\. It means: The group's heading\.$/],
  ])('%s', (_, section, repair) => {
    expect(findingsOfStep({ properties: { a: text, l: list } }, { 'ui:sections': [section] })).toEqual([
      expect.stringMatching(repair),
    ]);
  });
});

describe('checkboxes', () => {
  const options = { type: 'array', title: 'L', items: { type: 'string', enum: ['x', 'y'] } };
  const once = /Write "uniqueItems": true beside "items" in the schema, and remove it/;

  it.each<[string, object, object, RegExp]>([
    [
      'for options that may stand there twice',
      { l: { ...options, maxItems: 3 } },
      { l: { 'ui:widget': 'checkboxes' } },
      once,
    ],
    [
      'in a group',
      { g: { type: 'object', title: 'G', properties: { l: { ...options, maxItems: 3 } } } },
      { g: { l: { 'ui:widget': 'CheckboxesWidget' } } },
      once,
    ],
    [
      'where they are drawn anyhow',
      { l: { ...options, uniqueItems: true } },
      { l: { 'ui:widget': 'checkboxes' } },
      / Remove it: a list of options/,
    ],
  ])('%s', (_, properties, ui, repair) => {
    expect(findingsOfStep({ properties }, ui)).toEqual([expect.stringMatching(repair)]);
  });
});
