// The mail that tells the office of answers to a link, on both stores.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findStore } from '../../../engine/intake/admin/findStore.ts';
import { openAdmin } from '../../../engine/intake/admin/openAdmin.ts';
import { ask, BORN, LAYLA, parentAt, receive } from '../asking/parent.ts';
import { eventually } from '../support/eventually.ts';
import { type MailServer, startMailServer } from '../support/mailServer.ts';
import { openTestOffice, type TestOffice } from '../support/officeBrowser.ts';
import { openTestPostgres, type TestPostgres } from '../support/testPostgres.ts';

const OFFICE = 'office@school.example';

let server: MailServer;
let postgres: TestPostgres;
beforeAll(async () => {
  [server, postgres] = await Promise.all([startMailServer(), openTestPostgres()]);
});
afterAll(async () => {
  await Promise.all([server.close(), postgres.remove()]);
});

describe.each(['the embedded store', 'PostgreSQL'])('the mail about answers to a link, on %s', (where) => {
  let office: TestOffice;
  const openOffice = (to: readonly string[]) => {
    const mail = { url: server.url, from: 'Our School <office@school.example>', office: to };
    return openTestOffice({ mail, ...(where === 'PostgreSQL' ? { databaseUrl: postgres.url } : {}) });
  };
  beforeAll(async () => {
    office = await openOffice([OFFICE]);
  });
  afterAll(() => office.remove());

  const storeOf = ({ dataDir }: TestOffice) =>
    where === 'PostgreSQL' ? { dataDir, databaseUrl: postgres.url } : { dataDir };
  const about = (reference: string) =>
    server.arrived.filter(({ content }) => content.includes(`<${reference}.answered-`));

  it('goes to the office once for each answer, in both languages, with no answer in it', async () => {
    const reference = await receive(office);
    const admin = await openAdmin(await findStore(storeOf(office)));
    const { revision = 0 } = (await admin.show(reference)) ?? {};
    await admin.carryOut(reference, { type: 'assign', to: 'clerk', revision }, { name: 'clerk', role: 'work' });
    await admin.close();
    const parent = parentAt(office, await ask(office, reference, '/person/name'));
    const id = randomUUID();
    const given = { 'person[name]': 'Jumana' };
    expect((await parent.answer({ reference, day: BORN }, given, id)).status).toBe(201);
    expect((await parent.answer({ reference, day: BORN }, given, id)).status).toBe(200);
    await eventually(() => expect(about(reference)).toHaveLength(1));
    const [mail] = about(reference);
    expect(mail?.to).toEqual([OFFICE]);
    const text = Buffer.from(mail?.content ?? '').toString();
    for (const part of ['Auto-Submitted: auto-generated', 'Assigned to', 'clerk', reference]) {
      expect(text).toContain(part);
    }
    for (const answer of ['Jumana', LAYLA['person[name]'], BORN, '04/03/2019']) expect(text).not.toContain(answer);
    const again = parentAt(office, await ask(office, reference, '/person/name'));
    expect((await again.answer({ reference, day: BORN }, given)).status).toBe(201);
    await eventually(() => expect(about(reference)).toHaveLength(2));
  });

  it.each([[[OFFICE]], [[]]])(
    'goes to whom the application is assigned to, if she has an address; office %j',
    async (to) => {
      const own = await openOffice(to);
      const reference = await receive(own);
      const admin = await openAdmin(await findStore(storeOf(own)));
      await admin.accounts.add('rima', 'work', 'test');
      await admin.accounts.setMail('rima', 'rima@school.example', 'test');
      const { revision = 0 } = (await admin.show(reference)) ?? {};
      await admin.carryOut(reference, { type: 'assign', to: 'rima', revision }, { name: 'rima', role: 'work' });
      const parent = parentAt(own, await ask(own, reference, '/person/name'));
      expect((await parent.answer({ reference, day: BORN }, { 'person[name]': 'Jumana' })).status).toBe(201);
      await eventually(() => expect(about(reference).map((mail) => mail.to)).toEqual([['rima@school.example']]));
      await admin.accounts.remove('rima', 'test');
      await admin.close();
      await own.remove();
    },
  );

  it('is not queued where nobody would get it', async () => {
    const silent = await openOffice([]);
    const reference = await receive(silent);
    const parent = parentAt(silent, await ask(silent, reference, '/person/name'));
    const { status } = await parent.answer({ reference, day: BORN }, { 'person[name]': 'Rima' });
    expect(status).toBe(201);
    const { printed } = await silent.run('show', reference, '--json');
    expect(JSON.parse(printed).mailFaults).toEqual([]);
    expect(about(reference)).toEqual([]);
    await silent.remove();
  });
});
