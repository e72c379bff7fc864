// The content of mails, in both languages, as text and as HTML.
import { describe, expect, it } from 'vitest';
import { byLanguage, languages } from '../../../engine/core/index.ts';
import { composeMail } from '../../../engine/intake/mail/composeMail.ts';
import { engineTexts } from '../../../engine/languages/engineTexts.ts';
import { sampleForm } from '../support/sampleForm.ts';

const school = { name: { ...byLanguage(() => 'Our School'), ar: 'مدرستنا' }, phone: '+961 1 000 000' };
const facts = { school, timeZone: 'Asia/Beirut' };
const settings = { url: '', from: 'Our School <office@school.example>', office: ['head@school.example'] };
const english = {
  ...sampleForm,
  mailOffice: ['/person/hasReport', '/person/age', '/pets/0/name'],
  done: { title: 'Received', text: ['There is an <interview>.', 'The school decides & writes.'] },
};
const arabic = { ...english, language: 'ar', title: 'طلب' } as const;
const application = (hint = 'Layla Haddad', email = 'parent@home.example') => ({
  reference: 'K7QM-4XRT-9',
  receivedAt: '2026-11-21T22:03:00.000Z',
  hint,
  answers: { person: { name: 'Layla', email, hasReport: 'yes' }, pets: [{ name: '<b>Mimi' }] },
});
const received = '22/11/2026 00:03 (UTC+02:00, Asia/Beirut)';
const receivedIn = { en: received, ar: '٢٢\u200f/١١\u200f/٢٠٢٦ ٠٠:٠٣ (UTC+02:00, Asia/Beirut)' };

it('a receipt contains the name, the school with its telephone, the time with its zone, and the next steps', () => {
  const mail = composeMail('applicant', english, application(), settings, facts);
  expect(mail?.text.split('\n')).toEqual([
    // A school may change it, as site/RECIPES.md says.
    engineTexts.en.mail.applicantTitle('Sample'),
    '',
    'Reference: K7QM-4XRT-9',
    `Received: ${received}`,
    'Name: Layla Haddad',
    'School: Our School',
    'Telephone: +961 1 000 000',
    '',
    'What happens next',
    '- There is an <interview>.',
    '- The school decides & writes.',
    '',
    expect.stringContaining('Please keep your reference number'),
    expect.stringContaining('If you did not send it'),
    '',
  ]);
  expect(mail?.html).toContain('<html lang="en" dir="ltr">');
  expect(mail?.html).toContain('There is an &lt;interview&gt;.');
  expect(mail).not.toHaveProperty('replyTo');
});

it('in Arabic it is right-to-left, with numbers and names isolated', () => {
  const mail = composeMail('applicant', arabic, application(), settings, facts);
  const lines = mail?.text.split('\n');
  for (const value of ['K7QM-4XRT-9', receivedIn.ar, 'Layla Haddad', 'مدرستنا', '+961 1 000 000']) {
    expect(lines?.some((line) => line.endsWith(`: \u2068${value}\u2069`))).toBe(true);
    expect(mail?.html).toContain(`<bdi dir="auto">${value}</bdi>`);
  }
  expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
});

it.each(languages)(
  'the mail to the office in %s has summary, the declared answers in words, and the parent to reply to',
  (language) => {
    const mail = composeMail('office', language === 'en' ? english : arabic, application(), settings, facts);
    expect(mail).toMatchObject({
      replyTo: { address: 'parent@home.example' },
      to: [{ address: 'head@school.example' }],
    });
    const values = mail?.text
      .split('\n')
      .flatMap((line) => line.split(': ')[1]?.replaceAll(/[\u2068\u2069]/g, '') ?? []);
    expect(values?.slice(-5)).toEqual(['K7QM-4XRT-9', receivedIn[language], 'Layla Haddad', 'Yes', '<b>Mimi']);
    expect(mail?.html).toContain('&lt;b&gt;Mimi');
  },
);

it('no mail loads external content, in any language, for any recipient', () => {
  for (const form of [english, arabic]) {
    for (const kind of ['office', 'applicant'] as const) {
      const mail = composeMail(kind, form, application(), settings, facts);
      expect(mail?.html).not.toMatch(/https?:|\bsrc=|url\(|<script|<link|<img|<b>/i);
    }
  }
});

describe('a name in a receipt', () => {
  const named = (hint: string) => composeMail('applicant', english, application(hint), settings, facts)?.text;

  it.each(['Layla Haddad', 'ليلى حدّاد', "Renée O'Neil-Smith", 'Layla M. Haddad'])('%s is shown', (hint) => {
    expect(named(hint)).toContain(`Name: ${hint}`);
  });

  it.each(['Win at www.evil.example', 'Call 71123456', 'evil.example', 'a@b.example', '<b>', 'a/b', ''])(
    'a stranger cannot send “%s” to somebody by it',
    (hint) => {
      expect(named(hint)).not.toContain('Name:');
    },
  );
});

it.each(['a@x.example, b@x.example', 'a@x.example\r\nBcc: b@x.example', 'A <a@x.example>'])(
  '%j is nobody to reply to',
  (address) => {
    expect(composeMail('office', english, application('', address), settings, facts)).not.toHaveProperty('replyTo');
  },
);
