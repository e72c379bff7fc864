// What the benchmark of the office asks the service for.
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Application, ApplicationPage } from '../../engine/ports/index.ts';
import { COOKIE } from './fillStores.ts';

export type Ask = (path: string) => Promise<string>;

export function openAsk(url: string): Ask {
  const agent = new Agent({ keepAlive: true });
  return (path) =>
    new Promise((resolve, reject) => {
      request(
        `${url}/office/api${path}`,
        { agent, headers: { cookie: COOKIE, 'sec-fetch-site': 'same-origin' } },
        (response) => {
          text(response).then((body) => {
            if (response.statusCode === 200) resolve(body);
            else reject(new Error(`${path} is answered ${response.statusCode}: ${body}`));
          }, reject);
        },
      )
        .once('error', reject)
        .end();
    });
}

export const listOf = (query: Readonly<Record<string, string>> = {}) =>
  `/applications?${new URLSearchParams({ form: 'admission', ...query })}`;

/** The place behind a row that need not exist. */
const behind = (key: string, arrival: number) => Buffer.from(JSON.stringify([key, arrival])).toString('base64url');

/** Addresses by what they show. The one application has a family and look-alikes, and many events. */
export async function viewsOf(ask: Ask, count: number): Promise<Readonly<Record<string, string>>> {
  const page = async (query: Readonly<Record<string, string>>): Promise<ApplicationPage> =>
    JSON.parse(await ask(listOf(query)));
  const middle = '2025-11-26T00:00:00.000Z';
  const accepted = (await page({ status: 'accepted' })).rows[0]?.reference ?? '';
  const { rows } = await page({ words: 'layla', before: '2025-09-01' });
  const all = await Promise.all(
    rows.map(async (row): Promise<Application> => JSON.parse(await ask(`/applications/${row.reference}`))),
  );
  const one = all.find(({ lookAlikes, family }) => lookAlikes.length > 0 && family.length > 1);
  if (!one) throw new Error('No application has look-alikes.');
  const { reference } = one;
  const answer = (name: string) =>
    one.steps.flatMap(({ answers }) => answers).find((some) => some.name === name)?.text ?? '';
  const mobile = one.contacts.find(({ kind }) => kind === 'phone')?.value.replace('+961', '') ?? '';
  const searches: Readonly<Record<string, string>> = {
    'a name in Latin letters': answer('fatherInfo[fatherName]'),
    'a first name, one in ten': 'karim',
    'a name in Arabic letters': answer('learnerInfo[lastNameAr]'),
    'an Arabic first name, other hamza': 'احمد',
    'a telephone number, as stored': `+961${mobile}`,
    'a telephone number, 00961 with blanks': `00961 ${mobile.slice(0, 2)} ${mobile.slice(2, 5)} ${mobile.slice(5)}`,
    'a telephone number, with its zero': `0${mobile.slice(0, 1)}/${mobile.slice(1)}`,
    'the end of a telephone number': mobile.slice(-6),
    'a reference': reference,
    'a reference without dashes': reference.replaceAll('-', '').toLowerCase(),
    'a registry number': answer('familyInfo[registryCivilNo]'),
    'a word that nobody has': 'zzyzx',
    'a word of half of all': 'com',
    'eight words': 'a e i o u r s n',
  };
  const sorts = ['received', 'name', 'column0', 'column1', 'column2', 'column3'];
  const far: Readonly<Record<string, string>> = {
    received: middle,
    name: 'karim',
    column0: '1000000000007.0000'.padStart(18, '0'),
    column1: '2018',
    column2: '9617',
    column3: 'm',
  };
  return {
    'what waits': '/start',
    'the list, newest first': listOf(),
    ...Object.fromEntries(
      ['new', 'in-review', 'accepted', 'withdrawn', 'new,in-review,invited'].map((status) => [
        `status ${status}`,
        listOf({ status }),
      ]),
    ),
    'assigned to me': listOf({ assigned: 'me' }),
    'assigned to nobody': listOf({ assigned: 'none' }),
    'assigned to a clerk': listOf({ assigned: '@clerk7' }),
    unseen: listOf({ unseen: '1' }),
    flagged: listOf({ flagged: '1' }),
    'since a day': listOf({ since: '2026-09-01' }),
    'one month': listOf({ since: '2025-09-01', before: '2025-10-01' }),
    'one grade': listOf({ column0: 'Grade3' }),
    'all filters at once': listOf({
      column0: 'Grade3',
      status: 'in-review',
      assigned: '@clerk7',
      since: '2025-01-01',
      words: 'karim com',
    }),
    ...Object.fromEntries(
      sorts.flatMap((sort) =>
        ['ascending', 'descending'].flatMap((direction) => [
          [`by ${sort}, ${direction}`, listOf({ sort, direction })],
          [
            `by ${sort}, ${direction}, from the middle`,
            listOf({ sort, direction, after: behind(far[sort] ?? '', count) }),
          ],
        ]),
      ),
    ),
    'the second page': listOf({ after: (await page({})).next ?? '' }),
    'by name, of one status': listOf({ sort: 'name', status: 'accepted' }),
    'by grade, among a first name': listOf({ sort: 'column0', words: 'karim' }),
    ...Object.fromEntries(Object.entries(searches).map(([name, words]) => [`search: ${name}`, listOf({ words })])),
    'one application with its family': `/applications/${reference}`,
    'the answers of a look-alike that differ': `/applications/${reference}/look-alikes/${one.lookAlikes[0]?.reference}`,
    'a letter': `/applications/${accepted}/letters/acceptance`,
    'the trail': '/trail',
    'the trail, from the middle': `/trail?before=${count}`,
    'the trail, deletions': '/trail?type=deleted',
    'the trail, of nobody': '/trail?by=nobody',
    'the trail, of an export': '/trail?by=clerk8',
    'the trail, one kind of one account': '/trail?by=bench&type=deleted',
    'the trail, an application of one account': `/trail?by=bench&type=moved&reference=${reference}`,
    'the trail, accounts': '/trail?type=account',
    'the trail, of one application': `/trail?reference=${reference}`,
    accounts: '/accounts',
  };
}

/** How many applications a list has. */
export const foundIn = (counts: ApplicationPage['counts']) => Object.values(counts).reduce((sum, one) => sum + one, 0);
