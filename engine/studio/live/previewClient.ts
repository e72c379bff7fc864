// The service behind the preview of an office: a table of answers made from examples. A move is remembered until another office is
// shown; what a preview cannot do is refused with a sentence.
import { byLanguage, fillLetter, type Language } from '../../core/index.ts';
import { type Api, type ApiName, type Client, type Given, Refused } from '../../office/index.ts';
import { describeCase, describeForm, type PreviewedOffice, previewedCases } from './previewCases.ts';

type Answering = { readonly [Name in ApiName]: (given: Given<Name>) => Api[Name]['answer'] };

const NAME = 'preview';
const YEAR_MS = 365 * 24 * 3_600_000;

/**
 * A client that answers in one language.
 * @param offices by language, all of one form; letters are filled in each
 * @param statuses of applications that were moved, by their references; changed by moves
 */
export function previewClient(
  offices: Readonly<Partial<Record<Language, PreviewedOffice>>>,
  language: Language,
  statuses: Map<string, string>,
): Client {
  const office = offices[language];
  const answers: Partial<Answering> = { 'GET /me': me, ...(office && answersOf(office, offices, statuses)) };
  return {
    async ask(name, given = {}) {
      const answer = answers[name];
      if (!answer) return refuse('The preview does not do this.');
      return answer(given);
    },
    load: async () => refuse('The preview has no files.'),
  };
}

function answersOf(
  office: PreviewedOffice,
  offices: Readonly<Partial<Record<Language, PreviewedOffice>>>,
  statuses: Map<string, string>,
): Partial<Answering> {
  const cases = () => previewedCases(office, statuses);
  const counts = () => {
    const all: Record<string, number> = {};
    for (const { row } of cases()) all[row.status] = (all[row.status] ?? 0) + 1;
    return all;
  };
  const find = (reference = '') =>
    cases().find(({ row }) => row.reference === reference) ?? refuse('There is no such example.');
  const { id } = office.form;
  return {
    'GET /forms': () => ({
      school: { name: '', telephone: '' },
      forms: [describeForm(office)],
      accounts: [NAME],
      sendsMail: false,
    }),
    'GET /start': () => [{ id, counts: counts(), unseen: 0, flagged: 0, answered: 0, mine: 0 }],
    'GET /applications': ({ query = {} }) => {
      const wanted = query.status?.split(',');
      const rows = cases().map(({ row }) => row);
      return { rows: rows.filter(({ status }) => !wanted || wanted.includes(status)), counts: counts() };
    },
    'GET /applications/:reference': ({ parts = {} }) => describeCase(office, find(parts.reference)),
    'POST /applications/:reference/commands': ({ parts = {}, body }) => {
      const command = body?.command;
      const move = command?.type === 'move' && office.office.moves.find((one) => one.id === command.move);
      if (!move) return refuse('The preview does not do this.');
      statuses.set(parts.reference ?? '', move.to);
      return describeCase(office, find(parts.reference));
    },
    'GET /applications/:reference/letters/:letter': ({ parts = {} }) => {
      const { answers } = find(parts.reference);
      return byLanguage((language) => {
        const { form, office: own } = offices[language] ?? office;
        const letter = own.letters.find((one) => one.id === parts.letter) ?? refuse('There is no such letter.');
        const today = new Date().toISOString().slice(0, 10);
        const reference = parts.reference ?? '';
        return fillLetter(letter, {
          office: own,
          form,
          answers,
          asked: {},
          reference,
          school: '',
          telephone: '',
          today,
        });
      });
    },
  };
}

function refuse(message: string): never {
  throw new Refused({ code: 'preview', errors: [{ message }] });
}

function me(): Api['GET /me']['answer'] {
  const sessionEndsAt = new Date(Date.now() + YEAR_MS).toISOString();
  return { name: NAME, role: 'manage', sessionEndsAt, idleMilliseconds: YEAR_MS };
}
