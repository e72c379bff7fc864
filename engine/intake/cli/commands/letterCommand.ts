// Shows a letter of office.json filled in, and puts it into the queue that the service mails.
import { type Language, languages, SOURCE } from '../../../core/index.ts';
import type { FilledLetter, LetterText } from '../../../ports/index.ts';
import type { AdminApi } from '../../admin/adminApi.ts';
import { formWithOffice } from '../../office/context.ts';
import { fillLetters, lettersOf } from '../../office/fillLetters.ts';
import { AdminError } from '../../storage/adminError.ts';
import type { Application } from '../../storage/store.ts';
import { type Command, type Context, UsageError } from '../parts/command.ts';
import { readOneReference } from '../parts/readReferences.ts';
import { COMMAND_LINE, findApplication, withAdmin } from '../parts/withAdmin.ts';

export const letterCommand: Command = {
  usage: 'letter REFERENCE [LETTER]',
  about:
    'a letter of office.json, filled in and shown in each language; --send mails it in the language of --language; without a ' +
    'letter lists those that the status offers',
  options: ['language', 'send'],
  prepare([typed, id, ...others], { language: named, send = false }, context) {
    const reference = readOneReference(typed === undefined ? [] : [typed]);
    if (others.length > 0) throw new UsageError(`Too many arguments: ${others.join(' ')}`);
    const language = languages.find((one) => one === named);
    if (named !== undefined && !language) throw new UsageError(`--language is one of ${languages.join(', ')}`);
    if (send && (id === undefined || !language)) {
      throw new UsageError(`letter --send takes a letter and --language, one of ${languages.join(', ')}`);
    }
    return () =>
      withAdmin(context, async (admin) => {
        const application = await findApplication(admin, reference);
        if (id === undefined) return printOffered(application, context);
        const { forms = [], ...others } = context;
        const filled = fillLetters({ ...others, forms }, application, id, await admin.record(reference));
        if (!filled) throw new AdminError(`“${id}” is no letter for this.\n${printOffered(application, context)}`);
        if (send && language) return sendLetter(admin, application, id, language, filled);
        return printLetter(filled, language ? [language] : languages);
      });
  },
};

async function sendLetter(
  admin: AdminApi,
  { reference, revision }: Application,
  letter: string,
  language: Language,
  filled: FilledLetter,
): Promise<string> {
  const { to, [language]: words } = filled;
  if (to === undefined) throw new AdminError(`${reference} names no e-mail address`);
  if (!(await admin.sendsMail())) throw new AdminError('No mail is set up here (SMTP_URL), so nothing would be sent');
  const mail = { to, subject: words.subject, text: words.text.join('\n\n') };
  const command = { type: 'letter', letter, language, way: 'queue', mail, revision } as const;
  const carried = await admin.carryOut(reference, command, COMMAND_LINE);
  if (carried.ok) return `${reference}: the letter ${letter} (${language}) waits to be mailed to ${to}\n`;
  if (carried.reason === 'full') throw new AdminError(`The history of ${reference} is full: nothing can be added`);
  if (carried.reason === 'mail') throw new AdminError('The letter has no subject or no text, or is too long');
  throw new AdminError(`${reference} was changed at this moment: see history ${reference}`);
}

/** Isolates (UAX #9) serve mail programs; a terminal would show them as characters. */
const ISOLATES = /[\u2066-\u2069]/g;

function printLetter(filled: FilledLetter, shown: readonly Language[]): string {
  const printOne = (language: Language) => {
    const { subject, text }: LetterText = filled[language];
    return [`[${language}] ${subject}`, ...text].join('\n\n');
  };
  const to = filled.to === undefined ? '' : `To: ${filled.to}\n\n`;
  return `${to}${shown.map(printOne).join('\n\n\n')}\n`.replaceAll(ISOLATES, '');
}

function printOffered({ reference, form, status }: Application, { forms = [], ...others }: Context): string {
  const worded = formWithOffice({ ...others, forms }, SOURCE, form);
  const offered = worded ? lettersOf(worded, status) : [];
  if (offered.length === 0) return `${reference} is in the status ${status}, which offers no letters\n`;
  const lines = offered.map(({ id, label }) => `  ${id}  ${label}\n`);
  return `${reference} is in the status ${status}, which offers these letters:\n${lines.join('')}`;
}
