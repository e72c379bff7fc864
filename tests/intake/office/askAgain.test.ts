// The office's routes for asking again, on both stores.
import { beforeEach, expect, it } from 'vitest';
import { describeOffice } from '../accounts/describeOffice.ts';
import { BORN, LAYLA, parentAt, receive } from '../asking/parent.ts';
import type { Member } from '../support/officeBrowser.ts';
import { sampleFile } from '../support/sampleFiles.ts';

const MARKUP = '<script>alert(1)</script>';

describeOffice('asking again', (at) => {
  let reference: string;
  let clerk: Member;
  beforeEach(async () => {
    reference = await receive(at.office, { ...LAYLA, 'photos[0]': ['old.pdf', sampleFile('pdf', 2000)] });
    clerk = await at.office.member('clerk', 'work');
  });
  const open = async () => (await clerk.browser.ask('GET /applications/:reference', undefined, { reference })).body;
  const command = (asked: object, revision: number) =>
    clerk.browser.ask('POST /applications/:reference/commands', { revision, command: asked as never }, { reference });
  const list = async (again: string) => {
    const { body } = await clerk.browser.send('GET', `/office/api/applications?form=sample&again=${again}`);
    return (body as { rows?: { reference: string }[] }).rows?.map((row) => row.reference) ?? body;
  };

  it('shows the link once, then what the parent has changed, and the first answer beside', async () => {
    const { body: questions } = await clerk.browser.ask('GET /applications/:reference/questions', undefined, {
      reference,
    });
    expect(questions).toContainEqual({ pointer: '/person/name', step: 'All', label: 'Name', name: 'person[name]' });
    expect(questions.map(({ pointer }) => pointer)).not.toContain('/person/born');
    const { revision } = await open();
    const asked = { type: 'ask', questions: ['/person/name', '/photos'], message: MARKUP };
    const made = (await command(asked, revision)).body as Awaited<ReturnType<typeof open>>;
    expect(made.asking).toMatchObject({ state: 'open', questions: ['/person/name', '/photos'] });
    expect(made.asking?.link).toMatch(/^http:\/\/localhost:\d+\/answer#[\w-]{43}$/);
    expect((await open()).asking?.link).toBeUndefined();
    expect(await list('asked')).toEqual([reference]);
    expect(await list('answered')).toEqual([]);

    const parent = parentAt(at.office, made.asking?.link?.split('#')[1] ?? '');
    const given = { 'person[name]': MARKUP, 'photos[0]': ['new.pdf', sampleFile('pdf', 3000)] as const };
    expect((await parent.answer({ reference, day: BORN }, given)).status).toBe(201);
    expect(await list('answered')).toEqual([reference]);
    const { body: start } = await clerk.browser.ask('GET /start');
    expect(start[0]).toMatchObject({ answered: 1 });
    // The clerk, who has read it a moment ago, reads it again.
    const shown = await open();
    expect(shown.again).toBeUndefined();
    expect(await list('answered')).toEqual([]);
    expect(shown.name).toBe(MARKUP);
    const answers = shown.steps.flatMap((step) => step.answers);
    expect(answers.filter(({ first }) => first !== undefined)).toMatchObject([
      { name: 'person[name]', text: MARKUP, first: 'Layla' },
      { name: 'photos', text: 'new.pdf', first: 'old.pdf' },
    ]);
    expect(shown.files.map(({ name, isEarlier }) => [name, isEarlier])).toEqual([
      ['new.pdf', false],
      ['old.pdf', true],
    ]);
    for (const { id } of shown.files) {
      const file = await clerk.browser.send('GET', `/office/api/applications/${reference}/files/${id}`);
      expect(file.status).toBe(200);
    }
    const { history } = shown;
    expect(history.find(({ type }) => type === 'asked-again')).toMatchObject({ by: 'clerk', note: MARKUP });
    expect(history.find(({ type }) => type === 'answered-again')?.changes).toEqual([
      { label: 'Name', here: 'Layla', there: MARKUP },
      { label: 'Photos', here: 'old.pdf', there: 'new.pdf' },
    ]);
    expect(shown.asking).toMatchObject({ state: 'answered' });
  });

  it('refuses what cannot be asked, and revokes once', async () => {
    const { revision } = await open();
    for (const questions of [[], ['/person/born'], ['/nothing'], ['/person/name', '/person/report']]) {
      expect(await command({ type: 'ask', questions }, revision)).toMatchObject({
        status: 422,
        body: { code: 'bad-questions' },
      });
    }
    expect((await command({ type: 'ask', questions: ['/person/name'] }, revision - 1)).status).toBe(409);
    expect((await command({ type: 'revoke-ask' }, revision)).body.code).toBe('not-possible');
    await command({ type: 'ask', questions: ['/person/name'] }, revision);
    const asked = await open();
    expect((await command({ type: 'revoke-ask' }, asked.revision)).body).toMatchObject({
      asking: { state: 'revoked' },
    });
    expect(await list('wrong')).toMatchObject({ code: 'bad-list' });
  });
});
