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
