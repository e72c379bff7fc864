import { printApplication } from './printApplication.ts';
import { asJson } from '../config/printable.ts';
import { atOffice, findApplication, noteOpened } from './withAdmin.ts';
import type { Command } from './command.ts';
import { readOneReference } from './readReferences.ts';

export const showCommand: Command = {
  usage: 'show REFERENCE',
  about: 'the answers of one application',
  options: ['json'],
  prepare(words, { json }, around) {
    const reference = readOneReference(words);
    return () =>
      atOffice(around, async (office) => {
        const application = await findApplication(office, reference);
        await noteOpened(office, reference, around);
        const form = around.forms?.find(({ id }) => id === application.form);
        return json ? asJson(application) : printApplication(application, form, around.timeZone);
      });
  },
};
