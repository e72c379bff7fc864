// Links that ask again, as strangers and late parents find them: wrong, expired, revoked, replaced, answered, and guessed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../../engine/intake/config/limits.ts';
import { openTestOffice, type TestOffice } from '../support/officeBrowser.ts';
import { ask, BORN, parentAt, receive } from './parent.ts';

const DAY = 24 * 60 * 60_000;
const HOUR = 60 * 60_000;
const given = { 'person[name]': 'Lila' };

let office: TestOffice;
let logged = '';
beforeAll(async () => {
  const stream = { write: (line: string) => (logged += line) };
  office = await openTestOffice({ log: { level: 'trace', stream } });
});
afterAll(() => office.remove());

async function asked() {
  const reference = await receive(office);
  const token = await ask(office, reference, '/person/name');
  return { reference, token, proof: { reference, day: BORN } };
}

describe('a link', () => {
  it.each(['', 'x', 'A'.repeat(43), 'A'.repeat(500), '../..', '<script>'])(
    'that never was is refused: %s',
    async (token) => {
      const { reference } = await asked();
      const parent = parentAt(office, token);
      const proof = { reference, day: BORN };
      for (const refused of [await parent.open(), await parent.open(proof), await parent.answer(proof, given)]) {
        expect(refused).toMatchObject({ status: 404, body: { errors: [{ message: expect.any(String) }] } });
      }
    },
  );

  it('cannot be answered after it was revoked', async () => {
    const { reference, token, proof } = await asked();
    expect((await office.run('ask', reference, '--revoke')).code).toBe(0);
    expect((await office.run('ask', reference, '--revoke')).code).toBe(1);
    const parent = parentAt(office, token);
    expect((await parent.open(proof)).body).toMatchObject({ state: 'revoked', at: expect.any(String) });
    expect((await parent.open(proof)).body.asked).toBeUndefined();
    expect((await parent.answer(proof, given)).status).toBe(410);
  });

  it('is replaced by a newer one of the same application, and by no other', async () => {
    const one = await asked();
    const other = await asked();
    const newer = await ask(office, one.reference, '/person/name');
    expect((await parentAt(office, one.token).open()).body.state).toBe('revoked');
    expect((await parentAt(office, newer).open()).body.state).toBe('open');
    expect((await parentAt(office, other.token).open()).body.state).toBe('open');
  });

  it('is opened by its own application only', async () => {
    const [one, other] = [await asked(), await asked()];
    expect((await parentAt(office, one.token).open(other.proof)).status).toBe(403);
    expect((await parentAt(office, one.token).answer(other.proof, given)).status).toBe(403);
  });

  it('gives the same answer to a wrong reference, a wrong day, and what is neither', async () => {
    const { reference, token } = await asked();
    const parent = parentAt(office, token, '198.51.100.8');
    const wrong = [
      { reference: 'K7QM-4XRT-9', day: BORN },
      { reference, day: '2019-03-05' },
      { reference: '', day: '' },
      { reference: 'undefined', day: 'undefined' },
      { reference: '\ud800%', day: "' or 1=1 --" },
    ];
    const bodies = await Promise.all(wrong.map(async (proof) => JSON.stringify((await parent.open(proof)).body)));
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain('do not belong to this link');
  });

  it('leaves neither token nor proof nor answers in the log', async () => {
    const { reference, token, proof } = await asked();
    const parent = parentAt(office, token);
    await parent.open({ reference, day: '1999-12-31' });
    await parent.answer(proof, { 'person[name]': 'Zenobia', 'person[age]': '471108150916' });
    await parent.answer(proof, { 'person[name]': 'Zenobia' });
    expect(logged).toContain('answered again');
    for (const secret of [token, BORN, '1999-12-31', 'Zenobia', '471108150916']) expect(logged).not.toContain(secret);
  });
});

it('guesses are slowed down by link, wherever they come from, and never end the link', async () => {
  const { reference, token, proof } = await asked();
  const guess = async (i: number, day = '2019-01-01') =>
    (await parentAt(office, token, `203.0.113.${i}`).open({ reference, day })).status;
  const statuses: number[] = [];
  for (let i = 0; i < 13; i++) statuses.push(await guess(i));
  expect(statuses.filter((status) => status === 403)).toHaveLength(LIMITS.proofs.perLink);
  expect(await guess(20, BORN)).toBe(429);
  expect((await parentAt(office, token, '203.0.113.21').answer(proof, given)).status).toBe(429);
  // Other links are not affected.
  const other = await asked();
  expect((await parentAt(office, other.token).open(other.proof)).status).toBe(200);
  office.advance(4 * HOUR);
  expect(await guess(22, BORN)).toBe(200);
  expect(await guess(22, BORN)).toBe(200);
  expect([await guess(23), await guess(24)]).toEqual([403, 429]);
});

it('guesses are slowed down by sender', async () => {
  const links = await Promise.all(Array.from({ length: 4 }, asked));
  let judged = 0;
  for (let i = 0; i < 30; i++) {
    const { reference, token } = links[i % 4] ?? { reference: '', token: '' };
    const { status } = await parentAt(office, token, '203.0.113.99').open({ reference, day: '2019-01-01' });
    judged += Number(status === 403);
  }
  expect(judged).toBe(LIMITS.proofs.perSender);
  const [link] = links;
  if (link) expect((await parentAt(office, link.token).open(link.proof)).status).toBe(200);
});

it('two answers to one link at once make one version', async () => {
  const { reference, token, proof } = await asked();
  const parent = parentAt(office, token);
  const both = await Promise.all([parent.answer(proof, given), parent.answer(proof, { 'person[name]': 'Lulu' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 410]);
  expect(JSON.parse((await office.run('show', reference, '--json')).printed)).toMatchObject({ versions: 2 });
});

it('a link expires after fourteen days', async () => {
  const { token, proof } = await asked();
  const parent = parentAt(office, token);
  office.advance(13 * DAY);
  expect((await parent.open(proof)).body.state).toBe('open');
  office.advance(DAY);
  expect((await parent.open(proof)).body).toMatchObject({ state: 'expired' });
  expect((await parent.answer(proof, given)).status).toBe(410);
});
