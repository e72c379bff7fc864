// The service behind the preview of an office: a table of answers made from examples. A move is remembered until another office is
// shown; what a preview cannot do is refused with a sentence.
import { byLanguage, decide, fillLetter, type Language } from '../../core/index.ts';
import { type Api, type ApiName, type Client, type Given, Refused } from '../../office/index.ts';
import {
  describeCase,
  describeForm,
  type PreviewedMove,
  type PreviewedOffice,
  previewedCases,
} from './previewCases.ts';

type Answering = { readonly [Name in ApiName]: (given: Given<Name>) => Api[Name]['answer'] };

const NAME = 'preview';
const YEAR_MS = 365 * 24 * 3_600_000;

/**
 * A client that answers in one language.
 * @param offices by language, all of one form; letters are filled in each
 * @param moved the moves of applications by their references, which further moves are added to
 */
export function previewClient(
  offices: Readonly<Partial<Record<Language, PreviewedOffice>>>,
  language: Language,
  moved: Map<string, readonly PreviewedMove[]>,
): Client {
  const office = offices[language];
  const answers: Partial<Answering> = { 'GET /me': me, ...(office && answersOf(office, offices, moved)) };
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
  moved: Map<string, readonly PreviewedMove[]>,
): Partial<Answering> {
  const cases = () => previewedCases(office, moved);
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
      if (command?.type !== 'move') return refuse('The preview does not do this.');
      const reference = parts.reference ?? '';
      const { row, moves } = find(reference);
      const state = { status: row.status, aside: false, revision: 0, deleted: false };
      const decision = decide(office.office, state, { ...command, revision: 0 }, { name: NAME, role: 'manage' });
      if (!decision.ok) {
        const errors = (decision.errors ?? []).map(({ name, message }) => ({ path: name, message }));
        if (errors.length === 0) return refuse('This cannot be done in the present status.');
        throw new Refused({ code: 'invalid-answers', errors });
      }
      const { event, content = {} } = decision;
      const made = { number: moves.length + 1, reference, at: new Date().toISOString(), by: NAME };
      if (event.type === 'moved') moved.set(reference, [...moves, { event: { ...event, ...made }, answers: content }]);
      return describeCase(office, find(reference));
    },
    'GET /applications/:reference/letters/:letter': ({ parts = {} }) => {
      const { answers, moves } = find(parts.reference);
      const asked = Object.fromEntries(moves.map((move) => [move.event.move, move.answers]));
      return byLanguage((language) => {
        const { form, office: own } = offices[language] ?? office;
        const letter = own.letters.find((one) => one.id === parts.letter) ?? refuse('There is no such letter.');
        const today = new Date().toISOString().slice(0, 10);
        const reference = parts.reference ?? '';
        return fillLetter(letter, {
          office: own,
          form,
          answers,
          asked,
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
