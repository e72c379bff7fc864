// One application as text. Answers stand under their field's key, groups and lists indented, in the order of the request.
import { isGroup } from '../core/path.ts';
import { printable } from './printable.ts';
import { printInstant } from './printInstant.ts';
import type { Application } from './store.ts';

/** The whole application, its files named but not shown. */
export function printApplication(application: Application): string {
  const { reference, receivedAt, form, formVersion, status, answers, attachments } = application;
  const lines = [
    `Application ${reference}`,
    `Received    ${printInstant(receivedAt)}`,
    `Form        ${form}, version ${formVersion}`,
    `Status      ${status}`,
    '',
    ...printValue(answers),
  ];
  if (attachments.length > 0) lines.push('', 'Files');
  for (const { name, fileName, type, size } of attachments)
    lines.push(`  ${name}: ${fileName} (${type}, ${size} bytes)`);
  return `${lines.map(printable).join('\n')}\n`;
}

function printValue(value: unknown): string[] {
  return Object.entries(value as object).flatMap(([key, answer]) => {
    // A person counts from one.
    const label = Array.isArray(value) ? String(Number(key) + 1) : key;
    if (isAttachment(answer)) return [`${label}: ${answer.name}`];
    if (typeof answer === 'object' && answer !== null) return [label, ...printValue(answer).map(indent)];
    return [`${label}: ${String(answer).replaceAll('\n', '\n  ')}`];
  });
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}

function isAttachment(answer: unknown): answer is { name: string } {
  return isGroup(answer) && ['id', 'name', 'type', 'size'].every((key) => key in answer);
}
