// Rules of office.json.
import type { RuleExamples } from './ruleExamples.ts';

const text = { type: 'string', title: 'Text', maxLength: 50 };
const schema = { a: text, sure: { type: 'boolean', title: 'Sure' } };
const asks = { type: 'object', properties: { day: { type: 'string', format: 'date', title: 'Day' } } };
const base = {
  columns: ['/who/a'],
  search: ['/who/a'],
  statuses: [
    { id: 'new', label: 'New' },
    { id: 'invited', label: 'Invited' },
  ],
  moves: [{ id: 'invite', label: 'Invite', from: ['new'], to: 'invited', asks, letter: 'thanks' }],
  letters: [{ id: 'thanks', label: 'Thanks', in: ['invited'], subject: 'Thanks', text: ['Dear {/who/a|parents}'] }],
};
const office = (changes: object = {}) => ({ 'trip/office.json': { ...base, ...changes } });
const published = { version: 1, answers: {} };
const former = { id: 'former', label: 'Former', retired: true };
const letter = (written: string) => office({ letters: [{ ...base.letters[0], text: [written] }] });
const good = [{ schema, files: office() }, { schema }];
const download = { submit: { download: 'trip.json' } };
const move = base.moves[0];

export const officeCases: Readonly<Record<string, RuleExamples>> = {
  officeIsUsed: {
    good: [...good, { schema, form: download }],
    bad: [{ schema, form: download, files: office(), at: 'office.json#', says: 'receives no applications' }],
  },
  officeIdsDistinct: {
    good,
    bad: [
      {
        schema,
        files: office({ statuses: [...base.statuses, { id: 'new', label: 'Anew' }] }),
        at: 'office.json#/statuses/2/id',
        says: '"new" occurs twice in "statuses"',
      },
      { schema, files: office({ moves: [move, move] }), at: 'office.json#/moves/1/id', says: 'twice in "moves"' },
      {
        schema,
        files: office({ moves: [move, { ...move, id: 'other' }] }),
        at: 'office.json#/moves/1/label',
        says: 'The label "Invite" occurs twice in "moves"',
      },
      {
        schema,
        files: office({ statuses: [...base.statuses, { id: 'anew', label: base.statuses[0]?.label }] }),
        at: 'office.json#/statuses/2/label',
        says: 'occurs twice in "statuses"',
      },
    ],
  },
  statusesKept: {
    good: [
      ...good,
      { schema, files: office(), published: { ...published, statuses: ['invited', 'new'] } },
      {
        schema,
        files: office({ statuses: [...base.statuses, former] }),
        published: { ...published, statuses: ['former', 'invited', 'new'] },
      },
    ],
    bad: [
      {
        schema,
        files: office(),
        published: { ...published, statuses: ['former', 'new'] },
        at: 'office.json#/statuses',
        says: 'may have the status "former", which is gone',
      },
      { schema, published: { ...published, statuses: ['invited'] }, at: 'form.json#/submit', says: '"invited"' },
      {
        schema,
        files: office({ statuses: [former, ...base.statuses] }),
        at: 'office.json#/statuses/0',
        says: 'every application begins with it',
      },
      {
        schema,
        files: office({ statuses: [base.statuses[0], { ...base.statuses[1], retired: true }] }),
        at: 'office.json#/moves/0/to',
        says: 'leads to "invited", which is retired',
      },
    ],
  },
  officeNamesAnswers: {
    good: [...good, { schema, files: office({ family: [['/who/a']], sameChild: [['/who/a', '/who/sure']] }) }],
    bad: [
      {
        schema,
        files: office({ columns: ['/who/b'] }),
        at: 'office.json#/columns/0',
        says: '"/who/b" is not a question',
      },
      { schema, files: office({ search: ['/who'] }), at: 'office.json#/search/0', says: 'not a question' },
      { schema, files: office({ family: [['/who/a', '/a']] }), at: 'office.json#/family/0/1', says: 'not a question' },
      { schema, files: office({ sameChild: [['/a']] }), at: 'office.json#/sameChild/0/0', says: 'not a question' },
    ],
  },
  officeNamesParts: {
    good,
    bad: [
      {
        schema,
        files: office({ moves: [{ ...move, from: ['knew'] }] }),
        at: 'office.json#/moves/0/from/0',
        says: 'Perhaps "new" was meant',
      },
      {
        schema,
        files: office({ moves: [{ ...move, to: 'gone', letter: undefined }] }),
        at: 'office.json#/moves/0/to',
        says: 'There is no status "gone"',
      },
      {
        schema,
        files: office({ letters: [{ ...base.letters[0], in: ['invited', 'gone'] }] }),
        at: 'office.json#/letters/0/in/1',
        says: 'There is no status "gone"',
      },
      {
        schema,
        files: office({ moves: [{ ...move, letter: 'thank' }] }),
        at: 'office.json#/moves/0/letter',
        says: 'Perhaps "thanks" was meant',
      },
      {
        schema,
        files: office({ moves: [{ ...move, to: 'new' }] }),
        at: 'office.json#/moves/0/letter',
        says: 'is not offered in "new"',
      },
    ],
  },
  proofIsDate: {
    good: [
      ...good,
      {
        schema: { ...schema, born: { type: 'string', format: 'date', title: 'Born' } },
        files: office({ proof: '/who/born' }),
      },
    ],
    bad: [
      {
        schema,
        files: office({ proof: '/who/a' }),
        at: 'office.json#/proof',
        says: 'not a question of this form that asks for a date',
      },
      { schema, files: office({ proof: '/born' }), at: 'office.json#/proof', says: '"/born" is not a question' },
    ],
  },
  letterPlaceholders: {
    good: [...good, { schema, files: letter('{today}: {invite.day|soon} {/who/a}') }],
    bad: [
      ['{/who/b}', 'names no answer that a letter can hold'],
      ['{/who/sure}', 'names no answer that a letter can hold'],
      ['{invit.day}', 'names no move "invit" that asks something. Known are invite. Perhaps "invite" was meant'],
      ['{invite.date}', 'names no question of the move "invite". Known are day'],
      ['{refrence}', 'Perhaps "reference" was meant'],
      ['{today', 'A brace of this text has no partner'],
    ].map(([written = '', says = '']) => {
      return { schema, files: letter(written), at: 'office.json#/letters/0/text/0', says };
    }),
  },
};
