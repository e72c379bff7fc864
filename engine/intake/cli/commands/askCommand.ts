// Asks a parent some questions again by a link, and revokes the link.
import { askableFields } from '../../../core/asking.ts';
import { SOURCE } from '../../../core/index.ts';
import { printInstant } from '../../config/printInstant.ts';
import { AdminError } from '../../storage/adminError.ts';
import type { Application } from '../../storage/store.ts';
import { type Command, type Context, UsageError } from '../parts/command.ts';
import { readOneReference } from '../parts/readReferences.ts';
import { COMMAND_LINE, findApplication, withAdmin } from '../parts/withAdmin.ts';

export const askCommand: Command = {
  usage: 'ask REFERENCE [QUESTION...]',
  about:
    'asks some questions again, e.g. ask DX7T-5969-D /learner/name: prints a link for the parent, valid for 14 days; ' +
    'without a question lists those that can be asked; --revoke ends the link',
  options: ['message', 'revoke'],
  prepare([typed, ...questions], { message, revoke = false }, context) {
    const reference = readOneReference(typed === undefined ? [] : [typed]);
    if (revoke && (questions.length > 0 || message !== undefined)) {
      throw new UsageError('ask --revoke takes only the reference');
    }
    return () =>
      withAdmin(context, async (admin) => {
        const application = await findApplication(admin, reference);
        const { revision } = application;
        if (!revoke && questions.length === 0) return printAskable(application, context);
        const carried = await admin.carryOut(
          reference,
          revoke ? { type: 'revoke-ask', revision } : { type: 'ask', questions, message, revision },
          COMMAND_LINE,
        );
        if (carried.ok) {
          return carried.link ? printLink(reference, carried.link, context) : `${reference}: the link is revoked\n`;
        }
        if (carried.reason === 'not-asked')
          throw new AdminError(`There is no link of ${reference} that waits for an answer`);
        if (carried.reason === 'note') throw new AdminError('The message is too long');
        if (carried.reason === 'changed-meanwhile') {
          throw new AdminError(`${reference} was changed at this moment: see history ${reference}`);
        }
        throw new AdminError(`One of the questions cannot be asked again.\n${printAskable(application, context)}`);
      });
  },
};

function printLink(
  reference: string,
  { path, expiresAt }: { readonly path: string; readonly expiresAt: string },
  { origins = [''], timeZone }: Context,
): string {
  const until = printInstant(expiresAt, timeZone);
  const links = origins.map((origin) => `  ${origin}${path}`);
  const lines = [`${reference} is asked again by this link, once, until ${until}:`, ...links];
  return [...lines, 'To open it the parent gives the reference and the date that was given in the form.', ''].join(
    '\n',
  );
}

function printAskable({ reference, form: id, answers }: Application, { forms = [], offices }: Context): string {
  const form = forms.find((one) => one.id === id);
  const proof = offices?.[SOURCE]?.find((one) => one.form === id)?.proof;
  if (!form || proof === undefined) {
    throw new AdminError(`Nobody is asked again about ${reference}: office.json of its form names no “proof”`);
  }
  const lines = askableFields(form, answers, proof).map(
    ({ pointer, field }) => `  ${pointer}  ${field.schema.title ?? ''}`,
  );
  return `These questions can be asked again:\n${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}
