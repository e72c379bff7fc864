// Comparisons by JSON Pointers (`/trip/from`) that the check refuses, each with a part of its words.
import { from, inList, inOrder, nested, than, to } from './comparedAcross.ts';
import { date, group, number, type Probes, text } from './probe.ts';
import { steps, titled } from './steps.ts';

/** A form whose second step is refused. */
const refused =
  (second: object, first: object = { from, n: number, t: text }) =>
  (words: RegExp, others: object = {}) =>
    steps({ first, second, ...others }, { refused: words });

export const comparedAcrossRefused: Probes = {
  'an unknown answer': refused(group({ to: to('/fron') }))(
    /"\/fron" is not a question with answers like those to "to", of an earlier step or of this one.*Perhaps "\/from" was meant/,
  ),
  'an answer of another kind': refused(group({ to: to('/n') }))(
    /"\/n" is not a question with answers like.*e\.g\. "\$data": "\/from"/,
  ),
  'an answer without the place of its step': refused(
    group({ start: titled('Start', date), g: { title: 'G', ...group({ to: to('/start') }) } }),
    { n: number },
  )(/Write "\$data": "\/more\/start"/, { ui: nested }),
  'an answer of the same group': refused(group({ start: titled('Start', date), to: to('/more/start') }))(
    /"\/more\/start" is asked in the same group.*Write "\$data": "1\/start"/,
  ),
  itself: refused(group({ to: to('/more/to') }))(/"\/more\/to" is not another question/),
  'an entry of a list': refused(group({ to: to('/l/0/d') }), { l: inList(group({ d: date }, 'd')) })(
    /in an entry of a list/,
    { ui: inOrder },
  ),
  'an answer of a later step': {
    ...steps(
      { first: { to: to('/last/from') }, second: group({ d: titled('D', text) }), third: { schema: group({ from }) } },
      { refused: /"\/last\/from" is asked in a later step.*compare it there/ },
    ),
  },
  'texts by order': refused(group({ t: titled('U', than(text, 'moreThan', '/t')) }))(
    /compares numbers, dates and times/,
  ),
  'limits that exclude it': refused(group({ m: titled('M', { ...than(number, 'moreThan', '/n'), maximum: 3 }) }), {
    n: { ...number, minimum: 3 },
  })(/its limits and those of "\/n" exclude it/),
  'limits that say as much': refused(group({ m: titled('M', { ...than(number, 'moreThan', '/n'), minimum: 4 }) }), {
    n: { ...number, maximum: 3 },
  })(/its limits and those of "\/n" say as much/),
  'a circle': {
    schema: {
      properties: { a: than(number, 'atMost', '/g/b'), g: group({ b: than(number, 'atLeast', '/a') }) },
    },
    ui: nested,
    refused: /"a" and "\/g\/b" are compared with each other/,
  },
  'an entry that is compared by name': {
    schema: { n: number, l: inList(than(number, 'atMost', '1/n')) },
    refused: /An entry of a list has no question beside it.*Write "\$data": "\/n"/,
  },
};
