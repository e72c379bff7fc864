// Letters on the command line: beside a running service, without one, and in a database server.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../../engine/intake/cli/runCommand.ts';
import { eventually } from '../support/eventually.ts';
import { interviews } from '../support/interviewOffice.ts';
import { type MailServer, startMailServer } from '../support/mailServer.ts';
import { sampleForm } from '../support/sampleForm.ts';
import { startSample } from '../support/startSample.ts';
import { openTestPostgres, type TestPostgres } from '../support/testPostgres.ts';

let postgres: TestPostgres;
let server: MailServer;
beforeAll(async () => {
  [postgres, server] = await Promise.all([openTestPostgres(), startMailServer()]);
});
afterAll(async () => {
  await Promise.all([postgres.remove(), server.close()]);
});

describe.each(['running', 'stopped', 'on PostgreSQL'])('the service is %s', (state) => {
  it('shows a letter in both languages, and mails it', async () => {
    const where = state === 'on PostgreSQL' ? { databaseUrl: postgres.url } : {};
    const mail = { url: server.url, from: 'Our School <office@school.example>', office: [] };
    const sample = await startSample({ ...interviews, ...where, mail });
    const parts = { 'person[name]': 'Layla', 'person[email]': 'parent@home.example' };
    const reference = (await sample.post(parts, randomUUID())).body.reference ?? '';
    const silent = (await sample.post({ 'person[name]': 'Nour' }, randomUUID())).body.reference ?? '';
    if (state === 'stopped') await sample.stop();
    const run = async (argv: readonly string[], sendsMail = true) => {
      const shown = { printed: '', complained: '' };
      const code = await runCommand(argv, {
        ...{ dataDir: sample.dataDir, ...where, ...interviews, forms: [sampleForm], sendsMail },
        print: (text) => (shown.printed += text),
        printError: (text) => (shown.complained += text),
      });
      return { code, ...shown };
    };
    const send = ['letter', reference, 'invitation', '--send', '--language', 'ar'];

    expect((await run(['letter', reference])).printed).toContain('in the status new, which offers no letters');
    expect((await run(send)).complained).toContain('“invitation” is no letter for this');
    for (const one of [reference, silent]) await run(['mark', one, 'invite', 'day=2026-12-01']);
    expect((await run(['letter', reference])).printed).toMatch(/offers these letters:\n {2}invitation {2}Invite\n$/);
    expect((await run(['letter', reference, 'invitation'])).printed).toBe(
      `To: parent@home.example\n\n[en] Invite ${reference}\n\nLayla: 1 December 2026\n\n\n[ar] دعوة ${reference}\n\nLayla: ١ كانون الأول ٢٠٢٦\n`,
    );
    expect((await run(['letter', reference, 'invitation', '--language', 'en'])).printed).not.toContain('دعوة');
    expect((await run(['letter', silent, ...send.slice(2)])).complained).toContain('names no e-mail address');
    if (state !== 'running') expect((await run(send, false)).complained).toContain('No mail is set up here');
    expect((await run(send.slice(0, 4))).code).toBe(2);

    expect((await run(send)).printed).toBe(
      `${reference}: the letter invitation (ar) waits to be mailed to parent@home.example\n`,
    );
    expect((await run(['history', reference])).printed).toMatch(
      /command line {2}letter invitation \(ar, queue, (waiting|sent)\); to: parent@home/,
    );
    if (state === 'stopped') {
      const again = await startSample({ ...interviews, dataDir: sample.dataDir, mail });
      await arrived(reference);
      await again.stop();
    }
    await sample.remove();
  });
});

/** Another process queued it, so it is found by the round that a service makes at its start, or within 30 s. */
async function arrived(reference: string): Promise<void> {
  await eventually(() => {
    const [mail] = server.arrived.filter(({ content }) => content.includes(`<${reference}.letter-`));
    expect(mail?.to).toEqual(['parent@home.example']);
  });
}
