// "Add a form": from nothing, with a step and its first question, or as a copy of another form.
import { SOURCE } from '../../core/index.ts';
import { fileName } from '../building/draft/names.ts';
import type { Words } from '../protocol/outline.ts';
import type { FormName } from '../protocol/protocol.ts';
import { kindFields, questionIn, requiredFields } from './addQuestion.ts';
import { type DescribedField, type Description, hasSource, type Values, wordsIn } from './description.ts';
import { stepFields, stepIn } from './steps.ts';

/** The dialog that adds a form beside these. */
export function addForm(names: readonly FormName[]): Description {
  return {
    fields: (outline, values) => [
      { kind: 'words', name: 'form-title', label: 'Title of the form' },
      {
        kind: 'text',
        name: 'id',
        label: 'Folder',
        hint: 'Small letters, digits and -: it names the form’s files.',
        fallback: folderFor(values),
      },
      {
        kind: 'text',
        name: 'route',
        label: 'Address of its page',
        hint: 'For example /Bus.',
        fallback: addressFor(values),
      },
      {
        kind: 'choice',
        name: 'copyOf',
        label: 'Begins',
        options: [
          { value: '', label: 'with one step and one question' },
          ...names.map(({ id, title }) => ({ value: id, label: `as a copy of “${title}”` })),
        ],
      },
      ...(values.copyOf
        ? []
        : [
            ...sendingOf(values),
            ...firstStep,
            ...kindFields(outline, values, 'Title of its first question'),
            ...requiredFields(values),
          ]),
    ],
    change(_, values) {
      const [title, begins] = [wordsIn(values, 'form-title'), beginsIn(values)];
      const [id, route] = [values.id?.trim(), values.route?.trim()];
      if (!hasSource(title) || !id || !route || route === '/' || !begins) return undefined;
      return { kind: 'add-form', form: { id, title, route, begins } };
    },
  };
}

/** Made from the title, as long as nobody writes another. */
function folderFor(values: Values): string {
  const title = wordsIn(values, 'form-title')[SOURCE];
  return title ? fileName(title, 'form', []) : '';
}

function addressFor(values: Values): string {
  const [first = '', ...others] = folderFor(values);
  return `/${first.toUpperCase()}${others.join('')}`;
}

const firstStep: readonly DescribedField[] = stepFields.map((field) => ({ ...field, label: 'Name of the first step' }));

const sendingOf = (values: Values): readonly DescribedField[] => [
  {
    kind: 'choice',
    name: 'sent',
    label: 'What is filled in',
    options: [
      { value: 'yes', label: 'is sent to the school' },
      { value: '', label: 'is saved on the visitor’s device' },
    ],
  },
  { kind: 'words', name: 'done-title', label: 'Heading afterwards', fallback: { [SOURCE]: 'Thank you' } },
  {
    kind: 'words',
    name: 'done-text',
    label: 'What is said afterwards',
    ...(values.sent === '' && values.id && { fallback: savedAs(values.id) }),
  },
];

/** The sentence that the dialog suggests; the check requires the saved file's name in it, in every language. */
function savedAs(id: string): Words {
  return { [SOURCE]: `Your answers are saved on your device, as ${id}.json.` };
}

function beginsIn(values: Values) {
  if (values.copyOf) return { copyOf: values.copyOf };
  const [step, title, text] = [stepIn(values), wordsIn(values, 'done-title'), wordsIn(values, 'done-text')];
  if (!step || !questionIn(values) || !hasSource(title) || !hasSource(text)) return undefined;
  return { step, done: { title, text }, isSent: values.sent !== '' };
}
