// One application as text: steps, groups and list entries as headings, labelled answers below them.
import type { Form } from '../../../core/index.ts';
import { labelledAnswers } from '../../../languages/index.ts';
import { printable } from '../../config/printable.ts';
import { printInstant } from '../../config/printInstant.ts';
import { describeFault } from '../../storage/mailFault.ts';
import type { Application } from '../../storage/store.ts';

/** The application with all answers and the names of its files; without a form, answers are under fields' names. */
export function printApplication(application: Application, form: Form | undefined, timeZone?: string): string {
  const { reference, receivedAt, formVersion, status, aside, attachments, mailFaults } = application;
  const lines = [
    `Application ${reference}`,
    `Received    ${printInstant(receivedAt, timeZone)}`,
    `Form        ${form?.title ?? application.form}, version ${formVersion}`,
    ...printVersion(application, timeZone),
    `Status      ${status}${aside ? ', set aside' : ''}`,
    ...mailFaults.map((fault) => `Mail        ${describeFault(fault)}`),
    ...printAnswers(application, form),
  ];
  if (attachments.length > 0) lines.push('', 'Files');
  for (const { name, fileName, type, size } of attachments)
    lines.push(`  ${name}: ${fileName} (${type}, ${size} bytes)`);
  return `${lines.map(printable).join('\n')}\n`;
}

/** Only of what was answered again. */
function printVersion({ version, versions, answeredAt }: Application, timeZone?: string): string[] {
  if (versions === 1) return [];
  const when = answeredAt === undefined ? 'as received' : `answered ${printInstant(answeredAt, timeZone)}`;
  return [`Version     ${version} of ${versions}, ${when}`];
}

function printAnswers({ answers }: Application, form: Form | undefined): string[] {
  const lines: string[] = [];
  let last: readonly string[] = [];
  for (const { headings, label, text } of labelledAnswers(form, answers)) {
    const heading = headings.length > 0 ? headings : ['Other answers'];
    const shared = heading.findIndex((part, depth) => part !== last[depth]);
    for (const [depth, part] of heading.entries()) {
      if (shared < 0 || depth < shared) continue;
      if (depth === 0) lines.push('');
      lines.push(indent(part, depth));
    }
    last = heading;
    lines.push(indent(`${label}: ${text.replaceAll('\n', '\n  ')}`, heading.length));
  }
  return lines;
}

function indent(text: string, depth: number): string {
  return text
    .split('\n')
    .map((line) => '  '.repeat(depth) + line)
    .join('\n');
}
