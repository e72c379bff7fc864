// What became of one aspect, as a sentence about the part that it belongs to. Aspects of several kinds (`option yes`) are
// spoken of by the first word of their name.
import type { Aspect } from './change.ts';

type Tell = (before: string, after: string) => string;

const words =
  (what: string): Tell =>
  (before, after) => {
    if (!before) return `${what} is new.`;
    return after ? `${what} is worded differently.` : `${what} is gone.`;
  };

const fact =
  (what: string): Tell =>
  (before, after) => {
    if (!before) return `${what} is now ${after}.`;
    return after ? `${what} is now ${after}; before, ${before}.` : `${what} is no longer ${before}.`;
  };

const SENTENCES: Readonly<Record<string, Tell>> = {
  title: words('The title'),
  label: words('The name of the step'),
  description: words('The description'),
  'ui:description': words('The hint'),
  'ui:help': words('The help below the answer'),
  'ui:placeholder': words('The placeholder'),
  'ui:entry': words('The name of an entry'),
  'ui:add': words('The button that adds an entry'),
  'ui:remove': words('The button that removes an entry'),
  headings: words('What stands over the sections'),
  paragraphs: words('The text between the questions'),
  menu: words('The entry in the menu'),
  incomplete: words('What is said when answers are missing'),
  submit: words('The button that sends the form'),
  again: words('The offer of a new form'),
  done: words('What is said once the form has arrived'),
  files: fact('What a file may be'),
  address: fact('The address of the page'),
  saved: fact('The file that is saved on the device'),
  sent: fact('Where the answers are sent'),
  kind: (before, after) => `It is answered differently: ${after} instead of ${before}.`,
  option: (before, after) => {
    if (!before) return 'There is a new option.';
    return after ? 'An option is worded differently.' : 'An option is gone.';
  },
  order: (_, after) => `The questions come in another order: ${after}.`,
  options: () => 'The options come in another order.',
  limit: (before, after) => {
    if (!before) return `It takes ${after} now.`;
    return after ? `It takes ${after} now; before, ${before}.` : `It is no longer limited: before, ${before}.`;
  },
  message: (before, after) => {
    if (!before) return 'A mistake has a message of its own now.';
    return after ? 'A mistake is told in other words.' : 'A mistake has no message of its own any more.';
  },
  asked: (before, after) => {
    if (!after) return `It is always asked now; before, only ${before}.`;
    return before ? `It is asked now ${after}; before, ${before}.` : `It is asked now only ${after}; before, always.`;
  },
  required: (before, after) => {
    if (!after) return 'It need not be answered any more.';
    if (after !== 'always') return `It has to be answered now ${after}${before ? `; before, ${before}` : ''}.`;
    return before ? `It has to be answered now always; before, ${before}.` : 'It has to be answered now.';
  },
};

/** The sentence for an aspect that came, went or became another. */
export function sentence(name: string, before: Aspect | undefined, after: Aspect | undefined): string {
  const tell = SENTENCES[name.split(' ')[0] ?? ''];
  if (!tell) throw new Error(`There is no sentence for "${name}".`);
  return tell(wordsOf(before), wordsOf(after));
}

function wordsOf(aspect: Aspect | undefined): string {
  return aspect?.told ?? aspect?.is ?? '';
}
