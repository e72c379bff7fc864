// Everything that was answered, for other programs: a table for a spreadsheet, or one JSON object a line. npm prints a
// line of its own before a program's output, so a file is the usual way out.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Office, OfficeError } from '../office.ts';
import type { Application, Filter } from '../store.ts';
import { atOffice, findApplication } from './atOffice.ts';
import { type Command, Misuse, type Surroundings } from './command.ts';
import { printCsv } from './printCsv.ts';
import { FILTER_OPTIONS, readFilter } from './readFilter.ts';

export const exportCommand: Command = {
  usage: 'export [--as csv|jsonl] [--to FILE]',
  about: 'all answers as a table, or as one JSON object a line',
  options: [...FILTER_OPTIONS, 'as', 'to', 'separator'],
  prepare(words, options, around) {
    if (words.length > 0) throw new Misuse(`export takes no “${words.join(' ')}”`);
    const { to, separator = ',' } = options;
    const as = options.as ?? (to !== undefined && path.extname(to) === '.jsonl' ? 'jsonl' : 'csv');
    if (as !== 'csv' && as !== 'jsonl') throw new Misuse(`“${as}” is no format: use csv or jsonl`);
    if (![',', ';', '\t'].includes(separator)) throw new Misuse('A separator is a comma, a semicolon or a tab');
    const filter = readFilter(options, around.timeZone);
    return () =>
      atOffice(around, async (office) => {
        const applications = await findAll(office, filter);
        const text = as === 'csv' ? table(applications, separator, around) : jsonLines(applications);
        if (to === undefined) return text;
        await writeNew(to, text);
        return `${applications.length} applications are in ${to}\n`;
      });
  },
};

async function findAll(office: Office, filter: Filter): Promise<readonly Application[]> {
  const all: Application[] = [];
  for (const { reference } of await office.list(filter)) all.push(await findApplication(office, reference));
  return all;
}

function table(
  applications: readonly Application[],
  separator: string,
  { forms = [], timeZone }: Surroundings,
): string {
  const ids = [...new Set(applications.map(({ form }) => form))];
  if (ids.length > 1) throw new OfficeError(`A table has one form; choose it by --form: ${ids.join(', ')}`);
  return printCsv(
    applications,
    forms.find(({ id }) => id === ids[0]),
    separator,
    timeZone,
  );
}

function jsonLines(applications: readonly Application[]): string {
  return applications.map((application) => `${JSON.stringify(application)}\n`).join('');
}

async function writeNew(file: string, text: string): Promise<void> {
  await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new OfficeError(`${file} is there already. Name another file`);
  });
}
