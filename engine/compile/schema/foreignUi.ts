// Keys and widgets of RJSF's uiSchema, and keys of JSON Forms' UI schema, that a ui file does not carry, each with the repair in our
// spelling. One that is carried leaves this table and stands in forms/ui.schema.json.

type Repairs = Readonly<Record<string, string>>;

const STYLE = 'Remove it: the site draws all forms alike.';
const LIST = 'Remove it: entries of a list can always be added and removed, up to "maxItems" of the schema.';
const COMPONENT = 'Remove it. A widget of the site is named by "ui:widget", and passed to its Wizard.';
const SUBMIT = 'Remove it, and write the words on the button as "submit": { "label" } in form.json.';
const LAYOUT =
  'This is a UI schema of JSON Forms: make a form of it by npm run forms:import. By hand: its order is "ui:order", its groups are "ui:sections".';

/** By key. */
export const FOREIGN_UI_KEYS: Repairs = {
  'ui:title': 'Write it as "title" of the question in the schema.',
  'ui:classNames': STYLE,
  classNames: STYLE,
  'ui:style': STYLE,
  'ui:inline': STYLE,
  'ui:label': STYLE,
  'ui:hideError': 'Remove it: every error is shown.',
  'ui:autofocus': 'Remove it: the page does not move the focus before the visitor does.',
  'ui:autocapitalize': 'Remove it.',
  'ui:emptyValue': 'Remove it: an empty box has no answer.',
  'ui:inputType': 'Remove it; a keyboard is "ui:inputmode", a format is "format" in the schema.',
  'ui:rows': 'Write it as "ui:options": { "rows" }.',
  'ui:accept': 'Write the types of files as "attachments": { "types" } beside "format": "attachment" in the schema.',
  'ui:filePreview': STYLE,
  'ui:addable': LIST,
  'ui:removable': LIST,
  'ui:orderable': LIST,
  'ui:copyable': LIST,
  'ui:submitButtonOptions': SUBMIT,
  'ui:globalOptions': STYLE,
  'ui:rootFieldId': STYLE,
  'ui:duplicateKeySuffixSeparator': STYLE,
  'ui:enableMarkdownInDescription': 'Remove it, and write the text without marks.',
  'ui:enableMarkdownInHelp': 'Remove it, and write the text without marks.',
  'ui:enableOptionalDataFieldForType':
    'Remove it; ask first whether there is one, and put the group under "then" in the schema.',
  'ui:optionsSchemaSelector': 'Write options as "enum" in the schema.',
  'ui:fieldReplacesAnyOrOneOf':
    'Write options as "enum", and questions of one case under "if" and "then" in the schema.',
  'ui:definitions': 'Write it beside the question, or in another ui file that "$ref" names.',
  'ui:field': COMPONENT,
  'ui:xhtml': COMPONENT,
  'ui:layoutGrid': 'Write groups of questions as "ui:sections".',
  'ui:ArrayFieldDescriptionTemplate': COMPONENT,
  'ui:ArrayFieldItemTemplate': COMPONENT,
  'ui:ArrayFieldTemplate': COMPONENT,
  'ui:ArrayFieldTitleTemplate': COMPONENT,
  'ui:BaseInputTemplate': COMPONENT,
  'ui:DescriptionFieldTemplate': COMPONENT,
  'ui:ErrorListTemplate': COMPONENT,
  'ui:FieldErrorTemplate': COMPONENT,
  'ui:FieldHelpTemplate': COMPONENT,
  'ui:FieldTemplate': COMPONENT,
  'ui:ObjectFieldTemplate': COMPONENT,
  'ui:TitleFieldTemplate': COMPONENT,
  'ui:UnsupportedFieldTemplate': COMPONENT,
  'ui:WrapIfAdditionalTemplate': COMPONENT,
  // JSON Forms' UI schema, where a question may have the same name.
  elements: LAYOUT,
  scope: LAYOUT,
};

const DEFAULT = 'Remove it: a widget that fits is the default.';

/** By widget of RJSF. */
export const FOREIGN_WIDGETS: Repairs = {
  checkbox: DEFAULT,
  checkboxes: DEFAULT,
  text: DEFAULT,
  date: 'Remove it, and write "format": "date" in the schema.',
  'alt-date': 'Remove it, and write "format": "date" in the schema.',
  datetime: 'Remove it, and write "format": "date-time" in the schema.',
  'date-time': 'Remove it, and write "format": "date-time" in the schema.',
  'alt-datetime': 'Remove it, and write "format": "date-time" in the schema.',
  time: 'Remove it, and write "format": "time" in the schema.',
  email: 'Remove it, and write "format": "email" in the schema.',
  uri: 'Remove it, and write "format": "uri" in the schema.',
  tel: 'Remove it, and write "format": "phone" in the schema.',
  file: 'Remove it, and write "type": "object" and "format": "attachment" in the schema.',
  files: 'Remove it, and write "type": "object" and "format": "attachment" for the entries of the list in the schema.',
  hidden: 'Remove the question: nobody could answer it.',
  rating: 'Write "range", or remove it and write the numbers as "enum" in the schema.',
  color: 'Remove it: a colour is a text, or one of the options of "enum".',
};
