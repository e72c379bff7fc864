// Accounts by the command line: beside a running service, without one, and in a database server.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestOffice, type TestOffice } from '../support/officeBrowser.ts';
import { runOffice } from '../support/runOffice.ts';
import { startSample } from '../support/startSample.ts';
import { openTestPostgres, type TestPostgres } from '../support/testPostgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await openTestPostgres();
});
afterAll(() => postgres.remove());

describe.each(['running', 'stopped', 'on PostgreSQL'])('the service is %s', (state) => {
  let remove: () => Promise<void>;
  let run: (...argv: string[]) => ReturnType<typeof runOffice>;
  beforeEach(async () => {
    const databaseUrl = state === 'on PostgreSQL' ? { databaseUrl: postgres.url } : {};
    const sample = await startSample(databaseUrl);
    if (state === 'stopped') await sample.stop();
    remove = sample.remove;
    run = (...argv) => runOffice({ dataDir: sample.dataDir, ...databaseUrl }, ...argv);
  });
  afterEach(async () => {
    await remove();
    if (state === 'on PostgreSQL') await postgres.run('truncate account cascade');
  });

  it('adds, lists, changes, resets and removes accounts', async () => {
    expect((await run('account', 'list')).printed).toBe('No accounts: the office is off.\n');
    const added = await run('account', 'add', 'Anna', '--role', 'manage');
    expect(added.printed).toMatch(
      /^anna joins by this link, once, until \d{4}-\d\d-\d\d \d\d:\d\d \+0[23]:00:\n {2}\/office\/join#[\w-]{43}\n$/,
    );
    expect(await run('account', 'add', 'anna', '--role', 'read')).toMatchObject({
      code: 1,
      complained: 'There is an account anna already\n',
    });
    expect((await run('account', 'list')).printed).toMatch(
      /^Name +Role +Signs in by +Mails to\nanna +manage +invited until /,
    );
    expect((await run('account', 'role', 'anna', '--role', 'work')).printed).toBe('anna has the role work\n');
    const [listed] = JSON.parse((await run('account', 'list', '--json')).printed);
    expect(listed).toMatchObject({ name: 'anna', role: 'work', signsInBy: [] });
    expect(JSON.stringify(listed)).not.toMatch(/passphrase|secret|token/);
    expect((await run('account', 'mail', 'anna', 'anna@school.example')).printed).toBe(
      'anna gets mails at anna@school.example\n',
    );
    expect((await run('account', 'list')).printed).toMatch(/ anna@school\.example\n$/);
    expect((await run('account', 'mail', 'anna')).printed).toBe('anna gets no mails\n');
    expect((await run('account', 'mail', 'anna', 'a@b, c@d')).code).toBe(2);
    const reset = await run('account', 'reset', 'anna');
    expect(reset.printed).toContain('/office/join#');
    expect(reset.printed).not.toBe(added.printed);
    expect((await run('account', 'sessions')).printed).toBe('Nobody is signed in.\n');
    expect((await run('account', 'remove', 'anna')).printed).toContain('Nothing was removed');
    expect((await run('account', 'remove', 'anna', '--yes')).printed).toBe('anna is removed\n');
    expect((await run('account', 'list', '--json')).printed).toBe('[]\n');
  });

  it.each([
    ['role', 'anna', '--role', 'work'],
    ['reset', 'anna'],
    ['remove', 'anna', '--yes'],
  ])('says so where there is no account: %j', async (...argv) => {
    expect(await run('account', ...argv)).toMatchObject({ code: 1, complained: 'There is no account anna\n' });
  });
});

describe('beside people who are signed in', () => {
  let office: TestOffice;
  beforeEach(async () => {
    office = await openTestOffice();
  });
  afterEach(() => office.remove());

  it('lists sessions and ends them, one account’s only', async () => {
    const [anna, karim] = [await office.member('anna'), await office.member('karim')];
    const { printed } = await office.run('account', 'sessions');
    expect(printed).toMatch(/^Name +Since +Last seen +Browser\n/);
    expect(printed).toMatch(/^anna .* Test$/m);
    expect(printed).toMatch(/^karim .* Test$/m);
    const [session] = JSON.parse((await office.run('account', 'sessions', 'anna', '--json')).printed);
    expect(Object.keys(session).toSorted()).toEqual(['account', 'browser', 'seenAt', 'startedAt']);
    expect((await office.run('account', 'sessions', 'anna', '--end')).printed).toBe('1 session is ended\n');
    expect((await anna.browser.ask('GET /me')).status).toBe(401);
    expect((await karim.browser.ask('GET /me')).status).toBe(200);
  });

  it('a role counts from the next request, and a reset or removal ends all', async () => {
    const anna = await office.member('anna', 'manage');
    await office.run('account', 'role', 'anna', '--role', 'read');
    expect((await anna.browser.ask('GET /me')).body.role).toBe('read');
    await office.run('account', 'reset', 'anna');
    expect((await anna.browser.ask('GET /me')).status).toBe(401);
    expect(await office.signIn(anna.browser, anna)).toBe(401);
    await office.run('account', 'remove', 'anna', '--yes');
    expect((await anna.browser.ask('GET /me')).status).toBe(404);
  });
});

describe('what is typed', () => {
  const refused = (...argv: string[]) => runOffice({ dataDir: '/nowhere' }, 'account', ...argv);

  it.each([
    [[], 'account takes add, list, role'],
    [['invite', 'anna'], 'not “invite”'],
    [['constructor'], 'not “constructor”'],
    [['add'], 'Which account?'],
    [['add', 'anna'], '--role is one of read, work, manage'],
    [['add', 'anna', '--role', 'admin'], '--role is one of'],
    [['add', 'parent', '--role', 'read'], '“parent” is no name'],
    [['add', 'anna', 'karim', '--role', 'read'], 'Too many arguments: karim'],
    [['add', 'anna', '--role', 'read', '--yes'], 'account add takes no --yes'],
    [['list', 'anna'], 'account list takes no “anna”'],
    [['list', '--role', 'read'], 'account list takes no --role'],
    [['sessions', '--end'], 'Which account?'],
  ])('%j: refused with words', async (argv, words) => {
    const { code, complained } = await refused(...argv);
    expect([code, complained]).toEqual([2, expect.stringContaining(words)]);
  });
});
