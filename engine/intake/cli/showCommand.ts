import { asJson } from '../config/printable.ts';
import type { Command } from './command.ts';
import { printApplication } from './printApplication.ts';
import { readOneReference } from './readReferences.ts';
import { findApplication, noteOpened, withAdmin } from './withAdmin.ts';

export const showCommand: Command = {
  usage: 'show REFERENCE',
  about: 'the answers of one application',
  options: ['json'],
  prepare(words, { json }, around) {
    const reference = readOneReference(words);
    return () =>
      withAdmin(around, async (office) => {
        const application = await findApplication(office, reference);
        await noteOpened(office, reference, around);
        const form = around.forms?.find(({ id }) => id === application.form);
        return json ? asJson(application) : printApplication(application, form, around.timeZone);
      });
  },
};
