// Conditions on answers of other steps that the check refuses.
import { answered, choice, group, list, type Probes, required, text, when } from './probe.ts';
import { isB, noted, steps, titled } from './steps.ts';

export const acrossStepsRefused: Probes = {
  'the first step': {
    schema: { c: choice },
    form: { steps: [{ id: 'who', label: 'Who', if: isB }] },
    refused: /The first step is always asked.*Remove "if"/,
  },
  'an answer of the step itself': steps(
    {
      first: { c: choice },
      second: { type: 'object', properties: { d: titled('D', choice) }, ...when(answered('/more/d'), noted) },
    },
    { refused: /"\/more\/d" is asked in this step.*Write "if": \{"required":\["d"\]\}/ },
  ),
  'an answer of a later step': steps(
    {
      first: { c: choice },
      asked: answered('/last/note'),
      second: group({ d: titled('D', choice) }, 'd'),
      third: { schema: noted },
    },
    { refused: /"\/last\/note" is asked in a later step.*Ask it in an earlier step/ },
  ),
  'an unknown question': steps(
    { first: { colour: choice }, asked: answered('/color'), second: noted },
    { refused: /"\/color" is not a question of an earlier step.*Perhaps "\/colour" was meant/ },
  ),
  'a name that is no pointer': steps(
    { first: { c: choice }, asked: answered('c'), second: noted },
    { refused: /"c" does not say of which step it is\. Write "\/c"\./ },
  ),
  'an unknown option': steps(
    { first: { c: choice }, asked: answered('/c', { const: 'z' }), second: noted },
    { refused: /names "z", but the question has no such option/ },
  ),
  'a condition that holds without an answer': steps(
    { first: { c: choice }, asked: { properties: { '/c': { const: 'b' } } }, second: noted },
    { refused: /on "\/c" holds while that question is unanswered.*"required": \["\/c"\]/ },
  ),
  'a condition that always holds': steps(
    {
      first: { properties: { c: choice }, ...required('c') },
      asked: answered('/c', { enum: ['a', 'b', 'c'] }),
      second: noted,
    },
    { refused: /holds for everybody who gets to this step/ },
  ),
  'an entry of a list': steps(
    { first: { l: list(group({ n: titled('N', text) }, 'n')) }, asked: answered('/l/0/n'), second: noted },
    { refused: /in an entry of a list/ },
  ),
  'a group': steps(
    {
      first: { properties: { g: group({ n: titled('N', text) }, 'n') }, required: ['g'] },
      asked: answered('/g'),
      second: noted,
    },
    { refused: /"\/g" is a group.*Name a question in it/ },
  ),
  'a condition inside a branch': steps(
    {
      first: { c: choice },
      second: {
        ...group({ own: titled('Own', text) }),
        ...when(answered('own'), { properties: { x: titled('X', text) }, ...when(isB, noted) }),
      },
    },
    { refused: /stands inside a branch.*with all that it tests in one "if"/ },
  ),
  'a condition in an entry that joins its answers with others': steps(
    {
      first: { c: choice },
      second: group({
        l: titled(
          'List',
          list({
            ...group({ n: titled('N', choice) }, 'n'),
            ...when({ anyOf: [isB, answered('n', { const: 'c' })] }, noted),
          }),
        ),
      }),
      ui: { 'ui:order': ['*'], l: { items: { 'ui:order': ['*'] } } },
    },
    { refused: /In an entry, "anyOf" or "not" joins.*a condition for each/ },
  ),
  'a keyword that a condition cannot use': steps(
    { first: { c: choice }, asked: answered('/c', { format: 'date' }), second: noted },
    { refused: /"format" is not a key that is allowed here\. Remove it: an answer has the format/ },
  ),
};
