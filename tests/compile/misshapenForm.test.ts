// Each value of a form.json is replaced by one of a wrong shape, or removed. The check reports that one; it still reports every other mistake
// in the form, and nothing that is right.
import { expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import { formatPointer, languages, parsePointer } from '../../engine/core/index.ts';
import { keysIn, withEdit } from './support/withEdit.ts';
import { writeForm } from './support/writeForm.ts';

const text = { type: 'string', title: 'Name', maxLength: 50 };
const form = {
  version: 2,
  title: 'Trip',
  description: 'For parents',
  route: '/trip',
  aliases: ['/tour', '/journey'],
  menu: { label: 'Trip', under: 'forms', position: 5 },
  purpose: 'apply',
  beside: 'reach-us',
  steps: [
    { id: 'who', label: 'Who', at: '/who' },
    {
      id: 'how',
      label: 'How',
      at: '/how',
      if: { properties: { '/who/name': { const: 'Ada' } }, required: ['/who/name'] },
    },
    { id: 'why', label: 'Why', at: '/why' },
  ],
  next: 'check',
  incomplete: { next: 'Not yet', submit: 'Not quite' },
  attachments: { maxBytes: 5000, types: ['image/png', 'image/jpeg'] },
  phoneCountry: 'lb',
  submit: {
    post: '/trip',
    download: 'trip.json',
    document: { who: { name: '/who/name' }, reason: '/why/reason' },
    label: 'Send',
    busy: 'Sending',
  },
  summary: ['/who/name', '/why/reason'],
  mailOffice: ['/why/reason', '/who/name'],
  prefill: { reason: '/why/reason', child: '/who/name' },
  mail: { to: '/who/email' },
  afterSubmit: 'confirmation',
  again: { label: 'Another', text: 'For a sibling', keep: ['who[email]', 'who[telephone]'] },
  done: { title: 'Sent', text: ['The school has it, and trip.json is saved.', 'Thank you.'] },
};
const who = {
  type: 'object',
  properties: {
    name: text,
    email: { ...text, title: 'E-mail', format: 'email' },
    telephone: { type: 'string', title: 'Telephone', format: 'phone' },
    photo: { type: 'object', title: 'Photo (5 kB)', format: 'attachment' },
  },
  required: ['name'],
  errorMessage: { required: { name: 'Name is required' } },
};
const why = { type: 'object', properties: { reason: { ...text, title: 'Reason' }, more: { ...text, title: 'More' } } };
const office = {
  columns: ['/who/name'],
  search: ['/who/name'],
  statuses: [
    { id: 'new', label: 'New' },
    { id: 'seen', label: 'Seen', final: true },
  ],
  moves: [{ id: 'see', label: 'See', from: ['new'], to: 'seen' }],
};
const files = {
  'trip/form.json': form,
  'trip/who.schema.json': who,
  'trip/who.ui.json': {},
  'trip/how.schema.json': { type: 'object', properties: { way: { ...text, title: 'Way' } } },
  'trip/how.ui.json': {},
  'trip/why.schema.json': why,
  'trip/why.ui.json': { reason: { 'ui:readonly': true } },
  'trip/office.json': office,
  'trip/published.json': {
    version: 2,
    answers: {
      'how[way]': 'string',
      'who[email]': 'email',
      'who[name]': 'string',
      'who[photo]': 'attachment',
      'who[telephone]': 'phone',
      'why[more]': 'string',
      'why[reason]': 'string',
    },
    statuses: ['new', 'seen'],
  },
  'trip/translated.json': undefined,
  'trip/ar.json': {
    'form.json': {
      '/title': 'رحلة',
      '/description': 'للأهل',
      '/menu/label': 'رحلة',
      '/steps/who/label': 'من',
      '/steps/how/label': 'كيف',
      '/steps/why/label': 'لماذا',
      '/incomplete/next': 'ليس بعد',
      '/incomplete/submit': 'ليس تمامًا',
      '/submit/label': 'إرسال',
      '/submit/busy': 'جارٍ الإرسال',
      '/again/label': 'آخر',
      '/again/text': 'لأخ',
      '/done/title': 'أُرسل',
      '/done/text/0': 'وصل إلى المدرسة، وحُفظ trip.json.',
      '/done/text/1': 'شكرًا.',
    },
    'office.json': { '/statuses/new/label': 'جديد', '/statuses/seen/label': 'قُرئ', '/moves/see/label': 'قراءة' },
    'who.schema.json': {
      '/properties/name/title': 'الاسم',
      '/properties/email/title': 'البريد',
      '/properties/telephone/title': 'الهاتف',
      '/properties/photo/title': 'صورة (5 كيلوبايت)',
      '/errorMessage/required/name': 'الاسم مطلوب',
    },
    'how.schema.json': { '/properties/way/title': 'الطريقة' },
    'why.schema.json': { '/properties/reason/title': 'السبب', '/properties/more/title': 'المزيد' },
  },
};

type Edit = readonly [file: string, pointer: readonly string[], value: unknown];

/** Codes and places of what the check finds in the form after the edits. */
function found(edits: readonly Edit[]): readonly string[] {
  const changed: Record<string, unknown> = { ...files };
  for (const [file, pointer, value] of edits)
    changed[`trip/${file}`] = withEdit(changed[`trip/${file}`], pointer, value);
  // A published form has a record of its translations besides.
  const folders = { en: writeForm(changed), ar: writeForm({ ...changed, 'trip/published.json': undefined }) };
  const all = languages.flatMap((language) => checkForm(folders[language], 'trip', language).findings);
  return [...new Set(all.map(({ code, place }) => `${code} ${place.pointer}`))].sort();
}

/** Mistakes that are found in the form where all else is sound; the codes of all that each of them yields. */
const MISTAKES: readonly (readonly [...Edit, finding: string])[] = [
  ['form.json', ['mail', 'to'], '/nope', 'pointersNameQuestions /mail/to'],
  ['form.json', ['summary', '1'], '/nope', 'pointersNameQuestions /summary/1'],
  ['form.json', ['prefill', 'child'], '/nope', 'pointersNameQuestions /prefill/child'],
  ['form.json', ['again', 'keep', '1'], 'nope', 'referencesResolve /again/keep/1'],
  ['form.json', ['submit', 'document', 'reason'], '/nope', 'referencesResolve /submit/document/reason'],
  ['form.json', ['afterSubmit'], 'reset', 'formKeysFit /again'],
  ['form.json', ['version'], 1, 'versionRaised /version'],
  ['form.json', ['done', 'text', '1'], 'Keep other.json.', 'doneSaysWhatHappens /done/text/1'],
  ['form.json', ['colour'], 'red', 'keysKnown /colour'],
  ['who.schema.json', ['properties', 'email', 'minLength'], 60, 'limitsAgree /properties/email/minLength'],
  [
    'who.schema.json',
    ['properties', 'photo', 'attachments'],
    { maxBytes: 9000 },
    'attachmentsLimited /properties/photo/attachments/maxBytes',
  ],
  ['why.ui.json', ['more'], { 'ui:readonly': true }, 'lockedAnswers /more/ui:readonly'],
  ['stray.ui.json', [], {}, 'filesUsed '],
  ['office.json', ['moves', '0', 'from', '0'], 'old', 'officeNamesParts /moves/0/from/0'],
  ['office.json', ['columns', '0'], '/nope', 'officeNamesAnswers /columns/0'],
];

/** Where a value decides whether there is such a mistake. */
const DOUBTFUL: readonly (readonly [place: RegExp, findings: RegExp])[] = [
  [/^\/version$/, /^versionRaised/],
  [/^\/attachments/, /^attachmentsLimited/],
  [/^\/submit(\/download)?$|^\/done$/, /^doneSaysWhatHappens/],
  [/^\/submit$/, /^(?:referencesResolve \/submit|doneSaysWhatHappens)/],
  [/^\/submit\/post$/, /^doneSaysWhatHappens/],
  [/^\/done/, /^doneSaysWhatHappens/],
  [/^\/prefill/, /^lockedAnswers/],
  [/^\/prefill/, /^pointersNameQuestions \/prefill/],
  [/^\/(?:again|afterSubmit)$/, /^formKeysFit \/again/],
  // Without a step nothing is known of what its files, and pointers into it, are for; nor without its place, where others depend on it.
  [/^\/steps(?:\/\d+|\/0\/at)?$/, /^(?!keysKnown|limitsAgree)/],
  [/^\/steps\/0$/, /^limitsAgree/],
  [/^\/steps\/\d+\/at$/, /^(?:pointersNameQuestions|referencesResolve|versionRaised|lockedAnswers|officeNamesAnswers)/],
];

it('the form has no findings', () => {
  expect(found([])).toEqual([]);
});

it.each(MISTAKES)('%s %j: %j', (file, pointer, value, finding) => {
  expect(found([[file, pointer, value]])).toContain(finding);
});

const ALL = [...keysIn(form)].map((pointer) => [formatPointer(pointer), pointer] as const);

it.each(ALL)('beside a misshapen or missing %s', (at, pointer) => {
  const wrong = [7, null, undefined].map((value): Edit => ['form.json', pointer, value]);
  const [first, ...others] = wrong.filter((edit) => found([edit]).some((one) => one.startsWith('valuesValid')));
  const mistakes = MISTAKES.filter(([file, place, , finding]) => {
    const other = formatPointer(place);
    const areOne = file === 'form.json' && (`${other}/`.startsWith(`${at}/`) || `${at}/`.startsWith(`${other}/`));
    return !areOne && !DOUBTFUL.some(([where, what]) => where.test(at) && what.test(finding));
  }).map(([file, place, value]): Edit => [file, place, value]);
  const alone = found(mistakes);
  for (const edit of [first, ...others.filter(([, , value]) => value === undefined)]) {
    if (!edit) continue;
    const own = found([edit]);
    // A number in the place of a test is read as a test for it, which the text there never passes.
    expect(own.filter((one) => !/^valuesValid|^valuesInList \/steps\/1\/if$/.test(one))).toEqual([]);
    expect(found([...mistakes, edit])).toEqual([...own, ...alone].sort());
  }
});

it.each<[what: string, wrong: Readonly<Record<string, unknown>>]>([
  ['a place without its slash', { '/steps/0/at': 'who' }],
  ['an id with a capital letter, where the files have small ones', { '/steps/0/id': 'Who' }],
  ['two ids with capital letters', { '/steps/0/id': 'Who', '/steps/2/id': 'WHY' }],
  [
    'ids of other characters, and one that is a number',
    { '/steps/0/id': '_who', '/steps/1/id': 7, '/steps/2/id': 'Why ' },
  ],
])('%s: no other mistake is hidden', (_, wrong) => {
  const edits = MISTAKES.map(([file, place, value]): Edit => [file, place, value]);
  const misshapen = Object.entries(wrong).map(
    ([pointer, value]): Edit => ['form.json', parsePointer(pointer).map(String), value],
  );
  const own = Object.keys(wrong).map((pointer) => `valuesValid ${pointer}`);
  expect(found([...edits, ...misshapen])).toEqual([...own, ...found(edits)].sort());
});
