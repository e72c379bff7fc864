// Keys and widgets of RJSF's uiSchema that a ui file does not carry, each with the repair in our spelling. One that is carried leaves
// this table and stands in forms/ui.schema.json. Those of JSON Forms: `jsonFormsRepairs.ts`.

type Repairs = Readonly<Record<string, string>>;

/** Repairs that keys of JSON Forms share. */
export const STYLE = 'Remove it: the site draws all forms alike.';
export const LIST = 'Remove it: entries of a list can always be added and removed, up to "maxItems" of the schema.';
const COMPONENT =
  'Remove it: a definition names no component. What a question looks like is said by "type", "format" and "ui:widget"; engine/README.md says how a widget is added.';
const SUBMIT = 'Remove it, and write the words on the button as "submit": { "label" } in form.json.';

/** By key. */
export const FOREIGN_UI_KEYS: Repairs = {
  'ui:title': 'Write it as "title" of the question in the schema.',
  'ui:default': 'Write it as "default" of the question in the schema.',
  'ui:classNames': STYLE,
  classNames: STYLE,
  'ui:style': STYLE,
  'ui:inline': STYLE,
  'ui:label': STYLE,
  'ui:enabled': 'Remove it; "ui:disabled": true locks an answer.',
  'ui:hideError': 'Remove it: every error is shown.',
  'ui:autofocus': 'Remove it: the page does not move the focus before the visitor does.',
  'ui:autocapitalize': 'Remove it.',
  'ui:emptyValue': 'Remove it: an empty box has no answer.',
  'ui:inputType': 'Remove it; a keyboard is "ui:inputmode", a format is "format" in the schema.',
  'ui:rows': 'Write it as "ui:options": { "rows" }.',
  rows: 'Write it as "ui:options": { "rows" }.',
  'ui:required': 'Remove it, and write the name of the question in "required" of its group in the schema.',
  ...Object.fromEntries(
    ['ui:hidden', 'ui:visible', 'ui:if', 'ui:condition', 'ui:show', 'ui:showIf', 'ui:visibleIf'].map((key) => [
      key,
      'Remove it; what not everybody is asked stands under "then" of an "if" in the schema.',
    ]),
  ),
  'ui:accept': 'Write the types of files as "attachments": { "types" } beside "format": "attachment" in the schema.',
  'ui:filePreview': STYLE,
  'ui:addable': LIST,
  'ui:removable': LIST,
  'ui:orderable': LIST,
  'ui:copyable': LIST,
  'ui:submitButtonOptions': SUBMIT,
  'ui:globalOptions': STYLE,
  'ui:rootFieldId': 'Remove it: the ids of a page are made of the names of its questions.',
  'ui:duplicateKeySuffixSeparator': 'Remove it: no name that visitors give comes twice.',
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
};

const ABOVE =
  'Write it as a paragraph above the questions: "ui:sections": [{ "text": ["..."], "fields": ["..."] }], or at the question that it is for.';

/** By key, at the root of a ui file: RJSF draws the whole form as one question, whose entry the root is. */
export const FOREIGN_ROOT_KEYS: Repairs = {
  'ui:title': 'Write it as "label" of the step in form.json.',
  'ui:description': ABOVE,
  'ui:help': ABOVE,
  'ui:options': 'Write each option at the question that it is for, e.g. "name": { "ui:help": "..." }.',
  'ui:widget': 'Write it at each question that it is for, e.g. "name": { "ui:widget": "radio" }.',
  'ui:disabled': 'Write it at each question or group, e.g. "name": { "ui:disabled": true }.',
  'ui:readonly': 'Write it at each question or group, e.g. "name": { "ui:readonly": true }.',
};

/** By key, for an entry of a list. */
export const FOREIGN_ENTRY_KEYS: Repairs = { 'ui:title': 'Write it as "ui:entry" of the list.' };

const ONCE = 'Write what it says at the question itself: a ui file draws each question once, whatever case asks it.';

/** By key and value. */
export const FOREIGN_UI_VALUES: Repairs = {
  'ui:inputmode number': 'Write "numeric".',
  'ui:inputmode integer': 'Write "numeric".',
  'anyOf []': ONCE,
  'oneOf []': ONCE,
  'allOf []': ONCE,
  'items []':
    'Write "items": { ... }, which draws every entry. Where each position is another question, make the list a group in the schema.',
};

const DEFAULT = 'Remove it: a widget that fits is the default.';

const YES_NO = 'Write "radio" for yes and no, or remove it for a checkbox.';

/** By widget of RJSF, and by what others call the same. */
export const FOREIGN_WIDGETS: Repairs = {
  switch: YES_NO,
  toggle: YES_NO,
  number: DEFAULT,
  string: DEFAULT,
  textbox: DEFAULT,
  input: DEFAULT,
  dropdown: 'Write "select".',
  autocomplete: 'Write "combobox".',
  typeahead: 'Write "combobox".',
  slider: 'Write "range".',
  datepicker: 'Remove it, and write "format": "date" in the schema.',
  timepicker: 'Remove it, and write "format": "time" in the schema.',
  phone: 'Remove it, and write "format": "phone" in the schema.',
  upload: 'Remove it, and write "type": "object" and "format": "attachment" in the schema.',
  checkbox: DEFAULT,
  checkboxes: 'Remove it: a list of options with "uniqueItems": true in the schema is drawn so.',
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

const COMPONENTS: Readonly<Record<string, string>> = {
  AltDateTimeWidget: 'alt-datetime',
  AltDateWidget: 'alt-date',
  CheckboxWidget: 'checkbox',
  CheckboxesWidget: 'checkboxes',
  ColorWidget: 'color',
  DateTimeWidget: 'date-time',
  DateWidget: 'date',
  EmailWidget: 'email',
  FileWidget: 'file',
  HiddenWidget: 'hidden',
  PasswordWidget: 'password',
  RadioWidget: 'radio',
  RangeWidget: 'range',
  RatingWidget: 'rating',
  SelectWidget: 'select',
  TextWidget: 'text',
  TextareaWidget: 'textarea',
  TimeWidget: 'time',
  URLWidget: 'uri',
  UpDownWidget: 'updown',
};

/** By React component of RJSF: `"ui:widget": "RadioWidget"` means the same there as `"radio"`. */
export const FOREIGN_COMPONENTS: Repairs = Object.fromEntries(
  Object.entries(COMPONENTS).map(([name, widget]) => [name, FOREIGN_WIDGETS[widget] ?? `Write "${widget}".`]),
);
