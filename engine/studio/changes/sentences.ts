// The change of one aspect as a sentence about its part. The first word of the aspect's name selects the sentence, so `option`
// serves `option yes` and `option no`.
import type { Aspect } from './change.ts';

/** Both arguments are an aspect in words; the empty string if that version does not have it. */
type Sentence = (before: string, after: string) => string;

const text =
  (what: string): Sentence =>
  (before, after) => {
    if (!before) return `${what} is new.`;
    return after ? `${what} is worded differently.` : `${what} was removed.`;
  };

const fact =
  (what: string): Sentence =>
  (before, after) => {
    if (!before) return `${what} is now ${after}.`;
    return after ? `${what} is now ${after}; before, ${before}.` : `${what} is no longer ${before}.`;
  };

const SENTENCES: Readonly<Record<string, Sentence>> = {
  title: text('The title'),
  label: text('The name of the step'),
  description: text('The description'),
  'ui:description': text('The hint'),
  'ui:help': text('The help below the answer'),
  'ui:placeholder': text('The placeholder'),
  'ui:entry': text('The name of an entry'),
  'ui:add': text('The button that adds an entry'),
  'ui:remove': text('The button that removes an entry'),
  headings: text('The text of the section headings'),
  paragraphs: text('The text between the questions'),
  menu: text('The menu entry'),
  incomplete: text('The message about missing answers'),
  submit: text('The submit button'),
  again: text('The text that offers a new form'),
  done: text('The confirmation'),
  files: fact('The limit for a file'),
  address: fact('The address of the page'),
  saved: fact('The file that is saved on the device'),
  sent: fact('The address that receives the answers'),
  kind: (before, after) => `It is answered differently: ${after} instead of ${before}.`,
  default: fact('The answer at first'),
  option: (before, after) => {
    if (!before) return 'There is a new option.';
    return after ? 'An option is worded differently.' : 'An option was removed.';
  },
  closed: fact('What is shown and nobody may choose'),
  steps: (_, after) => `The order of the steps has changed: ${after}.`,
  order: (_, after) => `The order of the questions has changed: ${after}.`,
  options: () => 'The order of the options has changed.',
  limit: (before, after) => {
    if (!before) return `It now accepts ${after}.`;
    return after ? `It now accepts ${after}; before, ${before}.` : `A limit was removed: ${before}.`;
  },
  message: (before, after) => {
    if (!before) return 'An error has a new message.';
    return after ? 'An error message is worded differently.' : 'An error message was removed.';
  },
  asked: (before, after) => {
    if (!after) return `It is now always asked; before, only ${before}.`;
    return before ? `It is now asked ${after}; before, ${before}.` : `It is now asked only ${after}; before, always.`;
  },
  required: (before, after) => {
    if (!after) return 'It is no longer required.';
    if (after !== 'always') return `It is now required ${after}${before ? `; before, ${before}` : ''}.`;
    return before ? `It is now always required; before, ${before}.` : 'It is now required.';
  },
};

/** The sentence for an aspect that was added, removed or changed. */
export function sentence(name: string, before: Aspect | undefined, after: Aspect | undefined): string {
  const write = SENTENCES[name.split(' ')[0] ?? ''];
  if (!write) throw new Error(`There is no sentence for the aspect "${name}".`);
  return write(wordsOf(before), wordsOf(after));
}

function wordsOf(aspect: Aspect | undefined): string {
  return aspect?.inWords ?? aspect?.value ?? '';
}
