// How a person answers by each widget of @rjsf/core: wrong first where the widget lets one, then right.
import type { Schema } from '../../../engine/core/index.ts';
import { handFiles } from '../support/chooseFiles.ts';
import type { Tried } from './tryWidgets.tsx';
import { chosen, clicked, filled, inLists, typed } from './ways.ts';

const text: Schema = { type: 'string' };
const number: Schema = { type: 'integer', minimum: 0, maximum: 9 };
export const colours: Schema = { type: 'string', enum: ['r', 'g', 'b'], enumNames: ['Red', 'Green', 'Blue'] };
export const several: Schema = {
  type: 'array',
  uniqueItems: true,
  items: { type: 'integer', enum: [1, 2, 3], enumNames: ['One', 'Two', 'Three'] },
};

export const stockWidgets: readonly Tried[] = [
  { name: 'text', schema: text, wrong: typed('no'), right: typed('Ras Beirut'), answer: 'Ras Beirut' },
  { name: 'textarea', schema: text, wrong: typed('no'), right: typed('One{Enter}Two'), answer: 'One\nTwo' },
  { name: 'password', schema: text, wrong: typed('no'), right: typed('a secret'), answer: 'a secret' },
  { name: 'email', schema: { ...text, format: 'email' }, wrong: typed('no'), right: typed('a@b.co'), answer: 'a@b.co' },
  {
    name: 'uri',
    schema: { ...text, format: 'uri' },
    wrong: typed('no'),
    right: typed('https://b.co'),
    answer: 'https://b.co',
  },
  { name: 'text', schema: { type: 'number' }, wrong: typed('8'), right: typed('1.05'), answer: 1.05 },
  { name: 'updown', schema: number, wrong: typed('8'), right: typed('4'), answer: 4 },
  { name: 'range', schema: number, wrong: typed('{Home}'), right: typed('{End}'), answer: 9 },
  { name: 'color', schema: text, wrong: filled('#000000'), right: filled('#0a5b9c'), answer: '#0a5b9c' },
  {
    name: 'date',
    schema: { ...text, format: 'date' },
    wrong: filled('1999-01-01'),
    right: filled('2020-02-03'),
    answer: '2020-02-03',
  },
  {
    name: 'date-time',
    schema: text,
    wrong: filled('1999-01-01T00:00'),
    right: filled('2020-02-03T10:20'),
    answer: new Date('2020-02-03T10:20').toJSON(),
  },
  { name: 'time', schema: text, wrong: filled('01:00'), right: filled('10:20'), answer: '10:20:00' },
  {
    name: 'alt-date',
    schema: { ...text, format: 'date' },
    ui: { 'ui:options': { yearsRange: [1990, 2025] } },
    wrong: inLists('1999', '01', '01'),
    right: inLists('2020', '02', '03'),
    answer: '2020-02-03',
  },
  {
    name: 'alt-datetime',
    schema: text,
    ui: { 'ui:options': { yearsRange: [1990, 2025] } },
    wrong: inLists('1999', '01', '01', '01', '01', '01'),
    right: inLists('2020', '02', '03', '10', '20', '30'),
    answer: '2020-02-03T10:20:30.000Z',
  },
  { name: 'radio', schema: colours, wrong: clicked(['input', 0]), right: clicked(['input', 1]), answer: 'g' },
  { name: 'select', schema: colours, wrong: chosen('Red'), right: chosen('Green'), answer: 'g' },
  { name: 'select', schema: several, wrong: chosen('One'), right: chosen('Two', 'Three'), answer: [2, 3] },
  {
    name: 'checkboxes',
    schema: several,
    wrong: clicked(['input', 0]),
    right: clicked(['input', 0], ['input', 1], ['input', 2]),
    answer: [2, 3],
  },
  { name: 'checkbox', schema: { type: 'boolean' }, right: clicked(['input', 0]), answer: true },
  {
    name: 'radio',
    schema: { type: 'boolean' },
    wrong: clicked(['input', 0]),
    right: clicked(['input', 1]),
    answer: false,
  },
  { name: 'select', schema: { type: 'boolean' }, wrong: chosen('Yes'), right: chosen('No'), answer: false },
  {
    name: 'RatingWidget',
    schema: number,
    wrong: clicked(['[role=radio]', 0]),
    right: clicked(['[role=radio]', 3]),
    answer: 3,
  },
  {
    name: 'file',
    schema: text,
    right: async () => handFiles('q', new File(['hello'], 'a.txt', { type: 'text/plain' })),
    answer: 'data:text/plain;name=a.txt;base64,aGVsbG8=',
  },
];
