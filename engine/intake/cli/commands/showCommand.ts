import { asJson } from '../../config/printable.ts';
import { type Command, UsageError } from '../parts/command.ts';
import { printApplication } from '../parts/printApplication.ts';
import { readOneReference } from '../parts/readReferences.ts';
import { findApplication, noteOpened, withAdmin } from '../parts/withAdmin.ts';

export const showCommand: Command = {
  usage: 'show REFERENCE',
  about: 'the answers of one application, by default as they were given last',
  options: ['version', 'json'],
  prepare(args, { version, json }, context) {
    const reference = readOneReference(args);
    const wanted = readVersion(version);
    return () =>
      withAdmin(context, async (admin) => {
        const application = await findApplication(admin, reference, wanted);
        await noteOpened(admin, reference, context);
        const form = context.forms?.find(({ id }) => id === application.form);
        return json ? asJson(application) : printApplication(application, form, context.timeZone);
      });
  },
};

function readVersion(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  const version = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
  if (version > 0) return version;
  throw new UsageError(`--version is a number from 1 on, not “${typed}”`);
}
