// A status gets another name in the record: moves, letters and translations follow, and one that applications may have stays.
import { expect, it } from 'vitest';
import { compileForm } from '../../../engine/compile/compileForm.ts';
import { compileOfficeOf } from '../../../engine/compile/compileOffice.ts';
import { loadForm, loadOffice } from '../../../engine/prove/loadForm.ts';
import { proveOffice } from '../../../engine/prove/proveOffice.ts';
import type { Building } from '../../../engine/studio/protocol/actions.ts';
import { planAction } from '../../../engine/studio/server/planAction.ts';
import { writeFiles } from '../../../engine/studio/server/writeFiles.ts';
import { inArabic, writeForm } from '../../compile/support/writeForm.ts';

const office = {
  columns: ['/who/name'],
  search: ['/who/name'],
  statuses: [
    { id: 'new', label: 'New' },
    { id: 'invited', label: 'Invited' },
    { id: 'done', label: 'Done', final: true },
  ],
  moves: [
    {
      id: 'invite',
      label: 'Invite',
      from: ['new', 'invited'],
      to: 'invited',
      asks: {
        type: 'object',
        properties: { day: { type: 'string', format: 'date', title: 'Day' } },
        required: ['day'],
        errorMessage: { required: { day: 'Day is required' } },
      },
    },
    { id: 'end', label: 'End', from: ['invited'], to: 'done' },
  ],
  letters: [
    { id: 'day', label: 'Day', in: ['invited'], subject: 'Come', text: ['{invite.day}'] },
    { id: 'hello', label: 'Hello', in: ['new', 'invited', 'done'], subject: 'Hello', text: ['Hello {/who/name}'] },
  ],
};
const arabic = {
  ...inArabic({}),
  'office.json': {
    '/statuses/new/label': 'جديد',
    '/statuses/invited/label': 'مدعو',
    '/statuses/done/label': 'انتهى',
    '/moves/invite/label': 'دعوة',
    '/moves/invite/asks/properties/day/title': 'اليوم',
    '/moves/invite/asks/errorMessage/required/day': 'اليوم مطلوب',
    '/moves/end/label': 'إنهاء',
    '/letters/day/label': 'اليوم',
    '/letters/day/subject': 'تعالوا',
    '/letters/day/text/0': '{invite.day}',
    '/letters/hello/label': 'مرحبًا',
    '/letters/hello/subject': 'مرحبًا',
    '/letters/hello/text/0': 'مرحبًا {/who/name}',
  },
};
const published = { version: 1, answers: { 'who[name]': 'string' }, statuses: ['done', 'invited', 'new'] };
const rename: Building = { kind: 'rename-status', status: 'invited', id: 'interview' };

async function plan(action: Building, changes = {}) {
  const folder = writeForm({ 'trip/office.json': office, 'trip/ar.json': arabic, ...changes });
  const answer = await planAction(folder, { form: 'trip', action });
  if ('problem' in answer) throw new Error(answer.problem);
  const after = (name: string) =>
    JSON.parse(answer.files.find((file) => file.name === `trip/${name}`)?.after ?? 'null');
  expect(writeFiles(folder, answer)).toEqual({ kind: 'written' });
  expect(await unproven(folder)).toEqual([]);
  return { ...answer, office: after('office.json'), words: after('ar.json')['office.json'] };
}

async function unproven(folder: string) {
  const { code, definition } = compileForm(folder, 'trip');
  const office = await loadOffice(compileOfficeOf(definition));
  return proveOffice(definition, await loadForm(code), office)?.findings.map(({ problem }) => problem);
}

it('a status that no application can have is renamed wherever it is named', async () => {
  const { office: now, words, notes } = await plan(rename);
  expect(now).toEqual(JSON.parse(JSON.stringify(office).replaceAll('"invited"', '"interview"')));
  expect(words['/statuses/interview/label']).toBe('مدعو');
  expect(words).not.toHaveProperty('/statuses/invited/label');
  expect(notes).toBeUndefined();
});

it('a published one stays as retired, with the ways out of it, and the plan says so', async () => {
  const { office: now, words, notes, files } = await plan(rename, { 'trip/published.json': published });
  const [fresh, , done] = office.statuses;
  expect(now.statuses).toEqual([
    fresh,
    { id: 'interview', label: 'Invited' },
    done,
    { id: 'invited', label: 'Invited', retired: true },
  ]);
  expect(now.moves).toMatchObject([
    { from: ['new', 'interview', 'invited'], to: 'interview' },
    { from: ['interview', 'invited'], to: 'done' },
  ]);
  // What a move has asked is not known of an application in a retired status.
  expect(now.letters).toMatchObject([{ in: ['interview'] }, { in: ['new', 'interview', 'invited', 'done'] }]);
  expect(words).toMatchObject({ '/statuses/interview/label': 'مدعو', '/statuses/invited/label': 'مدعو' });
  expect(JSON.parse(files.find(({ name }) => name === 'trip/published.json')?.after ?? '').statuses).toContain(
    'interview',
  );
  expect(notes).toEqual([expect.stringContaining('“invited” by now keep it')]);
});

it('the first one, which every application begins with, too', async () => {
  const { office: now } = await plan({ ...rename, status: 'new', id: 'fresh' }, { 'trip/published.json': published });
  expect(now.statuses.map(({ id }: { id: string }) => id)).toEqual(['fresh', 'invited', 'done', 'new']);
});

it.each([
  ['of another one', 'done', 'There is a status “done” already.'],
  ['that cannot be one', 'In review', 'cannot name a status'],
])('a status does not get the name %s', async (_, id, problem) => {
  await expect(plan({ ...rename, id })).rejects.toThrow(problem);
});
