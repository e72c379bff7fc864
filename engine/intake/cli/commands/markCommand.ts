import { knownStatus, type Move, type Office, SOURCE } from '../../../core/index.ts';
import { AdminError } from '../../storage/adminError.ts';
import { type Command, UsageError } from '../parts/command.ts';
import { readOneReference } from '../parts/readReferences.ts';
import { COMMAND_LINE, findApplication, withAdmin } from '../parts/withAdmin.ts';

/** Makes a move of a form's office.json. */
export const markCommand: Command = {
  usage: 'mark REFERENCE MOVE [QUESTION=ANSWER...]',
  about: 'changes the status by a move of office.json, e.g. mark DX7T-5969-D withdraw reason="Moved abroad"',
  options: [],
  prepare([typed, name, ...given], _, context) {
    const reference = readOneReference(typed === undefined ? [] : [typed]);
    if (name === undefined) throw new UsageError('Which move? Give its id in office.json');
    const answers = readAnswers(given);
    return () =>
      withAdmin(context, async (admin) => {
        const { form, status, revision } = await findApplication(admin, reference);
        const office = context.offices?.[SOURCE]?.find((one) => one.form === form);
        const move = office?.moves.find(({ id }) => id === name);
        const command = { type: 'move', move: name, answers, revision } as const;
        const carried = await admin.carryOut(reference, command, COMMAND_LINE);
        if (!office || !move) throw new AdminError(movesOf(office, status, reference));
        if (carried.ok) return `${reference}: ${labelOf(office, move.to)}\n`;
        if (carried.reason === 'status') throw new AdminError(movesOf(office, status, reference));
        if (carried.reason === 'answers') throw new AdminError(questionsOf(move));
        if (carried.reason === 'full')
          throw new AdminError(`The history of ${reference} is full: nothing can be added`);
        throw new AdminError(`${reference} was changed at this moment: see history ${reference}`);
      });
  },
};

function readAnswers(given: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    given.map((answer) => {
      const [, question, text] = /^([^=]+)=(.*)$/s.exec(answer) ?? [];
      if (question === undefined || text === undefined) throw new UsageError(`“${answer}” is not QUESTION=ANSWER`);
      return [question, text];
    }),
  );
}

function movesOf(office: Office | undefined, status: string, reference: string): string {
  const moves = office
    ? office.moves.filter(({ from }) => from.includes(knownStatus(office, status))).map(({ id }) => id)
    : [];
  return `${reference} is in the status ${status}, which has these moves: ${moves.join(', ') || 'none'}`;
}

function questionsOf({ id, asks }: Move): string {
  const questions = Object.entries(asks?.schema.properties ?? {}).map(([name, schema]) => {
    const isRequired = asks?.schema.required?.includes(name);
    const options = schema.enum ? `: ${schema.enum.join(' or ')}` : schema.format === 'date' ? ': YYYY-MM-DD' : '';
    return `${name} (${schema.title}${options}${isRequired ? ', required' : ''})`;
  });
  return `The move ${id} asks ${questions.join(', ') || 'nothing'}`;
}

function labelOf(office: Office, status: string): string {
  return office.statuses.find(({ id }) => id === status)?.label ?? status;
}
