// Whatever changes an account is in the record that managers read, by whom and when, and nothing secret with it.
import { expect, it } from 'vitest';
import { PASSPHRASE } from '../support/officeBrowser.ts';
import { describeOffice } from './describeOffice.ts';

describeOffice('changes to accounts', (at) => {
  it('are in the record, made on the web or by the command line', async () => {
    const { office, anna } = at;
    const recorded = async () => (await anna.browser.ask('GET /trail')).body.events.toReversed();
    const before = (await recorded()).at(-1)?.number ?? 0;
    const params = { name: 'rima' };
    const ask = anna.browser.ask;
    const { path } = (await ask('POST /accounts', { name: 'rima', role: 'read' })).body;
    await ask('PATCH /accounts/:name', { role: 'work' }, params);
    const invited = (await ask('POST /accounts/:name/invitation', undefined, params)).body.path;
    const token = invited.split('#')[1] ?? '';
    const rima = office.browser();
    const { secret } = (await rima.ask('POST /invitation/passphrase', { token, passphrase: PASSPHRASE })).body;
    const joined = await rima.ask('POST /invitation/code', { token, code: office.nextCode(secret) });
    const renewed = await rima.ask('POST /me/recovery-codes', { code: office.nextCode(secret) });
    const member = { name: 'rima', passphrase: PASSPHRASE, secret };
    const other = office.browser();
    await office.signIn(other, member);
    const sessions = (await other.ask('GET /sessions')).body;
    const theOther = sessions.find(({ isThis }) => !isThis)?.id ?? '';
    await other.ask('DELETE /sessions/:id', undefined, { id: theOther });
    await ask('DELETE /accounts/:name/sessions', undefined, params);
    // Nothing changes by these.
    await ask('DELETE /accounts/:name/sessions', undefined, params);
    await ask('POST /accounts', { name: 'rima', role: 'manage' });
    await ask('DELETE /accounts/:name', undefined, { name: 'nobody' });
    await office.signIn(other, member);
    await other.ask('POST /sign-out');
    await office.signIn(other, member);
    const ofRima = (await ask('GET /accounts')).body.find(({ name }) => name === 'rima');
    await ask('DELETE /accounts/:name/sessions/:id', undefined, { ...params, id: ofRima?.sessions[0]?.id ?? '' });
    await ask('DELETE /accounts/:name', undefined, params);
    await office.run('account', 'add', 'omar', '--role', 'read');
    await office.run('account', 'role', 'omar', '--role', 'manage');
    await office.run('account', 'mail', 'omar', 'omar@school.example');
    await office.run('account', 'reset', 'omar');
    await office.run('account', 'sessions', 'omar', '--end');
    await office.run('account', 'remove', 'omar', '--yes');

    const events = (await recorded()).filter(({ number }) => number > before);
    const [byAnna, byRima, here] = ['anna', 'rima', 'command line'].map((by) => ({ by, type: 'account' }));
    expect(events).toMatchObject([
      { ...byAnna, account: 'rima', change: 'added', role: 'read' },
      { ...byAnna, account: 'rima', change: 'role', role: 'work' },
      { ...byAnna, account: 'rima', change: 'invited' },
      { ...byRima, account: 'rima', change: 'joined', means: 'passphrase' },
      { ...byRima, account: 'rima', change: 'codes' },
      { ...byRima, account: 'rima', change: 'sessions-ended' },
      { ...byAnna, account: 'rima', change: 'sessions-ended' },
      { ...byAnna, account: 'rima', change: 'sessions-ended' },
      { ...byAnna, account: 'rima', change: 'removed' },
      { ...here, account: 'omar', change: 'added', role: 'read' },
      { ...here, account: 'omar', change: 'role', role: 'manage' },
      { ...here, account: 'omar', change: 'mail' },
      { ...here, account: 'omar', change: 'invited' },
      { ...here, account: 'omar', change: 'removed' },
    ]);
    const numbers = events.map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, i) => before + 1 + i));
    const secrets = [path.split('#')[1], token, secret, PASSPHRASE, 'scrypt', theOther, 'Test', '@'];
    for (const one of [...secrets, ...joined.body.recoveryCodes, ...renewed.body.recoveryCodes]) {
      expect(JSON.stringify(events)).not.toContain(one);
    }
    const filtered = await anna.browser.send('GET', '/office/api/trail?type=account&by=rima');
    expect((filtered.body as { events: object[] }).events).toHaveLength(3);
  });
});
