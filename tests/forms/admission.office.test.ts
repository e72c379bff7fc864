// The letters of the admission office, as parents get them, and the way of an application through it.
import { formsIn } from 'virtual:forms/all';
import { offices } from 'virtual:offices';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../../engine/core/locale/language.ts';
import { fillLetter } from '../../engine/core/workflow/fillLetter.ts';
import { exampleAnswers } from './support/exampleAnswers.ts';

const facts = {
  answers: exampleAnswers('admission', 'maximal'),
  asked: { invite: { kind: 'exams', date: '2027-04-03', time: '9:00' } },
  reference: 'K7QM-4XRT-9',
  school: 'The School',
  telephone: '+961 1 000 000',
  today: '2026-11-22',
};

function parts(language: Language) {
  const office = offices[language].find(({ form }) => form === 'admission');
  const form = formsIn[language].find(({ id }) => id === 'admission');
  if (!office || !form) throw new Error('There is no admission office.');
  return { office, form };
}

const fill = (language: Language, id: string) => {
  const { office, form } = parts(language);
  const letter = office.letters.find((one) => one.id === id);
  return letter && fillLetter(letter, { ...facts, office, form });
};

it('has the statuses of the school, from new to registered', () => {
  expect(parts('en').office.statuses.map(({ label }) => label)).toEqual([
    ...['New', 'In review', 'Interview or exam', 'Accepted', 'Waiting list', 'Declined', 'Registered', 'Withdrawn'],
  ]);
});

it('invites in English', () => {
  expect(fill('en', 'invitation')?.text.slice(0, 5)).toEqual([
    '22 November 2026',
    expect.stringMatching(/^Dear parents of \S+,$/),
    expect.stringMatching(/^Thank you for your application for Grade \d+\. We invite your child as follows:$/),
    'Entrance exams: 3 April 2027, 9:00',
    'If you cannot come then, please call us on +961 1 000 000 and give the reference K7QM-4XRT-9.',
  ]);
});

describe.each(languages)('in %s', (language) => {
  it.each(parts(language).office.letters.map(({ id }) => id))('%s leaves no placeholder', (id) => {
    const { subject = '', text = [] } = fill(language, id) ?? {};
    expect(subject).toContain('K7QM-4XRT-9');
    expect([subject, ...text].join('\n')).not.toMatch(/[{}]|undefined/);
    expect(text.length).toBeGreaterThan(4);
  });
});

it.each(parts('ar').office.letters.map(({ id }) => id))(
  'the Arabic %s has Latin letters only where it isolates them',
  (id) => {
    const { subject = '', text = [] } = fill('ar', id) ?? {};
    const apart = /\u2068[^\u2069]*\u2069/g;
    expect([subject, ...text].filter((line) => /[A-Za-z]/.test(line.replaceAll(apart, '')))).toEqual([]);
  },
);
