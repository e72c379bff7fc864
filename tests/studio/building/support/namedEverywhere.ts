// A form of two steps whose questions are named in every place that can name one.
import { inArabic } from '../../../compile/support/writeForm.ts';

const text = (title: string) => ({ type: 'string', title, maxLength: 50 });
/** A step with a list and a condition. */
export const who = {
  $comment: 'As the office asks it.',
  type: 'object',
  properties: {
    name: text('Name'),
    bus: { type: 'string', title: 'Bus', enum: ['yes', 'no'] },
    friends: {
      type: 'array',
      title: 'Friends',
      maxItems: 3,
      items: {
        type: 'object',
        properties: { first: { $comment: 'As they are called.', ...text('First Name') }, last: text('Last Name') },
        required: ['first'],
        errorMessage: { required: { first: 'First Name is required' } },
      },
    },
  },
  required: ['name', 'bus'],
  errorMessage: { required: { name: 'Name is required', bus: 'Bus is required' } },
  if: { properties: { bus: { const: 'yes' } }, required: ['bus'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { stop: text('Stop') } },
};
export const more = {
  type: 'object',
  properties: { colour: text('Colour'), note: text('Note') },
  required: ['colour'],
  errorMessage: { required: { colour: 'Colour is required' } },
};
export const arabic = {
  '/properties/name/title': 'الاسم',
  '/properties/bus/title': 'الحافلة',
  '/properties/bus/enum/yes': 'نعم',
  '/properties/bus/enum/no': 'لا',
  '/properties/friends/title': 'الأصدقاء',
  '/properties/friends/items/properties/first/title': 'الاسم الأول',
  '/properties/friends/items/properties/last/title': 'الشهرة',
  '/properties/friends/items/errorMessage/required/first': 'الاسم الأول مطلوب',
  '/errorMessage/required/name': 'الاسم مطلوب',
  '/errorMessage/required/bus': 'الحافلة مطلوبة',
  '/then/properties/stop/title': 'الموقف',
};
/** By name below the folder of forms. */
export const files = {
  'trip/form.json': {
    version: 1,
    title: 'Trip',
    route: '/trip',
    steps: [
      { id: 'who', label: 'Who', at: '/who' },
      { id: 'more', label: 'More', at: '/more' },
    ],
    next: 'check',
    summary: ['/who/name', '/who/friends/0/first', '/more/note'],
    prefill: { to: '/more/note' },
    submit: { post: '/trip', download: 'trip.json', document: { of: { child: '/who/name' }, note: '/more/note' } },
    again: { label: 'Again', keep: ['who[name]', 'more'] },
    done: { title: 'Done', text: ['Sent, and saved as trip.json.'] },
  },
  'trip/who.schema.json': who,
  'trip/who.ui.json': {
    'ui:sections': [{ fields: ['name', 'bus', 'stop', 'friends'] }],
    name: { 'ui:description': 'As in the passport' },
    friends: { 'ui:named-by': 'first', items: { 'ui:order': ['last', 'first'] } },
  },
  'trip/more.schema.json': more,
  'trip/more.ui.json': { note: { 'ui:same-as': 'who[name]' }, colour: { 'ui:help': 'Any' } },
  'trip/office.json': {
    columns: ['/who/name', '/more/note'],
    search: ['/who/name'],
    statuses: [{ id: 'new', label: 'New' }],
    moves: [],
    letters: [
      {
        id: 'hello',
        label: 'Hello',
        in: ['new'],
        subject: 'For {/who/name|your child}',
        text: ['{/who/friends/0/first}'],
      },
    ],
  },
  'trip/ar.json': {
    ...inArabic({
      '/steps/more/label': 'المزيد',
      '/again/label': 'مرة أخرى',
      '/done/text/0': 'أُرسل، وحُفظ في trip.json.',
    }),
    'who.schema.json': arabic,
    'who.ui.json': { '/name/ui:description': 'كما في جواز السفر' },
    'more.schema.json': {
      '/properties/colour/title': 'اللون',
      '/properties/note/title': 'ملاحظة',
      '/errorMessage/required/colour': 'اللون مطلوب',
    },
    'more.ui.json': { '/colour/ui:help': 'أي لون' },
    'office.json': {
      '/statuses/new/label': 'جديد',
      '/letters/hello/label': 'مرحبًا',
      '/letters/hello/subject': 'إلى {/who/name|ولدكم}',
      '/letters/hello/text/0': '{/who/friends/0/first}',
    },
  },
  'trip/examples/maximal.json': {
    who: { name: 'Maya', bus: 'no', friends: [{ first: 'Rima', last: 'R' }, { first: 'Karim' }] },
    more: { colour: 'red', note: 'Maya' },
  },
  'trip/examples/refused/no-name.json': {
    from: 'maximal',
    change: { 'who[name]': null, 'who[friends][1][first]': null },
    errors: { 'who[name]': 'Name is required', 'who[friends][1][first]': 'First Name is required' },
  },
};
