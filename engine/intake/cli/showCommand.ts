import { asJson } from '../config/printable.ts';
import type { Command } from './command.ts';
import { printApplication } from './printApplication.ts';
import { readOneReference } from './readReferences.ts';
import { findApplication, noteOpened, withAdmin } from './withAdmin.ts';

export const showCommand: Command = {
  usage: 'show REFERENCE',
  about: 'the answers of one application',
  options: ['json'],
  prepare(args, { json }, context) {
    const reference = readOneReference(args);
    return () =>
      withAdmin(context, async (admin) => {
        const application = await findApplication(admin, reference);
        await noteOpened(admin, reference, context);
        const form = context.forms?.find(({ id }) => id === application.form);
        return json ? asJson(application) : printApplication(application, form, context.timeZone);
      });
  },
};
