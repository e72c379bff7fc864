// What is drawn, for RJSF (a uiSchema) or JSON Forms (layouts, controls and rules), besides the schemas of `arbitrarySchema`, whose names and
// words these use.
import fc from 'fast-check';
import { drawn, keywords, name, names, title, word, words } from './arbitrarySchema.ts';

const options = keywords(
  {},
  {
    rows: fc.constant(3),
    inline: fc.boolean(),
    addable: fc.boolean(),
    orderable: fc.boolean(),
    label: fc.boolean(),
    enumDisabled: words(1),
    enumNames: words(3),
    widget: fc.constantFrom('textarea', 'radio'),
    title,
    help: title,
    placeholder: word,
    inputType: fc.constantFrom('tel', 'email', 'number'),
    accept: fc.constant('.pdf'),
    order: names(4),
  },
);

/** What a uiSchema says of one question or group. */
const keys = {
  'ui:widget': fc.constantFrom(
    ...['textarea', 'password', 'select', 'radio', 'checkboxes', 'checkbox', 'updown', 'range', 'hidden', 'date'],
    ...['alt-date', 'alt-datetime', 'time', 'color', 'email', 'uri', 'file', 'text', 'ownWidget'],
  ),
  'ui:title': title,
  'ui:description': title,
  'ui:help': title,
  'ui:placeholder': word,
  'ui:options': options,
  'ui:disabled': fc.boolean(),
  'ui:readonly': fc.boolean(),
  'ui:autofocus': fc.boolean(),
  'ui:autocomplete': fc.constantFrom('email', 'given-name', 'x'),
  'ui:emptyValue': word,
  'ui:enumNames': words(3),
  'ui:enumDisabled': words(1),
  'ui:order': fc.tuple(names(3), fc.boolean()).map(([all, others]) => (others ? [...all, '*'] : all)),
  'ui:field': fc.constantFrom('ownField', 'hidden'),
  'ui:classNames': word,
  'ui:submitButtonOptions': fc.record({ submitText: title, norender: fc.boolean() }),
};

export const arbitraryUiSchema: fc.Arbitrary<object> = fc.letrec<{ readonly entry: object }>((tie) => ({
  entry: fc
    .tuple(
      fc.subarray(Object.keys(keys), { maxLength: 3 }).chain((chosen) => keywords(only(chosen), {})),
      fc.oneof(
        { maxDepth: 2, depthSize: 'small' },
        fc.constant({}),
        fc.dictionary(name, tie('entry'), { maxKeys: 3 }),
        fc.record({ items: tie('entry') }),
      ),
    )
    .map(([own, below]) => ({ ...below, ...own })),
})).entry;

function only(chosen: readonly string[]): Record<string, fc.Arbitrary<unknown>> {
  return Object.fromEntries(Object.entries(keys).filter(([key]) => chosen.includes(key)));
}

const scope = fc
  .array(name, { minLength: 1, maxLength: 2 })
  .map((path) => `#${path.map((one) => `/properties/${one}`).join('')}`);

const condition = fc.oneof(
  fc.record({ scope, schema: drawn.narrowing }),
  keywords({ scope, schema: drawn.narrowing }, { failWhenUndefined: fc.boolean() }),
  fc.record({ type: fc.constant('LEAF'), scope, expectedValue: fc.oneof(word, fc.boolean()) }),
  fc.record({
    type: fc.constantFrom('AND', 'OR'),
    conditions: fc.array(fc.record({ scope, schema: drawn.narrowing }), { minLength: 1, maxLength: 2 }),
  }),
);
const rule = fc.record({ effect: fc.constantFrom('SHOW', 'HIDE', 'ENABLE', 'DISABLE'), condition });

type Elements = { readonly element: object; readonly control: object; readonly layout: object };

const elements = fc.letrec<Elements>((tie) => ({
  control: keywords(
    { type: fc.constant('Control'), scope },
    {
      label: fc.oneof(title, fc.constant(false), fc.record({ text: title, show: fc.boolean() })),
      rule,
      options: keywords(
        {},
        {
          multi: fc.boolean(),
          format: fc.constantFrom('radio', 'date', 'time', 'date-time', 'password'),
          readonly: fc.boolean(),
          slider: fc.constant(true),
          toggle: fc.constant(true),
          trim: fc.boolean(),
          placeholder: word,
          suggestion: words(3),
          elementLabelProp: name,
          showSortButtons: fc.boolean(),
          detail: fc.oneof(fc.constantFrom('DEFAULT', 'GENERATED', 'INLINED'), tie('layout')),
        },
      ),
    },
  ),
  layout: keywords(
    {
      type: fc.constantFrom('VerticalLayout', 'HorizontalLayout', 'Group'),
      elements: fc.array(tie('element'), { maxLength: 4 }),
    },
    { label: title, rule },
  ),
  element: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    tie('control'),
    fc.record({ type: fc.constant('Label'), text: title }),
    tie('layout'),
  ),
}));

const category = keywords(
  {
    type: fc.constant('Category'),
    label: title,
    elements: fc.array(elements.element, { minLength: 1, maxLength: 3 }),
  },
  { rule },
);

export const arbitraryLayout: fc.Arbitrary<object> = fc.oneof(
  elements.layout,
  elements.layout,
  fc.record({ type: fc.constant('Categorization'), elements: fc.array(category, { minLength: 1, maxLength: 3 }) }),
);
