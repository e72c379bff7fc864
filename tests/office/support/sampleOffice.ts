// A form of an office and an application, as the service describes them.
import { byLanguage } from '../../../engine/core/index.ts';
import type {
  AccountDetails,
  Application,
  ApplicationRow,
  AskableQuestion,
  Change,
  ExportColumns,
  FilledLetter,
  OfficeForm,
  OfficeForms,
  SessionDetails,
  TrailEvent,
} from '../../../engine/ports/index.ts';

const form: OfficeForm = {
  id: 'sample',
  title: 'Sample form',
  columns: [
    {
      label: 'Class',
      options: [
        { value: 'g1', label: 'Grade 1' },
        { value: 'g2', label: 'Grade 2' },
      ],
    },
    { label: 'Telephone' },
  ],
  statuses: [
    { id: 'new', label: 'New' },
    { id: 'invited', label: 'Invited' },
    { id: 'done', label: 'Done', final: true },
  ],
  moves: [
    {
      id: 'invite',
      label: 'Invite',
      from: ['new'],
      to: 'invited',
      role: 'work',
      asks: {
        type: 'object',
        properties: {
          date: { type: 'string', format: 'date', title: 'Date' },
          place: { type: 'string', title: 'Place', enum: ['hall', 'room'], enumNames: ['Hall', 'Room'] },
        },
        required: ['date'],
      },
      letter: 'invitation',
    },
    { id: 'finish', label: 'Finish', from: ['new', 'invited'], to: 'done', role: 'work' },
    { id: 'reopen', label: 'Open again', from: ['done'], to: 'new', role: 'manage' },
  ],
  letters: [{ id: 'invitation', label: 'Invitation', in: ['invited'] }],
  years: [
    { since: '2026-09-01', before: '2027-09-01' },
    { since: '2025-09-01', before: '2026-09-01' },
  ],
};

export const forms: OfficeForms = {
  school: { name: 'The School', telephone: '+961 1 000 000' },
  forms: [form],
  accounts: ['anna', 'karim'],
  sendsMail: true,
};

export const row = (number: number, more: Partial<ApplicationRow> = {}): ApplicationRow => ({
  reference: `AAAA-000${number}-0`,
  form: 'sample',
  name: `Child ${number}`,
  receivedAt: `2026-11-0${number}T08:00:00Z`,
  status: 'new',
  unseen: false,
  flagged: false,
  attachments: 0,
  columns: ['Grade 1', '+961 3 000 000'],
  ...more,
});

export const application: Application = {
  ...row(1, { attachments: 2 }),
  revision: 5,
  language: 'ar',
  steps: [
    {
      label: 'Child',
      answers: [
        { headings: [], label: 'Name', text: 'Child 1', name: 'name' },
        { headings: ['Siblings', 'Sibling 1'], label: 'Name', text: 'ولد', name: 'siblings[0][name]' },
      ],
    },
  ],
  files: [
    { id: 'f1', label: 'Photo', name: '<b>photo</b>.png', type: 'image/png', size: 2048, isEarlier: false },
    { id: 'f2', label: 'Report', name: 'report.pdf', type: 'application/pdf', size: 4096, isEarlier: true },
  ],
  history: [
    {
      number: 4,
      reference: 'AAAA-0001-0',
      at: '2026-11-01T08:00:00Z',
      by: 'parent',
      type: 'received',
      form: 'sample',
      status: 'new',
      aside: false,
    },
    { number: 5, reference: 'AAAA-0001-0', at: '2026-11-01T09:00:00Z', by: 'anna', type: 'noted', note: 'Call back' },
  ],
  canAsk: true,
  family: [row(2)],
  lookAlikes: [row(3)],
  contacts: [
    { label: 'Mobile', kind: 'phone', value: '+9613000000' },
    { label: 'E-mail', kind: 'email', value: 'parent@example.org' },
  ],
};

export const differing: readonly Change[] = [{ label: 'Class', here: 'Grade 1', there: 'Grade 2' }];

export const questions: readonly AskableQuestion[] = [
  { pointer: '/name', step: 'Child', label: 'Name', name: 'name' },
  { pointer: '/siblings', step: 'Child', label: 'Siblings', name: 'siblings' },
  { pointer: '/photo', step: 'Files', label: 'Photo', name: 'photo' },
];

export const letter: FilledLetter = {
  to: 'parent@example.org',
  ...byLanguage(() => ({ subject: 'Invitation AAAA-0001-0', text: ['Dear parents,', 'please come on 1 December.'] })),
  ar: { subject: 'دعوة', text: ['الأهل الكرام،', 'ندعوكم في ١ كانون الأول.'] },
};

const session: SessionDetails = {
  id: 's1',
  startedAt: '2026-11-01T08:00:00Z',
  seenAt: '2026-11-01T09:00:00Z',
  browser: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  isThis: false,
};

export const accounts: readonly AccountDetails[] = [
  { name: 'anna', role: 'manage', createdAt: '2026-01-01T08:00:00Z', signsInBy: ['passphrase'], sessions: [] },
  { name: 'karim', role: 'work', createdAt: '2026-01-02T08:00:00Z', signsInBy: ['provider'], sessions: [session] },
  {
    name: 'rima',
    role: 'read',
    createdAt: '2026-01-03T08:00:00Z',
    signsInBy: [],
    invitedUntil: '2026-01-04T08:00:00Z',
    sessions: [],
  },
];

const event = { reference: 'AAAA-0001-0', at: '2026-11-01T08:00:00Z', form: 'sample', isDeleted: false };

export const trail: { readonly events: readonly TrailEvent[]; readonly next: number } = {
  events: [
    { ...event, number: 900, by: 'anna', type: 'exported', applications: 312 },
    { ...event, number: 500, by: 'karim', type: 'moved', move: 'invite', from: 'new', to: 'invited' },
    { ...event, number: 499, by: 'karim', type: 'letter', letter: 'invitation', language: 'ar', way: 'print' },
    { ...event, number: 498, by: 'anna', type: 'deleted', reference: 'AAAA-0009-0', isDeleted: true },
    { ...event, number: 497, by: 'karim', type: 'moved', move: 'old', from: 'a', to: 'b', form: 'gone' },
    { number: 496, at: event.at, by: 'anna', type: 'account', account: 'rima', change: 'role', role: 'work' },
    { number: 495, at: event.at, by: 'rima', type: 'account', account: 'rima', change: 'joined', means: 'passphrase' },
    { number: 494, at: event.at, by: 'command line', type: 'account', account: 'rima', change: 'removed' },
  ],
  next: 497,
};

export const columns: readonly ExportColumns[] = [
  { label: 'Sample form', columns: [{ id: 'reference', label: 'Reference' }] },
  {
    label: 'Child',
    columns: [
      { id: '/child/name', label: 'Name' },
      { id: '/child/siblings', label: 'Siblings' },
    ],
  },
];
